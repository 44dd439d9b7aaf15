// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Who catches the event of a row's button.
enum Catcher: String, CaseIterable {
    /// The view that the table is in; the controller hears nothing.
    case view
    /// The view's controller.
    case controller
    /// The view, which lets it go on to the controller.
    case both
    /// Nobody: the event goes up to the end of the chain, and nothing happens.
    case none

    /// Whether the view has a handler.
    var isViewAsked: Bool { self == .view || self == .both }

    /// Whether the controller has a handler.
    var isControllerAsked: Bool { self == .controller || self == .both }
}
