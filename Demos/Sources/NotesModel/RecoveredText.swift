// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A text that was not saved when the program ended.
public struct RecoveredText: Sendable {
    /// The path of the text's file; nil if it had none.
    public let path: String?
    /// The title of a document without a file.
    public let name: String
    /// The text.
    public let text: TextStorage
    /// The file that keeps the text.
    public let source: String

    /// The first line of a file with an unsaved text.
    private static let signature = "Unsaved text of Notes 1"

    /// Creates a text that is to be kept in a file.
    init(path: String?, name: String, text: TextStorage, source: String) {
        self.path = path
        self.name = name
        self.text = text
        self.source = source
    }

    /// The bytes of the file: three lines with the kind, the path and the title, then the text as it is.
    var encoded: TextStorage {
        let lines = [Self.signature, "path \(path ?? "")", "name \(name)"]
            .map { line in String(line.map { $0 == "\n" ? "\0" : $0 }) + "\n" }
        var bytes = text
        bytes.replaceSubrange(0..<0, with: lines.joined())
        return bytes
    }

    /// Reads a file with an unsaved text; nil if the file is none.
    init?(file: String) {
        guard let bytes = try? FileBytes(path: file) else { return nil }
        let all = TextStorage(bytes: bytes.bytes(in: 0..<bytes.count))
        guard all.lineCount > 3, all.string(ofLine: 0) == Self.signature else { return nil }
        let fields = (1...2).map { line in
            String(all.string(ofLine: line).map { $0 == "\0" ? "\n" : $0 }.dropFirst(5))
        }
        path = fields[0].isEmpty ? nil : fields[0]
        name = fields[1]
        text = all[all.startOfLine(3)..<all.count]
        source = file
    }
}
