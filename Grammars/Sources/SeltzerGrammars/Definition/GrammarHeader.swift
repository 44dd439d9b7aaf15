// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The header of a definition: the names of its language and of its files.
public struct GrammarHeader: Hashable, Sendable {
    /// The name of the language, such as `C++`.
    public internal(set) var name = ""
    /// Other names of the language.
    public internal(set) var alternativeNames: [String] = []
    /// The group in menus, such as `Sources`.
    public internal(set) var section = ""
    /// Patterns of file names, such as `*.cpp`; `*` stands for any characters and `?` for one.
    public internal(set) var filePatterns: [String] = []
    /// The MIME types of the files.
    public internal(set) var mimeTypes: [String] = []
    /// The priority over other languages with the same file names; the highest wins.
    public internal(set) var priority = 0
    /// The version of the definition; of two definitions with one name the later version counts.
    public internal(set) var version = 0.0
    /// Whether the language is only part of others, and not for a menu.
    public internal(set) var isHidden = false
    /// The path of the definition's file.
    public internal(set) var path = ""
    /// Whether words are compared with their case, where the definition says nothing else.
    var isCaseSensitive = true

    init(path: String) { self.path = path }

    /// Reads the attributes of the element `language`.
    mutating func read(_ attributes: XMLAttributes) {
        name = attributes["name"] ?? ""
        alternativeNames = Self.list(attributes["alternativeNames"])
        section = attributes["section"] ?? ""
        filePatterns = Self.list(attributes["extensions"])
        mimeTypes = Self.list(attributes["mimetype"])
        priority = attributes["priority"].flatMap { Int($0) } ?? 0
        version = attributes["version"].flatMap { Double($0) } ?? 0
        isHidden = attributes.isTrue("hidden")
        isCaseSensitive = attributes["casesensitive"] == nil || attributes.isTrue("casesensitive")
    }

    private static func list(_ text: String?) -> [String] {
        (text ?? "").split(separator: ";").map { $0.filter { $0 != "\n" && $0 != "\t" } }
    }

    /// Returns whether a file name, without its folder, fits one of the patterns.
    func fits(fileName: String) -> Bool {
        filePatterns.contains { Wildcard.fits(fileName, pattern: $0) }
    }
}
