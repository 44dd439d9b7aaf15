// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The responders that handle the event of a row's button.
enum Catcher: String, CaseIterable {
    /// The view around the table; the event does not reach the controller.
    case view
    /// The controller of the view.
    case controller
    /// Both: the view lets the event bubble on to the controller.
    case both
    /// None: the event reaches the end of the chain unhandled.
    case none

    /// Whether the view has a handler.
    var isViewAsked: Bool { self == .view || self == .both }

    /// Whether the controller has a handler.
    var isControllerAsked: Bool { self == .controller || self == .both }

    /// The responders that handle the event of a button, in a few words.
    var summary: String {
        switch self {
        case .view: "the view catches the event of a button"
        case .controller: "the controller catches the event of a button"
        case .both: "the view and the controller catch the event of a button"
        case .none: "nobody catches the event of a button"
        }
    }
}
