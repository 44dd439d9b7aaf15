// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension LayoutGuide: LayoutAnchored {}

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
        rare?.guides?.added ?? []
    }

    /// The guides of the view, which are made now if there are none.
    private final var guides: ViewGuides {
        if let guides = rare?.guides { return guides }
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
    final func constraintMarginsDidChange() { rare?.guides?.margins?.follow(layoutMargins) }
}

/// The guide of a view's margins, and the constraints that hold it.
@MainActor
private final class MarginsGuide: MarginsFollowing {
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
