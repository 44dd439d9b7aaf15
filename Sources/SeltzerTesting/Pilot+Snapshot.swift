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
