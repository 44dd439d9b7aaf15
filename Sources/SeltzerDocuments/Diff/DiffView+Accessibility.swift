// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText
import SeltzerViews

/// The visible rows as elements.
extension DiffView {
    /// How many lines differ, in words.
    final var spokenSummary: String {
        let (added, removed) = (document.addedCount, document.removedCount)
        if document.isEmpty { return placeholder }
        func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
        return "\(lines(added)) added, \(lines(removed)) removed"
    }

    /// The elements of the visible rows, in the order of reading; side by side, two of a row with two lines.
    final var visibleParts: [AccessibilityPart] {
        let rect = textRect
        let columns = columns
        var parts: [AccessibilityPart] = []
        forEachVisiblePlace { place, y in
            let row = rows.rows[place.index]
            @MainActor func add(_ attributes: AccessibilityAttributes, _ columns: Range<Int>) {
                var attributes = attributes
                attributes.isCurrent = selection?.head == place.index
                if !isEnabled { attributes.traits.insert(.notEnabled) }
                let frame = Rect(
                    x: columns.lowerBound, y: rect.minY + y, width: columns.count, height: 1)
                parts.append(AccessibilityPart(attributes, frame: frame))
            }
            let whole = rect.minX..<max(rect.minX, rect.maxX)
            switch row.kind {
            case .blank: break
            case .file: add(attributes(ofFile: Int(row.file)), whole)
            case .hunk, .gap: add(attributes(ofHunk: Int(row.hunk), Int(row.file)), whole)
            case .line where isSideBySide && row.old != row.new:
                if row.old >= 0 { add(attributes(ofLine: row.old), columns.old.room) }
                if row.new >= 0 { add(attributes(ofLine: row.new), columns.new.room) }
            case .line: add(attributes(ofLine: row.new >= 0 ? row.new : row.old), whole)
            }
        }
        return parts
    }

    private final func attributes(ofFile index: Int) -> AccessibilityAttributes {
        let file = document.files[index]
        var words = Self.note(of: file).map { [$0] } ?? []
        if file.addedCount > 0 { words.append("\(file.addedCount) added") }
        if file.removedCount > 0 { words.append("\(file.removedCount) removed") }
        if isFolded(.file(index)) { words.append("collapsed") }
        var attributes = AccessibilityAttributes(
            .heading, label: Self.title(of: file), value: words.joined(separator: ", "))
        attributes.level = 1
        return attributes
    }

    private final func attributes(ofHunk hunk: Int, _ file: Int) -> AccessibilityAttributes {
        let lines = document.files[file].hunks[hunk]
        let title = lines.heading.isEmpty ? "" : " \(lines.heading)"
        var attributes = AccessibilityAttributes(
            .heading, label: "Hunk \(hunk + 1) at line \(lines.newLines.lowerBound)\(title)",
            value: isFolded(.hunk(file: file, hunk: hunk)) ? "collapsed" : nil)
        attributes.level = 2
        return attributes
    }

    private final func attributes(ofLine index: Int32) -> AccessibilityAttributes {
        let line = rows.line(index)
        var words: [String] = []
        switch line.kind {
        case .context: break
        case .removed: words.append(line.isMoved ? "moved away" : "removed")
        case .added: words.append(line.isMoved ? "moved here" : "added")
        }
        if let number = line.newNumber ?? line.oldNumber { words.append("line \(number)") }
        if line.lacksLineFeed { words.append(DiffText.lackOfLineFeed) }
        let text = DiffText.shown(line)
        return AccessibilityAttributes(
            .staticText, label: text.allSatisfy(\.isWhitespace) ? "blank line" : text,
            value: words.joined(separator: ", "))
    }
}
