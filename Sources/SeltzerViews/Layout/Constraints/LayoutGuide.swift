// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A rectangle in a view that constraints lay out, but that draws nothing and gets no events.
///
/// ```swift
/// let gap = LayoutGuide()
/// page.addLayoutGuide(gap)
/// LayoutConstraint.activate([
///     gap.leadingAnchor == name.trailingAnchor, gap.trailingAnchor == field.leadingAnchor,
///     gap.widthAnchor == 4,
/// ])
/// ```
@MainActor
open class LayoutGuide: LayoutAnchored {
    /// A name for use in messages.
    public final var identifier: String?
    /// The view that contains the rectangle; nil for none.
    public internal(set) final weak var owningView: View?
    /// The view that stands for the rectangle in the layout: an invisible one, or the owner itself.
    private final let standIn: View?

    /// Creates a guide without a view; ``View/addLayoutGuide(_:)`` gives it one.
    public init() {
        let view = LayoutGuideView(frame: .zero)
        standIn = view
        view.guide = self
    }

    /// Creates the guide of a whole view.
    init(covering view: View) {
        standIn = nil
        owningView = view
    }

    /// The rectangle in the coordinates of ``owningView``; `.zero` before the first layout.
    public final var layoutFrame: Rect { standIn?.frame ?? owningView?.bounds ?? .zero }

    /// The view that stands for the guide.
    public final var anchorView: View { standIn ?? owningView ?? View() }
}

/// The view that stands for a guide in the constraints of its owner; it has no superview.
final class LayoutGuideView: View {
    weak var guide: LayoutGuide?
}

extension View {
    /// The view in whose coordinates constraints place this view: its superview, or the owner of the
    /// guide that this view stands for.
    final var constraintSuperview: View? {
        superview ?? (self as? LayoutGuideView)?.guide?.owningView
    }

    /// Returns whether this view is another view or is laid out inside it.
    final func isLaidOut(inside other: View) -> Bool {
        sequence(first: self, next: \.constraintSuperview).contains { $0 === other }
    }

    /// The guides that the program added, in the order of the calls.
    public final var layoutGuides: [LayoutGuide] {
        (rare?.guides as? ViewGuides)?.added ?? []
    }

    /// The guides of the view, which are made now if there are none.
    private final var guides: ViewGuides {
        if let guides = rare?.guides as? ViewGuides { return guides }
        let guides = ViewGuides()
        rareState.guides = guides
        return guides
    }

    /// Adds a guide, which leaves its view.
    public final func addLayoutGuide(_ guide: LayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        guides.added.append(guide)
    }

    /// Removes a guide, and deactivates its constraints.
    public final func removeLayoutGuide(_ guide: LayoutGuide) {
        guard layoutGuides.contains(where: { $0 === guide }) else { return }
        releaseConstraints(of: guide.anchorView)
        guides.added.removeAll { $0 === guide }
        guide.owningView = nil
    }

    // MARK: The guides of each view

    /// The cells along the edges that bars of containers cover; always zero.
    ///
    /// Bars stand beside the views of controllers, and never over them.
    public final var safeAreaInsets: Insets { .zero }

    /// The whole view, because bars of containers never cover a part of it.
    public final var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(covering: self) }

    /// The rectangle inside the ``layoutMargins``.
    public final var layoutMarginsGuide: LayoutGuide {
        if let margins = guides.margins { return margins.guide }
        let margins = MarginsGuide(of: self)
        guides.margins = margins
        return margins.guide
    }

    /// The rectangle inside the ``layoutMargins``, as ``layoutMarginsGuide``.
    public final var readableContentGuide: LayoutGuide { layoutMarginsGuide }

    /// Moves the guide of the margins.
    final func constraintMarginsDidChange() { rare?.guides?.follow(layoutMargins) }
}

/// The layout guides of one view.
@MainActor
private final class ViewGuides: MarginsFollowing {
    /// The guides that the program added.
    var added: [LayoutGuide] = []
    /// The guide of the margins; nil until it is asked for.
    var margins: MarginsGuide?

    func follow(_ margins: Insets) { self.margins?.follow(margins) }
}

/// The guide of a view's margins, and the constraints that hold it.
@MainActor
private final class MarginsGuide {
    let guide = LayoutGuide()
    private let edges: [LayoutConstraint]

    init(of view: View) {
        guide.identifier = "layoutMarginsGuide"
        guide.owningView = view
        edges = [
            guide.topAnchor == view.topAnchor, guide.leftAnchor == view.leftAnchor,
            guide.bottomAnchor == view.bottomAnchor, guide.rightAnchor == view.rightAnchor,
        ]
        follow(view.layoutMargins)
        LayoutConstraint.activate(edges)
    }

    func follow(_ margins: Insets) {
        let constants = [margins.top, margins.left, -margins.bottom, -margins.right]
        for (edge, constant) in zip(edges, constants) { edge.constant = constant }
    }
}
