// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The editor with the bar in which the user finds and replaces text.
final class EditorPane: View {
    let editor = EditorView()
    private(set) var find: FindInteraction?
    /// The text before the next edit, whose lines the search knows.
    private var searched = TextStorage()

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        addSubview(editor)
        find = FindInteraction(self)
        editor.decorators = [FoundTextDecorator(pane: self)]
        editor.bind("ctrl-f", "Find") { [weak self] in
            self?.find?.presentFindNavigator(showingReplace: false)
        }
        editor.bind("f4", "") { [weak self] in self?.find?.findNext() }
        editor.bind("shift-f4", "") { [weak self] in self?.find?.findPrevious() }
    }

    /// Focuses the editor.
    override func becomeFirstResponder() -> Bool { editor.becomeFirstResponder() }

    override func layoutSubviews() {
        editor.frame = find?.layOutFindBar(in: bounds) ?? bounds
    }

    /// Tells the search of an edit.
    func textDidChange(_ change: TextChange) {
        let old = searched, new = editor.storage
        searched = new
        let first = new.lineNumber(at: change.start)
        let oldLast = old.lineNumber(at: change.start + change.oldCount)
        let newLast = new.lineNumber(at: change.start + change.newCount)
        find?.linesDidChange(first..<max(first, oldLast) + 1, count: max(0, newLast - first) + 1)
    }

    /// Shows another text.
    func setStorage(_ storage: TextStorage) {
        editor.storage = storage
        searched = storage
        find?.textDidChange()
    }

    fileprivate func range(of match: TextMatch) -> Range<Int> {
        let start = editor.storage.startOfLine(match.line)
        return start + match.range.lowerBound..<start + match.range.upperBound
    }
}

extension EditorPane: TextSearching {
    var searchableText: any SearchableText { editor.storage }

    var searchOrigin: TextMatch {
        let storage = editor.storage
        let range = editor.selectedRanges.last ?? 0..<0
        let line = storage.lineNumber(at: range.lowerBound)
        let start = storage.startOfLine(line)
        return TextMatch(line: line, range: range.lowerBound - start..<range.upperBound - start)
    }

    var insertsTypedText: Bool { true }

    var supportsTextReplacement: Bool { editor.isEditable }

    /// Selects the match, which scrolls to it.
    func scrollFoundTextToVisible(_ match: TextMatch) { editor.selectedRanges = [range(of: match)] }

    func foundTextDidChange() { editor.setNeedsDisplay() }

    func selectFoundText(_ matches: [TextMatch]) {
        // More cursors than that are of no use.
        editor.selectedRanges = matches.prefix(10_000).map(range)
    }

    func replaceFoundText(_ match: TextMatch, with text: String) -> Bool {
        let storage = editor.storage
        let line = storage.bytes(in: storage.rangeOfLine(match.line))
        var replacement: String? = text
        if let query = find?.query, let pattern = try? TextPattern(query) {
            replacement = line.withUnsafeBufferPointer {
                pattern.replacement(for: match.range, in: $0, template: text)
            }
        }
        guard let replacement else { return false }
        editor.selectedRanges = [range(of: match)]
        editor.insertText(replacement)
        return true
    }

    func replaceAllFoundText(_ query: TextQuery, with template: String) async -> Int {
        let storage = editor.storage
        guard
            let replacement = try? await TextSearcher()
                .replacingAll(in: storage, query, with: template).get(),
            // The user may have typed on, and bytes that are no text must stay as they are.
            editor.storage == storage,
            TextStorage(replacement.text.string) == replacement.text
        else {
            window?.application?.beep()
            return 0
        }
        editor.selectedRanges = [replacement.range]
        editor.insertText(replacement.text.string)
        return replacement.count
    }
}

/// Shows the matches of a search in the editor.
private struct FoundTextDecorator: TextDecorator {
    weak var pane: EditorPane?

    func decorations(in range: Range<Int>, of textView: TextView) -> [TextDecoration] {
        guard let pane, let find = pane.find, find.isFindNavigatorVisible else { return [] }
        let storage = textView.storage
        let lines =
            storage.lineNumber(at: range.lowerBound)...storage.lineNumber(at: range.upperBound)
        return lines.flatMap { line in
            find.highlights(inLine: line).map { highlight in
                TextDecoration(
                    pane.range(of: TextMatch(line: line, range: highlight.range)),
                    style: highlight.style)
            }
        }
    }
}
