// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// The page of a document, with its text.
final class EditorController: ViewController {
    let document: Document
    let editor: EditorView
    /// The name of the file that decided the language of the colors.
    private var coloredName: String?

    init(_ document: Document) {
        self.document = document
        editor = EditorView(isReadOnly: document.isReadOnly)
        super.init()
        editor.storage = document.text
        colorText()
    }

    override func loadView() {
        view = editor
        editor.on { [weak self] (event: TextEdited) in
            guard let self else { return .ignored }
            document.edit(editor.storage, change: event.change)
            return .observed
        }
        editor.on { [weak self] (_: ViModeChanged) in
            (self?.window?.rootViewController as? NotesController)?.updateStatus()
            return .observed
        }
    }

    override var preferredFocusedView: View? { editor }

    /// Shows the text of the document again, after it was read again.
    func showDocument() {
        if editor.storage != document.text { editor.storage = document.text }
    }

    /// Colors the text in its language, which follows from the name of the file or from the first
    /// line.
    func colorText() {
        guard coloredName != document.name else { return }
        coloredName = document.name
        editor.accessibilityLabel = document.name
        let storage = editor.storage
        let firstLine = storage.string(in: 0..<min(storage.rangeOfLine(0).upperBound, 256))
        editor.highlighter =
            SyntaxLanguage(fileName: document.name, firstLine: firstLine)?.highlighter
    }

    /// Shows the bar in which the user finds text.
    ///
    /// - Parameter replacing: Whether to show the row for replacing too.
    func find(replacing: Bool) {
        editor.findInteraction?.presentFindNavigator(showingReplace: replacing)
    }

    /// Selects a part of the text, and scrolls to it.
    func select(_ range: Range<Int>) {
        editor.layoutIfNeeded()
        editor.selectedRanges = [Range(range)]
        let line = editor.storage.lineNumber(at: range.lowerBound)
        if !editor.visibleLines.contains(line) { editor.scroll(toLine: max(0, line - 3)) }
    }

    /// Places the cursor at the beginning of a line, from 1; if the line does not exist, at the
    /// nearest one.
    func goToLine(_ number: Int) {
        let start = editor.storage.startOfLine(number - 1)
        select(start..<start)
    }

    /// The line and the column of the cursor, from 1.
    var cursorPlace: (line: Int, column: Int) {
        let storage = editor.storage
        let cursor = editor.cursor.offset
        let line = storage.lineNumber(at: cursor)
        let start = storage.startOfLine(line)
        // In an enormous line, the column counts bytes.
        let isShort = cursor - start < 65_536
        let column = isShort ? storage.string(in: start..<cursor).count : cursor - start
        return (line + 1, column + 1)
    }
}
