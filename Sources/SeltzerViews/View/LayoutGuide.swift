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
open class LayoutGuide {
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

/// The layout guides of one view.
@MainActor
final class ViewGuides {
    /// The guides that the program added.
    var added: [LayoutGuide] = []
    /// The guide of the margins; nil until it is asked for.
    var margins: (any MarginsFollowing)?
}

/// A guide that follows the margins of its view by constraints, which views do not know.
@MainActor
protocol MarginsFollowing: AnyObject {
    /// The guide.
    var guide: LayoutGuide { get }
    /// Follows the new margins of the view.
    func follow(_ margins: Insets)
}
