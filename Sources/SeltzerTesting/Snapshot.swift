// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A text file beside a test with the approved picture of a screen.
///
/// The file is `Snapshots/NAME.txt` in the folder of the test file. With `SELTZER_UPDATE_SNAPSHOTS=1` in the
/// environment a test writes the file instead of comparing it; otherwise it never writes. List the folder in the
/// `exclude` of the test target.
public struct Snapshot: Hashable, Sendable {
    /// The file's path.
    public let path: String
    private let isUpdating: Bool

    /// Creates a snapshot with a name; no file is read or written.
    ///
    /// - Parameters:
    ///   - name: The file's name without its ending; other characters than letters, digits, `-`, `_` and `.` become
    ///   `-`.
    ///   - testFile: The path of the test's source file.
    public init(_ name: String, testFile: String) {
        self.init(
            name, testFile: testFile,
            isUpdating: TextFile.environment("SELTZER_UPDATE_SNAPSHOTS") == "1")
    }

    init(_ name: String, testFile: String, isUpdating: Bool) {
        let folder = testFile.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let file = String(
            name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        path = (folder + ["Snapshots", "\(file).txt"]).joined(separator: "/")
        self.isUpdating = isUpdating
    }

    /// Compares a text with the snapshot, or writes it.
    ///
    /// - Returns: The differences, line by line, or why there is no snapshot; nil if the text equals the snapshot or
    ///   was written.
    public func difference(from text: String) -> String? {
        let old = TextFile.read(path)
        guard isUpdating else {
            guard let old else {
                return """
                    There is no snapshot \(path). Run the tests with SELTZER_UPDATE_SNAPSHOTS=1 to write it \
                    from what is shown now:
                    \(text)
                    """
            }
            return Self.difference(from: old, to: text + "\n").map { lines in
                """
                This is not as in the snapshot \(path). If the new lines (+) are right, run the tests with \
                SELTZER_UPDATE_SNAPSHOTS=1.
                \(lines)
                """
            }
        }
        if old == text + "\n" || TextFile.write(text + "\n", to: path) { return nil }
        return "The snapshot \(path) cannot be written."
    }

    /// The lines that differ with their numbers, and one equal line before and after them; nil if all are equal.
    static func difference(from old: String, to new: String) -> String? {
        guard old != new else { return nil }
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = newLines.difference(from: oldLines)
        let removed = offsets(of: changes.removals)
        let inserted = offsets(of: changes.insertions)
        var lines: [(sign: String, number: Int, text: Substring)] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < oldLines.count || newIndex < newLines.count {
            if removed.contains(oldIndex) {
                lines.append(("-", oldIndex, oldLines[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                lines.append(("+", newIndex, newLines[newIndex]))
                newIndex += 1
            } else {
                lines.append((" ", newIndex, newLines[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        let shown = lines.indices.filter { index in
            lines[max(0, index - 1)...min(lines.count - 1, index + 1)].contains { $0.sign != " " }
        }
        return shown.map { "\(lines[$0].sign) \(lines[$0].number + 1)|\(lines[$0].text)" }
            .joined(separator: "\n")
    }

    private static func offsets(of changes: [CollectionDifference<Substring>.Change]) -> Set<Int> {
        Set(
            changes.map { change in
                switch change {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            })
    }
}

extension Pilot {
    /// Compares the screen's text with a snapshot.
    ///
    /// ```swift
    /// #expect(pilot.difference(fromSnapshot: "board") == nil)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The snapshot's name; by default the name of the test function.
    ///   - isStyled: Whether to compare ``styledScreen`` instead of ``screen``.
    ///   - testFile: The test's source file.
    ///   - function: The test function.
    /// - Returns: The differences, line by line; nil if there are none. See ``Snapshot``.
    public func difference(
        fromSnapshot name: String? = nil,
        isStyled: Bool = false,
        testFile: String = #filePath,
        function: String = #function
    ) -> String? {
        let name = name ?? String(function.prefix { $0 != "(" })
        return Snapshot(name, testFile: testFile)
            .difference(from: isStyled ? styledScreen : screen)
    }
}
