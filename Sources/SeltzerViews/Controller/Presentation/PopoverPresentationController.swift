// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The source of a popover, and the sides of the source where the popover may lie.
@MainActor
public final class PopoverPresentationController {
    /// The view that the popover lies beside and follows; held weakly.
    ///
    /// If no source view is on the screen behind the popover, the popover stays at its last place.
    /// Its first place is the middle of the screen.
    public weak var sourceView: View?
    /// The part of the source view that the popover leaves free, in that view's own coordinates;
    /// nil for the whole view.
    public var sourceRect: Rect?
    /// The item of a bar that the popover lies beside; setting it sets the source view and its
    /// part.
    public weak var barButtonItem: BarButtonItem? {
        didSet {
            guard let barButtonItem else { return }
            sourceView = barButtonItem.bar
            sourceRect = barButtonItem.placeInBar?()
        }
    }
    /// The view or the item of a bar that the popover lies beside, as ``sourceView`` or
    /// ``barButtonItem``.
    public var sourceItem: AnyObject? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? BarButtonItem
            if let view = newValue as? View { sourceView = view }
        }
    }
    /// The sides to try, in order.
    public var permittedSides: [PopoverSide] = PopoverSide.allCases

    /// The directions in which the arrow of a popover points from the popover to its source.
    public struct ArrowDirection: OptionSet, Hashable, Sendable {
        /// The bits of the directions.
        public let rawValue: UInt
        /// Creates a set of directions from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The popover is below its source.
        public static let up = ArrowDirection(rawValue: 1)
        /// The popover is above its source.
        public static let down = ArrowDirection(rawValue: 2)
        /// The popover is on the right of its source.
        public static let left = ArrowDirection(rawValue: 4)
        /// The popover is on the left of its source.
        public static let right = ArrowDirection(rawValue: 8)
        /// All directions.
        public static let any: ArrowDirection = [.up, .down, .left, .right]
    }

    /// The ``permittedSides``, in UIKit's words: a popover whose arrow points up is below its source.
    ///
    /// No directions permit all sides, because a popover has no arrow.
    public var permittedArrowDirections: ArrowDirection {
        get {
            permittedSides.reduce(into: []) { directions, side in
                directions.formUnion(Self.direction(of: side))
            }
        }
        set {
            let sides = PopoverSide.allCases.filter { newValue.contains(Self.direction(of: $0)) }
            permittedSides = sides.isEmpty ? PopoverSide.allCases : sides
        }
    }

    private static func direction(of side: PopoverSide) -> ArrowDirection {
        switch side {
        case .below: .up
        case .above: .down
        case .right: .left
        case .left: .right
        }
    }

    /// The delegate of the presentation, which is also the delegate of the
    /// ``ViewController/presentationController``; held weakly.
    public var delegate: (any AdaptivePresentationControllerDelegate)? {
        get { controller?.presentationController?.delegate }
        set { controller?.presentationController?.delegate = newValue }
    }
    private weak var controller: ViewController?

    /// Whether a press that opened the popover continues in it when the pointer moves there; false
    /// by default.
    ///
    /// If true, the user can press to open a menu and release to choose. The view under the pointer
    /// then gets the press as if it had begun there. If false, a press in one of the
    /// ``passthroughViews`` stays with that view.
    public var continuesPress = false

    /// The views behind the popover that receive the mouse while it is shown; none by default, held
    /// weakly.
    ///
    /// For instance, a menu bar follows the pointer while one of its menus is open. Presses,
    /// motions and the wheel reach these views and their subviews. Such a press does not dismiss
    /// the popover. The popover stays in front and keeps the focus.
    public var passthroughViews: [View] {
        get { passthrough.compactMap(\.object) }
        set { passthrough = newValue.map { Weak($0) } }
    }
    private var passthrough: [Weak<View>] = []

    init(of controller: ViewController) { self.controller = controller }
}

/// The directions of a popover's arrow, under UIKit's name.
public typealias PopoverArrowDirection = PopoverPresentationController.ArrowDirection
/// The delegate of a popover, under UIKit's name.
public typealias PopoverPresentationControllerDelegate = AdaptivePresentationControllerDelegate
