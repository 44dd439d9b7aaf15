// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Keyword lists, with the lists that they include.
extension GrammarCompiler {
    private struct ListPlace: Hashable {
        let definition: Int
        let name: String
    }

    /// The maximum number of words of a list, included ones too.
    private static var maximumWords: Int { 200_000 }

    /// Returns the words of a list as a set; nil if there is no such list.
    mutating func keywords(_ definition: Int, _ name: String, isInsensitive: Bool) -> KeywordSet? {
        let key = LoadedDefinition.ListKey(name: name, isInsensitive: isInsensitive)
        guard let loaded = loaded(definition), loaded.raw.lists[name] != nil else { return nil }
        if let known = loaded.keywordSets[key] { return known }
        var words: [String] = [], seen: Set<ListPlace> = []
        collect(definition, name, &words, &seen)
        let set = KeywordSet(words, isInsensitive: isInsensitive)
        change(definition) { $0.keywordSets[key] = set }
        return set
    }

    /// Adds the words of a list and of its included lists; each list once.
    private mutating func collect(
        _ definition: Int, _ name: String, _ words: inout [String], _ seen: inout Set<ListPlace>
    ) {
        var open = [ListPlace(definition: definition, name: name)]
        while let place = open.popLast(), words.count < Self.maximumWords {
            guard seen.insert(place).inserted,
                let list = loaded(place.definition)?.raw.lists[place.name]
            else { continue }
            words += list.words
            for include in list.includes {
                guard let found = listPlace(place.definition, include) else {
                    note(place.definition, line: 0, "The list \"\(include)\" is unknown. Add it.")
                    continue
                }
                open.append(found)
            }
        }
    }

    private mutating func listPlace(_ definition: Int, _ name: String) -> ListPlace? {
        guard let mark = name.firstRange(of: "##") else {
            guard loaded(definition)?.raw.lists[name] != nil else { return nil }
            return ListPlace(definition: definition, name: name)
        }
        guard let other = index.index(named: String(name[mark.upperBound...])) else { return nil }
        let list = String(name[..<mark.lowerBound])
        guard loaded(other)?.raw.lists[list] != nil else { return nil }
        return ListPlace(definition: other, name: list)
    }
}

extension String {
    /// Returns the first place of a text; nil if it does not occur.
    func firstRange(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) {
                return start..<index(start, offsetBy: text.count)
            }
            start = index(after: start)
        }
        return nil
    }
}
