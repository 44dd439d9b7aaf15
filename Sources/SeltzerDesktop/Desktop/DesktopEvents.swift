// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The user moved a window with the pointer or with keys; posted by the window, whose own handlers run first.
///
/// It is posted once, at the end of the move.
public struct DesktopWindowMoved: RoutedEvent, Hashable, Sendable {
    /// The window.
    public let window: DesktopWindow
    /// The new frame in the coordinates of the desktop.
    public let frame: Rect

    /// Creates the event of a window with a new frame.
    public init(window: DesktopWindow, frame: Rect) { (self.window, self.frame) = (window, frame) }
}

/// The user changed the size of a window; posted by the window, whose own handlers run first.
///
/// It is posted once, at the end of the drag.
public struct DesktopWindowResized: RoutedEvent, Hashable, Sendable {
    /// The window.
    public let window: DesktopWindow
    /// The new frame in the coordinates of the desktop.
    public let frame: Rect

    /// Creates the event of a window with a new size.
    public init(window: DesktopWindow, frame: Rect) { (self.window, self.frame) = (window, frame) }
}

/// The user maximized a window, placed it in a part of the desktop, or restored it; posted by the window, whose own
/// handlers run first.
public struct DesktopWindowPlaced: RoutedEvent, Hashable, Sendable {
    /// The window.
    public let window: DesktopWindow
    /// The new placement.
    public let placement: WindowPlacement

    /// Creates the event of a window with a new placement.
    public init(window: DesktopWindow, placement: WindowPlacement) {
        (self.window, self.placement) = (window, placement)
    }
}

/// The user minimized a window, or restored a minimized one; posted by the window, whose own handlers run first.
public struct DesktopWindowMinimized: RoutedEvent, Hashable, Sendable {
    /// The window.
    public let window: DesktopWindow
    /// Whether the window is minimized now.
    public let isMinimized: Bool

    /// Creates the event of a window that was minimized or restored.
    public init(window: DesktopWindow, isMinimized: Bool) {
        (self.window, self.isMinimized) = (window, isMinimized)
    }
}

/// The user closed a window; posted after its removal by the ``DesktopView``, whose own handlers run first.
public struct DesktopWindowClosed: RoutedEvent, Hashable, Sendable {
    /// The window, which is no longer in a desktop.
    public let window: DesktopWindow

    /// Creates the event of a closed window.
    public init(window: DesktopWindow) { self.window = window }
}

/// The user activated another window of a desktop, or the focus moved into it; posted by the window, whose own handlers
/// run first.
///
/// A move of the focus is reported even if the program moves it. Methods of ``DesktopView`` that activate a window post
/// nothing.
public struct DesktopWindowActivated: RoutedEvent, Hashable, Sendable {
    /// The window.
    public let window: DesktopWindow

    /// Creates the event of an activated window.
    public init(window: DesktopWindow) { self.window = window }
}

/// The user arranged all windows; posted by the ``DesktopView``, whose own handlers run first.
public struct DesktopWindowsArranged: RoutedEvent, Hashable, Sendable {
    /// The arrangement.
    public let arrangement: WindowArrangement

    /// Creates the event of an arrangement of all windows.
    public init(arrangement: WindowArrangement) { self.arrangement = arrangement }
}

/// Asks whether the user may close a window.
///
/// The window asks, and its own answers come first.
///
/// Without an answer the window is closed, unless its ``DesktopWindow/closingConfirmation`` refuses.
///
/// ```swift
/// desktop.answer { (question: ShouldCloseDesktopWindow) in
///     question.window.isEdited ? false : nil
/// }
/// ```
public struct ShouldCloseDesktopWindow: RoutedRequest, Hashable, Sendable {
    /// Whether the window may be closed.
    public typealias Answer = Bool

    /// The window.
    public let window: DesktopWindow

    /// Creates the request for a window.
    public init(window: DesktopWindow) { self.window = window }
}
