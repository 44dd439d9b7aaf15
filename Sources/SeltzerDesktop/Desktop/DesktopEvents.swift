// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The user moved a window, by the pointer or by keys; posted by the window, whose own handlers run first.
///
/// It is posted once, at the end of the move.
public struct WindowMoved: RoutedEvent, Hashable, Sendable {
    /// The window.
    public let window: DesktopWindow
    /// The new frame in the coordinates of the desktop.
    public let frame: Rect

    /// Creates an event.
    public init(window: DesktopWindow, frame: Rect) { (self.window, self.frame) = (window, frame) }
}

/// The user changed the size of a window; posted by the window, whose own handlers run first.
///
/// It is posted once, at the end of the drag.
public struct WindowResized: RoutedEvent, Hashable, Sendable {
    /// The window.
    public let window: DesktopWindow
    /// The new frame in the coordinates of the desktop.
    public let frame: Rect

    /// Creates an event.
    public init(window: DesktopWindow, frame: Rect) { (self.window, self.frame) = (window, frame) }
}

/// The user maximized a window, put it into a part of the desktop, or restored it; posted by the window, whose own
/// handlers run first.
public struct WindowPlaced: RoutedEvent, Hashable, Sendable {
    /// The window.
    public let window: DesktopWindow
    /// The new placement.
    public let placement: WindowPlacement

    /// Creates an event.
    public init(window: DesktopWindow, placement: WindowPlacement) {
        (self.window, self.placement) = (window, placement)
    }
}

/// The user minimized a window, or restored a minimized one; posted by the window, whose own handlers run first.
public struct WindowMinimized: RoutedEvent, Hashable, Sendable {
    /// The window.
    public let window: DesktopWindow
    /// Whether the window is minimized now.
    public let isMinimized: Bool

    /// Creates an event.
    public init(window: DesktopWindow, isMinimized: Bool) {
        (self.window, self.isMinimized) = (window, isMinimized)
    }
}

/// The user closed a window; posted after its removal by the ``DesktopView``, whose own handlers run first.
public struct WindowClosed: RoutedEvent, Hashable, Sendable {
    /// The window, which is in no desktop any more.
    public let window: DesktopWindow

    /// Creates an event.
    public init(window: DesktopWindow) { self.window = window }
}

/// The user activated another window of a desktop, or the focus came to it; posted by the window,
/// whose own handlers run first.
///
/// The focus is reported whoever moves it. Methods of ``DesktopView`` that activate a window post
/// nothing.
public struct WindowActivated: RoutedEvent, Hashable, Sendable {
    /// The window.
    public let window: DesktopWindow

    /// Creates an event.
    public init(window: DesktopWindow) { self.window = window }
}

/// The user arranged all windows; posted by the ``DesktopView``, whose own handlers run first.
public struct WindowsArranged: RoutedEvent, Hashable, Sendable {
    /// The arrangement.
    public let arrangement: WindowArrangement

    /// Creates an event.
    public init(arrangement: WindowArrangement) { self.arrangement = arrangement }
}

/// May the user close this window? Asked by the window, whose own answers count first.
///
/// Without an answer the window is closed, unless its ``DesktopWindow/confirmsClosing`` refuses.
///
/// ```swift
/// desktop.answer { (question: ShouldCloseWindow) in
///     question.window.isEdited ? false : nil
/// }
/// ```
public struct ShouldCloseWindow: RoutedRequest, Hashable, Sendable {
    /// Whether the window may be closed.
    public typealias Answer = Bool

    /// The window.
    public let window: DesktopWindow

    /// Creates a question.
    public init(window: DesktopWindow) { self.window = window }
}
