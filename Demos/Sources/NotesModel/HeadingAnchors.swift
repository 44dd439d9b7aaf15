// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The anchors of the headings of a Markdown text, as GitHub makes them.
///
/// The anchor of `## Two words!` is `#two-words`, and the anchor of a second such heading is
/// `#two-words-1`.
public struct HeadingAnchors: Sendable {
    /// The lines of the headings by their names.
    private var lines: [String: Int] = [:]

    /// Reads a text.
    public init(_ document: MarkdownDocument) {
        var uses: [String: Int] = [:]
        for number in 0..<document.blockCount {
            let block = document.block(number)
            guard case .heading = block.kind else { continue }
            let name = Self.name(of: Self.title(document.inlines(of: number)))
            var own = name
            while lines[own] != nil {
                uses[name, default: 0] += 1
                own = "\(name)-\(uses[name] ?? 0)"
            }
            lines[own] = block.lines.lowerBound
        }
    }

    /// Reads a text off the main actor.
    public nonisolated static func read(_ text: TextStorage) async -> HeadingAnchors {
        HeadingAnchors(MarkdownDocument(bytes: text.bytes(in: 0..<text.count)))
    }

    /// Returns the line of the heading with a name, from 0; nil if there is none.
    ///
    /// The name may also be the heading itself, because authors write it, too.
    public func line(of anchor: String) -> Int? {
        lines[anchor] ?? lines[anchor.lowercased()] ?? lines[Self.name(of: anchor)]
    }

    private static func title(_ inlines: [MarkdownInline]) -> String {
        inlines.map { inline in
            switch inline {
            case .text(let text), .code(let text): text
            case .softBreak, .lineBreak: " "
            case .html, .start, .end: ""
            }
        }.joined()
    }

    /// Returns the name of a heading: its letters, numbers, `-` and `_` in lower case, with `-` for
    /// each blank.
    private static func name(of title: String) -> String {
        var name = ""
        for character in title.lowercased() {
            if character == " " {
                name.append("-")
            } else if character.isLetter || character.isNumber || "-_".contains(character) {
                name.append(character)
            }
        }
        return name
    }
}
