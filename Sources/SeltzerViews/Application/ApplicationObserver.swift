// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Observes an application for tools such as recorders and the control port.
///
/// An application without observers spends one comparison on each input event and each frame.
@MainActor
package final class ApplicationObserver {
    /// Called when the application has started and its first frame is drawn.
    package var didStart: @MainActor () -> Void = {}
    /// Called before the application gives its display back.
    package var willStop: @MainActor () -> Void = {}
    /// Called with each input event before it is dispatched; the flag says whether a responder
    /// keeps the input secret.
    ///
    /// Events that wait for a decision about an earlier event are reported when they are
    /// dispatched.
    package var willDispatch: @MainActor (InputEvent, _ isSecret: Bool) -> Void = { _, _ in }
    /// Called after the layout of each frame, even if the frame changes no cell.
    package var didLayOut: @MainActor () -> Void = {}
    /// Called with each frame that the display took.
    package var didShow: @MainActor (FrameReport) -> Void = { _ in }
    /// Whether frames are measured; if not, a report has only its rectangles.
    package var measuresFrames = false
    /// Called with each new diagnostic.
    package var didDiagnose: @MainActor (String) -> Void = { _ in }
    /// Called with the lines of each ``Application/log(_:)-(StyledText)``.
    package var didLog: @MainActor ([StyledText]) -> Void = { _ in }

    /// Called with the name and the text of each value that
    /// ``Application/externalValue(_:read:)`` has read; nil if nobody wants the text.
    package var didRead: (@MainActor (_ name: String, _ text: String) -> Void)?

    /// Creates an observer whose closures do nothing.
    package init() {}
}

extension Application {
    /// A copy of the cells of the last frame.
    package final var picture: CellBuffer { frames.picture }

    /// The rectangle of the screen, with its origin at zero.
    package final var screenBounds: Rect { frames.bounds }

    /// The cursor of the last frame; nil if it is hidden.
    package final var shownCursor: Cursor? { frames.shownCursor }

    /// Reports an event to the observers before it is dispatched.
    final func tellObservers(of event: InputEvent) {
        let isTyped =
            switch event {
            case .key, .paste: true
            case .mouse, .focus, .resize: false
            }
        let isSecret = isTyped && presentKeyTarget.keepsInputSecret
        for observer in observers { observer.willDispatch(event, isSecret) }
    }
}
