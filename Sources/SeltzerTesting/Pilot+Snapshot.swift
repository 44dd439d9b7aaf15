// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Pilot {
    /// Compares the screen's text with a snapshot.
    ///
    /// ```swift
    /// #expect(pilot.difference(fromSnapshot: "board") == nil)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The snapshot's name; the test function's where none is given.
    ///   - isStyled: Whether to compare ``styledScreen`` rather than ``screen``.
    ///   - testFile: The test's source file.
    ///   - function: The test function.
    /// - Returns: What is different, line by line; nil where nothing is. See ``Snapshot``.
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
