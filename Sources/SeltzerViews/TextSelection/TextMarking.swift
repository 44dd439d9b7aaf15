// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The use of text that the user marks by dragging.
///
/// The user marks any text on the screen with the left button, unless a control or a gesture wants
/// the press or the drag. A drag marks from cell to cell, inside of the smallest view that contains
/// both ends; with Alt, it marks a block of columns. A drag beyond the edge of a scroll view
/// scrolls it. A double click marks a word, a triple click a row. The next press or key ends
/// marking. Esc only ends marking and is not passed on.
///
/// The copied text is the text that the views drew. It has blanks in place of signs that decorate
/// the screen, such as lines, frames, bars and the numbers of lines.
/// ``/SeltzerScreen/Canvas/markOrnaments(in:)`` marks other signs of a view as decoration.
public enum TextMarking: Hashable, Sendable {
    /// Dragging marks no text.
    case off
    /// Marked text is copied when the button comes up.
    case copiesOnRelease
    /// Marked text is copied by Ctrl-C, Ctrl-Shift-C, Super-C, Alt-W or Ctrl-Insert.
    case copiesByKey
}

/// A view that wants presses, but leaves drags and clicks that it does not use to the marking of
/// text.
@MainActor
package protocol TextMarkingHost: View {
    /// Whether the present drag has had no effect in this view.
    var leavesDragToMarking: Bool { get }
    /// Whether the view does not use double and triple clicks.
    var leavesClicksToMarking: Bool { get }
    /// The cells of the text, in the view's own coordinates.
    var markableRect: Rect { get }
    /// The number of columns at the beginning of ``markableRect`` that show bars, unless the content
    /// has text there; 0 by default.
    var barWidth: Int { get }
    /// Returns the line at a cell, in the view's own coordinates, if the view may show less than
    /// the whole line; nil if it shows all text of the line.
    func line(at point: Point) -> String?
}

extension TextMarkingHost {
    package var barWidth: Int { 0 }

    package func line(at point: Point) -> String? { nil }
}

extension Application {
    /// The text that the user has marked by dragging; nil for none.
    public final var markedText: String? {
        guard let text = textMarker?.text, !text.isEmpty else { return nil }
        return text
    }

    /// The use of text that the user marks by dragging; ``TextMarking/copiesOnRelease`` by default.
    public final var textMarking: TextMarking {
        get { textMarker?.mode ?? .off }
        set { textMarker?.mode = newValue }
    }

    private final var textMarker: TextMarker? { marker as? TextMarker }

    /// Creates the object that marks text.
    final func makeTextMarker() -> any PressWatcher { TextMarker(application: self) }
}
