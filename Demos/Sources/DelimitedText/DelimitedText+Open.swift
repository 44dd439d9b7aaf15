// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension DelimitedText {
    /// Opens the file at `path`, or reads standard input for `-`.
    ///
    /// Without a delimiter, the file's name and first row decide which one is likeliest.
    ///
    /// - Parameter limit: The number of bytes of memory that the file may take. A larger file or an endless stream is
    ///   cut after its first rows, and ``isCut`` is true.
    /// - Throws: An error whose description is one sentence with the file's name and, if known, the line.
    public static func open(
        path: String, delimiter: Delimiter? = nil, hasHeader: Bool = true, limit: Int = .max
    ) throws(DelimitedTextError) -> DelimitedText {
        let name = path == "-" ? "standard input" : path
        let content = try FileBytes.read(path: path, name: name, limit: limit, stopsAtNUL: true)
        return try DelimitedText(
            bytes: content.bytes, name: name, delimiter: delimiter, hasHeader: hasHeader,
            isCut: content.isCut)
    }
}
