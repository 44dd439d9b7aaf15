// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer

@testable import SeltzerGrammars

/// A folder with the definitions of a test.
struct DefinitionFolder {
    let path = NSTemporaryDirectory() + "seltzer-grammars-" + UUID().uuidString

    init(_ files: [String: String]) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    var library: GrammarLibrary { GrammarLibrary(directories: [path]) }
}

/// Definitions of small languages.
enum Toy {
    private static let styles: [(String, String)] = [
        ("Normal", "dsNormal"), ("Key", "dsKeyword"), ("Str", "dsString"), ("Com", "dsComment"),
        ("Num", "dsDecVal"), ("Typ", "dsDataType"), ("Fun", "dsFunction"), ("Err", "dsError"),
    ]

    /// Returns a definition whose contexts and lists are given as XML.
    static func definition(
        _ name: String = "Toy", entities: String = "", attributes: String = "", lists: String = "",
        general: String = "", contexts: String
    ) -> String {
        let items = styles.map { "<itemData name=\"\($0.0)\" defStyleNum=\"\($0.1)\"/>" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE language [\(entities)]>
            <language name="\(name)" version="1" kateversion="5.0" section="Toys" extensions="*.\(name.lowercased())" \(attributes)>
            <highlighting>
            \(lists)
            <contexts>
            \(contexts)
            </contexts>
            <itemDatas>\(items)</itemDatas>
            </highlighting>
            <general>\(general)</general>
            </language>
            """
    }

    /// Returns a definition with one context.
    static func definition(rules: String, lists: String = "", general: String = "") -> String {
        definition(
            lists: lists, general: general,
            contexts:
                "<context name=\"Main\" attribute=\"Normal\" lineEndContext=\"#stay\">\(rules)</context>"
        )
    }
}

extension GrammarHighlighter {
    /// Returns lines in which each token is written with its kind, such as `keyword(if) x`.
    func marked(_ text: String) -> [String] {
        var state = initialState
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let bytes = Array(line.utf8)
            var result = "", end = 0
            for token in highlight(bytes, state: &state) {
                result += String(decoding: bytes[end..<token.range.lowerBound], as: UTF8.self)
                result += "\(token.kind)(\(String(decoding: bytes[token.range], as: UTF8.self)))"
                end = token.range.upperBound
            }
            return result + String(decoding: bytes[end...], as: UTF8.self)
        }
    }
}

/// Highlights a text by a definition of the language Toy, beside other definitions.
func marked(_ text: String, by definition: String, beside others: [String: String] = [:]) throws
    -> [String]
{
    let folder = try DefinitionFolder(others.merging(["toy.xml": definition]) { $1 })
    defer { folder.remove() }
    return try folder.library.highlighter(named: "Toy")?.marked(text) ?? []
}
