// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension DelimitedText {
    /// Opens the file at `path`, or reads standard input to its end for `-`.
    ///
    /// Without a delimiter, the file's name and first row tell the likeliest.
    ///
    /// - Throws: An error whose description is one sentence with the file's name and, where there
    ///   is one, the line.
    public static func open(
        path: String, delimiter: Delimiter? = nil, hasHeader: Bool = true
    ) throws(DelimitedTextError) -> DelimitedText {
        let name = path == "-" ? "standard input" : path
        let bytes = try FileBytes.read(path: path, name: name, stopsAtNUL: true)
        return try DelimitedText(
            bytes: bytes, name: name, delimiter: delimiter, hasHeader: hasHeader)
    }
}
