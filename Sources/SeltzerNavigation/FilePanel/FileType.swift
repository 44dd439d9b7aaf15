// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles

/// A kind of files, by the extensions of their names, as the filter of an ``OpenPanel`` or a ``SavePanel``.
///
/// ```swift
/// panel.allowedFileTypes = [.markdown, FileType("Tide tables", extensions: ["csv", "tsv"])]
/// ```
public struct FileType: Hashable, Sendable {
    /// The words that the user sees, such as "Tide tables".
    public let name: String
    /// The extensions without dots, in lower case, the preferred one first; empty for files of any name.
    public let extensions: [String]

    /// Creates a kind of files.
    ///
    /// - Parameters:
    ///   - name: The words that the user sees.
    ///   - extensions: The extensions without dots; upper and lower case are equal.
    public init(_ name: String, extensions: [String]) {
        self.name = name
        self.extensions = extensions.map { $0.lowercased() }
    }

    /// Creates the kind of files with one extension, with UIKit's name.
    public init(filenameExtension: String) {
        self.init(".\(filenameExtension)", extensions: [filenameExtension])
    }

    /// The extension of new files, without its dot; nil for files of any name.
    public var preferredFilenameExtension: String? { extensions.first }

    /// Files of any name.
    public static var item: FileType { FileType("All files", extensions: []) }
    /// Folders, which ``DocumentPickerViewController`` lets the user choose.
    public static var folder: FileType { FileType("Folders", extensions: ["/"]) }
    /// Plain texts.
    public static var plainText: FileType { FileType("Texts", extensions: ["txt", "text", "log"]) }
    /// Markdown.
    public static var markdown: FileType {
        FileType("Markdown", extensions: ["md", "markdown", "mdown"])
    }
    /// JSON.
    public static var json: FileType { FileType("JSON", extensions: ["json", "jsonl"]) }
    /// Tables of values that commas or tabs separate.
    public static var commaSeparatedText: FileType {
        FileType("Tables", extensions: ["csv", "tsv"])
    }
    /// Pictures.
    public static var image: FileType {
        FileType("Pictures", extensions: ["png", "jpg", "jpeg", "gif", "webp"])
    }

    /// Returns whether a file of a name is of this kind.
    public func contains(_ fileName: BytePath) -> Bool {
        guard !extensions.isEmpty else { return true }
        return Self.fileExtension(of: fileName).map { extensions.contains($0.lowercased()) }
            ?? false
    }

    /// Returns the extension of a name without its dot; nil for none, as in `.profile`.
    static func fileExtension(of fileName: BytePath) -> String? {
        let name = fileName.lastComponent.editableText
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        let rest = String(name[name.index(after: dot)...])
        return rest.isEmpty ? nil : rest
    }
}
