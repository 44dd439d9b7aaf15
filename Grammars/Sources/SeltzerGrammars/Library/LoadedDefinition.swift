// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A definition that was read, and what was made of it so far.
struct LoadedDefinition: Sendable {
    /// The rules of a context with the rules that it includes.
    struct Flat: Sendable {
        var rules: [GrammarRule] = []
        var style: StyleNumber
    }

    struct ListKey: Hashable {
        let name: String
        let isInsensitive: Bool
    }

    let raw: RawDefinition
    /// The indexes of the contexts by their names.
    let contextIndexes: [String: Int]
    /// The styles by their names.
    let styles: [String: StyleNumber]
    var contexts: [Int: GrammarContext] = [:]
    var flats: [Int: Flat] = [:]
    var keywordSets: [ListKey: KeywordSet] = [:]
    var regions: [String: Int32] = [:]

    init(_ raw: RawDefinition, styles: [String: StyleNumber]) {
        (self.raw, self.styles) = (raw, styles)
        contextIndexes = Dictionary(
            raw.contexts.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first }
        )
    }
}
