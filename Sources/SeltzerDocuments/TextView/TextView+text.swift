// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The text and its selections.
extension TextView {
    /// The whole text, with U+FFFD for invalid UTF-8.
    ///
    /// Setting it is not reported, and clears the history. Use ``storage`` for a text that may be
    /// long.
    public final var text: String {
        get { storage.string }
        set { storage = TextStorage(newValue) }
    }

    /// The stored text.
    ///
    /// Setting it is not reported, and clears the history. The cursor and the first visible row keep their lines, if
    /// these lines exist.
    ///
    /// A byte order mark is not part of the text. The storage remembers the mark, and `FileWriter` writes it again.
    public final var storage: TextStorage {
        get { document.storage }
        set {
            wantsCursor = wantsCursor || isCursorVisible(in: laidOutSize)
            document.setStorage(newValue)
            countedLineEndings = nil
            rows.setStorage(document.storage, change: nil)
            sortedDecorations = SortedDecorations()
            restartHighlighting()
            goalColumns = nil
            completer?.dismiss()
            // The next layout starts from the new text.
            laidOutSize = .zero
            textDidChange()
            findInteraction?.textDidChange()
            restartVi()
        }
    }

    /// The number of line ends of each kind in the text.
    ///
    /// The view keeps all line ends, and a new line end is of the same kind as the line ends near it. The first call
    /// after a change of ``storage`` reads the whole text. After that, an edit updates only the changed part.
    public final var lineEndings: TextLineEndings {
        if let countedLineEndings { return countedLineEndings }
        let endings = storage.lineEndings(in: 0..<storage.count)
        countedLineEndings = endings
        return endings
    }

    /// The selected ranges in order; an empty range for each cursor without a selection.
    ///
    /// Setting it is not reported. Ranges are cut at the end of the text. An empty list is ignored.
    public final var selectedRanges: [Range<TextPosition>] {
        get { document.selectedRanges }
        set {
            select { $0.select(newValue) }
        }
    }

    /// The position of the cursor that was placed last.
    public final var cursor: TextPosition { document.cursor }

    /// The selected text, with line feeds between the texts of several selections; empty for none.
    public final var selectedText: String { document.selectedText }

    /// The lines with a cursor, from 0.
    public final var linesWithCursor: Set<Int> {
        drawnLinesWithCursor ?? Set(document.cursors.map { storage.lineNumber(at: $0) })
    }

    /// The ranges with a look of their own, in the order of their starts; empty by default.
    ///
    /// They move with their text when the user edits it. Ranges are cut at the end of the text. A new
    /// ``storage`` removes all decorations. For more than a few thousand decorations, use ``decorators``.
    public final var decorations: [TextDecoration] {
        get { sortedDecorations.all }
        set {
            sortedDecorations = SortedDecorations(
                newValue.compactMap { decoration in
                    let range = decoration.range.clamped(to: 0..<storage.count)
                    return range.isEmpty ? nil : TextDecoration(range, style: decoration.style)
                })
            setNeedsDisplay()
        }
    }
}
