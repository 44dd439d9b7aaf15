// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// One file while the rules work on it.
final class FileContext {
    struct Note {
        let offset: Int
        /// A sentence; nil for the code of the line.
        let text: String?
        let row: String
        /// Whether the note stays if the text at its place is gone.
        let isFirm: Bool
    }

    let facts: ProgramFacts
    let interface: InterfaceNames
    /// The number of the file in the program.
    let file: Int
    var edits: EditList
    private(set) var notes: [Note] = []

    init(source: String, file: Int, facts: ProgramFacts, interface: InterfaceNames) {
        self.facts = facts
        self.interface = interface
        self.file = file
        edits = EditList(source)
    }

    // MARK: Changes

    func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.replace(node.range, with: text)
    }

    /// Returns the text of a node after the changes so far.
    func text(of node: some SyntaxProtocol) -> String { edits.text(of: node.range) }

    /// Removes an attribute or a modifier, with the space behind it.
    func removeWord(_ node: some SyntaxProtocol) {
        let end = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        guard let end else { return }
        let range = node.range.lowerBound..<end.range.lowerBound
        let hasComment = edits.original(node.range.upperBound..<range.upperBound).contains("/")
        edits.replace(hasComment ? node.range : range, with: "")
    }

    /// Removes a statement or member with its lines, and a blank line that would be doubled.
    func removeLines(of node: some SyntaxProtocol, withComments: Bool = false) {
        let source = edits.source
        var start = node.range.lowerBound
        while start > 0, [32, 9].contains(source[start - 1]) { start -= 1 }
        guard start == 0 || source[start - 1] == 10 else {
            edits.replace(start..<node.endPosition.utf8Offset, with: "")
            return
        }
        start = max(0, start - 1)
        while withComments, let line = commentLine(before: start) { start = line }
        var end = node.endPosition.utf8Offset
        let isAfterGap = start == 0 || [10, 123].contains(source[start - 1])
        if isAfterGap, let gap = blankLine(at: end) {
            end = gap
        } else if start > 0, source[start - 1] == 10, closesBlock(at: end) {
            start -= 1
        }
        edits.replace(start..<end, with: "")
    }

    /// The end of the line before a line that is a comment alone.
    private func commentLine(before end: Int) -> Int? {
        let start = edits.source[..<end].lastIndex(of: 10) ?? -1
        let line = edits.original(start + 1..<end).drop { $0 == " " }
        return line.hasPrefix("//") && !line.hasPrefix("// MARK") ? max(0, start) : nil
    }

    /// The end of the blank line that follows a place at the end of a line.
    private func blankLine(at end: Int) -> Int? {
        let source = edits.source
        guard end < source.count, source[end] == 10 else { return nil }
        let next = source[(end + 1)...].firstIndex { $0 != 32 && $0 != 9 }
        return next.flatMap { source[$0] == 10 ? $0 : nil }
    }

    private func closesBlock(at end: Int) -> Bool {
        let next = edits.source[end...].first { ![10, 32, 9].contains($0) }
        return next == 125
    }

    // MARK: Places that are left

    func leave(
        _ node: some SyntaxProtocol, _ row: String, _ text: String? = nil, isFirm: Bool = false
    ) {
        let offset = node.range.lowerBound
        notes.append(Note(offset: offset, text: text, row: row, isFirm: isFirm))
    }

    /// The places that are left, one for each line and row.
    var leftovers: [Leftover] {
        let lines = edits.result.split(separator: "\n", omittingEmptySubsequences: false)
        var seen: Set<Leftover> = []
        return notes.filter { $0.isFirm || !edits.isReplaced($0.offset) }
            .sorted { $0.offset < $1.offset }
            .map { note in
                let line = edits.line(of: note.offset)
                let code =
                    lines.indices.contains(line - 1) ? lines[line - 1].drop { $0 == " " } : ""
                return Leftover(line: line, text: note.text ?? String(code), row: note.row)
            }
            .filter { seen.insert($0).inserted }
    }

    // MARK: Names

    /// Returns Seltzer's name for a type of UIKit; nil if there is none, or if it is the same.
    func newName(_ name: String) -> String? {
        guard !facts.types.contains(name), let found = interface.newName(ofUIKit: name) else {
            return nil
        }
        return facts.types.contains(found) ? "Seltzer.\(found)" : found
    }

    /// Returns a path of UIKit's names, such as `UIControl.Event`, in Seltzer's names.
    func newPath(_ path: String) -> String {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        return ([newName(parts[0]) ?? parts[0]] + parts.dropFirst()).joined(separator: ".")
    }

    /// Returns whether a member of a type gets another name, because Seltzer's superclass has it, too.
    func isRenamed(_ name: String, in type: String?) -> Bool {
        guard let declaring = facts.collisions.types[name],
            let last = type?.split(separator: ".").last
        else { return false }
        let plain = last.hasPrefix("any ") ? last.dropFirst(4) : last
        return facts.isKind(String(plain.prefix { $0 != "<" }), of: declaring)
    }

    /// Returns the name of the type around a node, in Seltzer's names.
    func typeName(around node: some SyntaxProtocol) -> String? {
        guard let name = node.enclosingTypeName else { return nil }
        return newName(name) ?? name
    }
}

/// A rule: it reads a file, and changes it through the context.
class Rule: SyntaxVisitor {
    final let context: FileContext

    required init(_ context: FileContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }
}
