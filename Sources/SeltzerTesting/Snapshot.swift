// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A text file beside a test with the approved picture of a screen.
///
/// The file is `Snapshots/NAME.txt` in the folder of the test file. With
/// `SELTZER_UPDATE_SNAPSHOTS=1` in the environment a test writes the file instead of comparing it;
/// otherwise the file is only read. List the folder in the `exclude` of the test target.
///
/// If a text differs, a report in HTML shows the old text, the new text and the difference. It is
/// `.build/snapshot-reports/TESTFILE-NAME.html` in the package of the test.
public struct Snapshot: Hashable, Sendable {
    /// The file's path.
    public let path: String
    private let testFile: String
    private let isUpdating: Bool

    /// Creates a snapshot with a name; no file is read or written.
    ///
    /// - Parameters:
    ///   - name: The file's name without its ending; any character except letters, digits, `-`, `_`
    ///     and `.` becomes `-`.
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
        self.testFile = testFile
        self.isUpdating = isUpdating
    }

    /// Compares a text with the snapshot, or writes it.
    ///
    /// - Returns: The differences, line by line, or the reason why there is no snapshot; nil if the
    ///   text equals the snapshot or was written.
    public func difference(from text: String) -> String? {
        difference(from: text) { nil }
    }

    /// Compares a text with the snapshot, or writes it.
    ///
    /// - Parameter picture: Returns a picture of the screen as HTML, for the report.
    func difference(from text: String, picture: () -> String?) -> String? {
        let old = TextFile.read(path)
        guard isUpdating else {
            guard let old else {
                return """
                    There is no snapshot \(path). Run the tests with SELTZER_UPDATE_SNAPSHOTS=1 to write it \
                    from what is shown now:
                    \(text)
                    """
            }
            guard old != text + "\n" else { return nil }
            let difference = LineDifference(from: old, to: text + "\n")
            let report = SnapshotReport(
                path: path, old: old, new: text, difference: difference, picture: picture())
            let place = report.write(forTestFile: testFile).map { " The report is \($0)." } ?? ""
            return """
                This is not as in the snapshot \(path). If the new lines (+) are right, run the tests with \
                SELTZER_UPDATE_SNAPSHOTS=1.\(place)
                \(difference.summary)
                """
        }
        if old == text + "\n" || TextFile.write(text + "\n", to: path) { return nil }
        return "The snapshot \(path) cannot be written."
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
            .difference(from: isStyled ? styledScreen : screen) { html() }
    }
}
