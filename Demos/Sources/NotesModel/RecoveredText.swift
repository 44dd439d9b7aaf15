// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A text that was not saved when the program ended.
public struct RecoveredText: Sendable {
    /// The version of a file from which a text was made, in the form that is kept.
    public struct Base: Hashable, Sendable {
        fileprivate let numbers: [Int]

        /// Creates the base of a text that was made from a version of its file.
        ///
        /// The number of the file system may change when the machine restarts, so it is ignored.
        public init(_ version: FileVersion) {
            numbers = [
                Int(truncatingIfNeeded: version.inode), version.size, version.modificationTime,
                version.changeTime,
            ]
        }

        fileprivate init?(numbers: [Int]) {
            guard numbers.count == 4 else { return nil }
            self.numbers = numbers
        }
    }

    /// The path of the text's file; nil if it had none.
    public let path: BytePath?
    /// The title of a document without a file.
    public let name: String
    /// The text.
    public let text: TextStorage
    /// The version of the file from which the text was made; nil for none, or if it is unknown.
    public let base: Base?
    /// The file that contains the kept text.
    public let source: BytePath

    /// The first line of a file with an unsaved text.
    private static let signature = "Unsaved text of Notes 2"
    /// The first line in the older format, which has no base, and in which zeros replace line feeds
    /// in names.
    private static let oldSignature = "Unsaved text of Notes 1"

    /// Creates a text to keep in a file.
    init(path: BytePath?, name: String, text: TextStorage, base: Base?, source: BytePath) {
        self.path = path
        self.name = name
        self.text = text
        self.base = base
        self.source = source
    }

    /// The bytes of the file: four lines with the kind, the path, the title and the base, then the
    /// unchanged text.
    var encoded: TextStorage {
        let numbers = base?.numbers.map { String($0) } ?? []
        let lines = [
            Self.signature, "path \(PercentCode.encoded(path?.bytes ?? []))",
            "name \(PercentCode.encoded(Array(name.utf8)))",
            "base \(numbers.joined(separator: " "))",
        ]
        var bytes = text.fileContents
        bytes.replaceSubrange(0..<0, with: lines.map { $0 + "\n" }.joined())
        return bytes
    }

    /// Reads a file with an unsaved text; nil if the file has another format.
    init?(file: BytePath) {
        guard let bytes = try? FileBytes(path: file) else { return nil }
        let all = TextStorage(bytes: bytes.bytes(in: 0..<bytes.count))
        let isOld = all.string(ofLine: 0) == Self.oldSignature
        let headerCount = isOld ? 3 : 4
        guard isOld || all.string(ofLine: 0) == Self.signature, all.lineCount > headerCount else {
            return nil
        }
        let fields = (1..<headerCount).map {
            Array(all.bytes(in: all.rangeOfLine($0)).dropFirst(5))
        }
        .map { field in
            isOld
                ? field.map { $0 == 0 ? UInt8(ascii: "\n") : $0 } : PercentCode.decoded(field)
        }
        path = fields[0].isEmpty ? nil : BytePath(bytes: fields[0])
        name = String(decoding: fields[1], as: UTF8.self)
        let numbers = fields.count < 3 ? [] : fields[2].split(separator: UInt8(ascii: " "))
        base = Base(numbers: numbers.compactMap { Int(String(decoding: $0, as: UTF8.self)) })
        var text = all[all.startOfLine(headerCount)..<all.count]
        text.separateByteOrderMark()
        self.text = text
        source = file
    }
}
