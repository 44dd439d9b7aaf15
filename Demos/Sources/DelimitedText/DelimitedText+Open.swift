// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension DelimitedText {
    /// Opens the file at `path`, or reads standard input for `-`.
    ///
    /// Without a given delimiter, the file's name and first rows decide which delimiter is
    /// likeliest.
    ///
    /// - Parameter limit: The number of bytes of memory that the file may take. A larger file or an
    ///   endless stream is cut after its first rows; ``isCut`` is then true.
    /// - Throws: An error whose description is one sentence with the file's name and, if known, the
    ///   line.
    public static func open(
        path: String, delimiter: Delimiter? = nil, hasHeader: Bool = true, limit: Int = .max
    ) throws(DelimitedTextError) -> DelimitedText {
        try open(
            pathBytes: Array(path.utf8), name: path, delimiter: delimiter, hasHeader: hasHeader,
            limit: limit)
    }

    /// Opens the file with a path that need not be UTF-8, or reads standard input for `-`.
    ///
    /// - Parameters:
    ///   - path: The bytes of the path.
    ///   - name: The path as messages and titles show it.
    ///   - delimiter: The delimiter; nil for the likeliest delimiter.
    ///   - hasHeader: Whether the first row names the columns.
    ///   - limit: The number of bytes of memory that the file may take.
    /// - Throws: An error whose description is one sentence with the file's name and, if known, the
    ///   line.
    public static func open(
        pathBytes path: [UInt8], name: String, delimiter: Delimiter? = nil, hasHeader: Bool = true,
        limit: Int = .max
    ) throws(DelimitedTextError) -> DelimitedText {
        let name = path == [UInt8(ascii: "-")] ? "standard input" : name
        let content = try FileBytes.read(
            pathBytes: path, name: name, limit: limit, stopsAtNUL: true)
        return try DelimitedText(
            bytes: content.bytes, name: name, delimiter: delimiter, hasHeader: hasHeader,
            isCut: content.isCut)
    }
}
