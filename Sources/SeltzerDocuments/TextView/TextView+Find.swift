// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText
import SeltzerViews

/// Finding and replacing text.
extension TextView: TextSearching {
    /// The stored text.
    public final var searchableText: any SearchableText { storage }

    /// The beginning of the selection, or the cursor.
    public final var searchOrigin: TextMatch {
        let start = document.mainSelection.range.lowerBound
        let line = storage.lineNumber(at: start)
        let offset = start - storage.startOfLine(line)
        return TextMatch(line: line, range: offset..<offset)
    }

    /// The selected text if it is in a single line; otherwise nil.
    public final var suggestedSearchText: String? {
        let range = document.mainSelection.range
        guard !range.isEmpty, range.count < 1_024 else { return nil }
        let text = storage.string(in: range)
        return text.contains(where: \.isNewline) ? nil : text
    }

    /// Whether the user can change the text.
    public final var insertsTypedText: Bool { isEditable }

    /// Whether the user can change the text.
    public final var supportsTextReplacement: Bool { isEditable && isEnabled }

    /// Scrolls to the cells of a match.
    public final func scrollFoundTextToVisible(_ match: TextMatch) {
        layoutIfNeeded()
        scroll(toPosition: range(of: match).lowerBound)
        setNeedsDisplay()
    }

    /// Shows the new matches in the text and in the scroll bar.
    public final func foundTextDidChange() {
        updateScrollBar()
        setNeedsDisplay()
    }

    /// Selects matches, with a cursor after each; no event is posted.
    public final func selectFoundText(_ matches: [TextMatch]) {
        let ranges = matches.map { Range<TextPosition>(range(of: $0)) }
        select { $0.select(ranges) }
    }

    /// The maximum number of steps for the replacement of one match: some milliseconds, in which keys wait.
    private static var stepsOfReplacement: Int { 100_000 }

    /// Replaces a match, reports it as a change by the user, and places the cursor after the new text.
    ///
    /// If that fails, the bar shows the reason.
    public final func replaceFoundText(_ match: TextMatch, with text: String) -> Bool {
        let range = range(of: match), line = storage.rangeOfLine(match.line)
        var new = text
        if let query = findInteraction?.query, query.isRegularExpression, text.contains("$") {
            do throws(TextQueryError) {
                // Keys wait meanwhile, so a replacement that takes longer than a frame is refused.
                let expanded = try TextPattern(query)
                    .replacement(
                        for: match.range, in: SearchableLine(storage, in: line), template: text,
                        steps: Self.stepsOfReplacement)
                guard let expanded else { return false }
                new = expanded
            } catch let error {
                findInteraction?.replacementDidFail(error)
                return false
            }
        }
        let count = document.changeCount
        edit {
            $0.select([Range(range)])
            if new.isEmpty {
                $0.delete(.backward, by: .character)
            } else {
                $0.insert(new)
            }
        }
        return document.changeCount != count
    }

    /// Replaces all matches of a query in one step of undoing, and reports it as a change by the user.
    ///
    /// Does nothing if the text changes meanwhile.
    ///
    /// If the matches of a regular expression cannot be replaced, the bar shows the reason.
    ///
    /// - Returns: The number of replacements.
    public final func replaceAllFoundText(
        _ query: TextQuery, with template: String
    ) async -> Int {
        let count = document.changeCount
        let result = await TextSearcher().replacingAll(in: storage, query, with: template)
        if case .failure(let error) = result, error != .isCancelled {
            findInteraction?.replacementDidFail(error)
        }
        guard case .success(let found?) = result, document.changeCount == count else { return 0 }
        edit { document in
            let end = found.range.lowerBound + found.text.count
            document.replace(
                [.init(found.range, found.text)], as: .other, selections: [.init(cursor: end)])
        }
        return document.changeCount == count ? 0 : found.count
    }

    /// Returns the bytes of a match.
    private final func range(of match: TextMatch) -> Range<Int> {
        let start = storage.startOfLine(match.line)
        return start + match.range.lowerBound..<start + match.range.upperBound
    }

    /// Returns the matches in a range of bytes, with their look.
    final func foundDecorations(in range: Range<Int>) -> [TextDecoration] {
        guard let findInteraction, findInteraction.isFindNavigatorVisible else { return [] }
        let lines =
            storage.lineNumber(
                at: range.lowerBound)...storage.lineNumber(
                at: range.upperBound)
        return lines.flatMap { line -> [TextDecoration] in
            let start = storage.startOfLine(line)
            let bytes = max(0, range.lowerBound - start)..<max(0, range.upperBound - start)
            return findInteraction.highlights(inLine: line, bytes: bytes).map {
                TextDecoration(
                    start + $0.range.lowerBound..<start + $0.range.upperBound, style: $0.style)
            }
        }
    }

    /// Tells the search which lines an edit changed.
    final func searchAgain(_ change: TextChange, in old: TextStorage) {
        guard let findInteraction, findInteraction.isFindNavigatorVisible else { return }
        let first = old.lineNumber(at: change.start)
        let last = old.lineNumber(at: change.start + change.oldCount)
        let newLast = storage.lineNumber(at: change.start + change.newCount)
        findInteraction.linesDidChange(first..<last + 1, count: newLast - first + 1)
    }
}

extension TextView: OwnSearchKeys {
    final var hasOwnSearchKeys: Bool { vi != nil }
}

// The find bar is not part of the text that a screen reader reads.
extension TextView: AccessoryHolder {
    package var accessoryViews: [View] { findInteraction?.visibleBars ?? [] }
}
