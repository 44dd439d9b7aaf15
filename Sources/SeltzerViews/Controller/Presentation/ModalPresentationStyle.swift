// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The place of a presented controller's view on the screen.
public enum ModalPresentationStyle: Hashable, Sendable {
    /// In the middle, with its fitting size and a border. Everything behind it is drawn fainter.
    ///
    /// If this does not fit on a screen of less than 60 columns or 16 rows, the view fills the
    /// screen without a border.
    case formSheet
    /// Over the whole screen; the controllers behind it disappear, as in UIKit.
    case fullScreen
    /// Over the whole screen; the controllers behind it do not disappear.
    ///
    /// They are visible where the view has no background.
    case overFullScreen
    /// Beside its source view, with a border. A press outside dismisses it.
    case popover

    /// No other style on a small screen, as delegates in UIKit return it; as a style of its own,
    /// ``automatic``.
    public static var none: Self { .automatic }
    /// The usual style: ``formSheet``.
    public static var automatic: Self { .formSheet }
    /// A sheet: ``formSheet``, because sheets have one look.
    public static var pageSheet: Self { .formSheet }
    /// Over the presenting controller: ``fullScreen``, because presented controllers have windows of
    /// their own.
    public static var currentContext: Self { .fullScreen }
    /// Over the presenting controller: ``overFullScreen``.
    public static var overCurrentContext: Self { .overFullScreen }
}

/// The movement of a presented controller in UIKit; it has no effect, because sheets slide.
public enum ModalTransitionStyle: Hashable, Sendable {
    /// Slides in from the bottom.
    case coverVertical
    /// Flips over.
    case flipHorizontal
    /// Fades in.
    case crossDissolve
    /// Curls up.
    case partialCurl
}
