// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A title with views below it that the user shows and hides.
///
/// When the user opens or closes the group, its ``header`` runs its actions for
/// ``/SeltzerViews/Control/Event/valueChanged``, then the group posts ``DisclosureToggled``. A change by the program is
/// not reported.
///
/// ```swift
/// let advanced = DisclosureGroup("&Advanced", form)
/// ```
///
///      ▾ Advanced
///        [✓] Follow links
///        [ ] Hidden files
///
/// The content begins two columns further in. The focus moves to the title when the group closes around it.
open class DisclosureGroup: StackView {
    /// The row with the title.
    public final let header: DisclosureHeader
    private final let content: StackView

    /// The view below the title; nil for none.
    public final var contentView: View? {
        get { content.arrangedSubviews.first }
        set {
            guard newValue !== contentView else { return }
            contentView?.removeFromSuperview()
            if let newValue { show(newValue) }
        }
    }

    /// The title, with `&` before the mnemonic (``MnemonicTitle``).
    public final var title: String {
        get { header.title }
        set { header.title = newValue }
    }

    /// Whether the user can open and close the group; the content stays enabled.
    public final var isEnabled: Bool {
        get { header.isEnabled }
        set { header.isEnabled = newValue }
    }

    /// Whether the content is shown.
    ///
    /// Setting it is not reported. In an ``Accordion`` it may close another group.
    public final var isExpanded: Bool {
        get { !content.isHidden }
        set {
            guard newValue != isExpanded else { return }
            let focused = window?.firstResponder as? View
            if !newValue, focused?.isDescendant(of: content) == true {
                header.becomeFirstResponder()
            }
            content.isHidden = !newValue
            header.setNeedsDisplay()
            if newValue { accordion?.closeOthers(than: self) }
        }
    }

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before the mnemonic.
    ///   - contentView: The view below the title; nil for none.
    ///   - isExpanded: Whether the content is shown.
    ///   - action: Runs when the user has opened or closed the group, which retains it.
    public init(
        _ title: String, _ contentView: View? = nil, isExpanded: Bool = false,
        action: (@MainActor (DisclosureGroup) -> Void)? = nil
    ) {
        header = DisclosureHeader(title: title)
        content = StackView(.vertical)
        super.init(.vertical)
        content.isHidden = !isExpanded
        header.group = self
        addArrangedSubview(header)
        addArrangedSubview(content)
        if let contentView { show(contentView) }
        guard let action else { return }
        header.addAction(for: .valueChanged) { (header: DisclosureHeader) in
            header.group.map(action)
        }
    }

    private final func show(_ view: View) {
        // Controls keep a cell free for the focus; a label has no such cell, and begins below the title's text.
        content.layoutMargins = Insets(left: view is Label ? 3 : 2)
        content.addArrangedSubview(view)
    }

    /// The accordion around the group; nil for none.
    final var accordion: Accordion? { superview as? Accordion }

    /// Opens or closes the group for the user, and reports it; does nothing while the group is disabled.
    final func toggleByUser() {
        guard isEnabled else { return }
        let closed = isExpanded ? [] : accordion?.groupsToClose(for: self) ?? []
        isExpanded.toggle()
        for group in closed { group.report() }
        report()
    }

    private final func report() {
        let event = DisclosureToggled(title: header.mnemonicTitle.text, isExpanded: isExpanded)
        post(event, includingSelf: true) {
            header.sendActions(for: .primaryActionTriggered)
            header.sendActions(for: .valueChanged)
        }
    }
}

extension DisclosureGroup: SpringLoadedInteractionSupporting {
    /// Returns the title of a closed group, as a target that opens the group.
    public final func springLoadedTarget(at point: Point) -> SpringLoadedTarget? {
        guard isEnabled, !isExpanded, header.frame.contains(point) else { return nil }
        return SpringLoadedTarget(0) { [weak self] in
            if self?.isExpanded == false { self?.toggleByUser() }
        }
    }
}

/// The user opened or closed a group; posted by the group, whose own handlers run first.
public struct DisclosureToggled: RoutedEvent, Hashable, Sendable {
    /// The title of the group, without the mark of a mnemonic.
    public let title: String
    /// Whether the content is shown now.
    public let isExpanded: Bool

    /// Creates an event.
    public init(title: String, isExpanded: Bool) {
        self.title = title
        self.isExpanded = isExpanded
    }
}
