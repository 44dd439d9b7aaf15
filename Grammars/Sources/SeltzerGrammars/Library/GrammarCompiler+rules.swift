// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The rules of contexts, with the rules that they include.
extension GrammarCompiler {
    struct FlatKey: Hashable {
        let definition: Int
        let place: Int
    }

    /// The maximum number of rules of a context, included ones too.
    private static var maximumRules: Int { 10_000 }

    /// Returns the rules of a context in order; a rule that includes a context around it is left out.
    mutating func flat(
        _ definition: Int, _ place: Int, _ active: inout Set<FlatKey>
    ) -> LoadedDefinition.Flat {
        guard let loaded = loaded(definition), place < loaded.raw.contexts.count else {
            return LoadedDefinition.Flat(style: .none)
        }
        if let known = loaded.flats[place] { return known }
        active.insert(FlatKey(definition: definition, place: place))
        defer { active.remove(FlatKey(definition: definition, place: place)) }
        let raw = loaded.raw.contexts[place]
        var flat = LoadedDefinition.Flat(
            style: style(definition, raw.attributes.text("attribute"), raw.line) ?? .none)
        for rule in raw.rules {
            if rule.name == "IncludeRules" {
                include(rule, definition, &active, into: &flat)
            } else if let rule = self.rule(rule, definition) {
                flat.rules.append(rule)
            }
            if flat.rules.count > Self.maximumRules {
                flat.rules.removeLast(flat.rules.count - Self.maximumRules)
                note(
                    definition, line: rule.line,
                    "The context has more than \(Self.maximumRules) rules. Include fewer.")
                break
            }
        }
        let result = flat
        change(definition) { $0.flats[place] = result }
        return flat
    }

    private mutating func include(
        _ rule: RawDefinition.Rule, _ definition: Int, _ active: inout Set<FlatKey>,
        into flat: inout LoadedDefinition.Flat
    ) {
        let name = rule.attributes.text("context")
        guard let key = key(definition, name), let other = loaded(key.definition),
            let place = key.name.isEmpty ? 0 : other.contextIndexes[key.name]
        else {
            let known =
                "The context \"\(name)\" is unknown. Correct the name, or add the definition."
            return note(definition, line: rule.line, known)
        }
        guard !active.contains(FlatKey(definition: key.definition, place: place)), active.count < 64
        else {
            return note(
                definition, line: rule.line,
                "The context \"\(name)\" includes itself. Remove the rule.")
        }
        let included = self.flat(key.definition, place, &active)
        flat.rules += included.rules
        if rule.attributes.isTrue("includeAttrib") { flat.style = included.style }
    }

    /// Returns the place of a name such as `String`, `##CSS` or `Value##CSS`; nil if its language is unknown.
    private mutating func key(_ definition: Int, _ name: String) -> ContextKey? {
        guard let mark = name.firstRange(of: "##") else {
            return name.isEmpty ? nil : ContextKey(definition: definition, name: name)
        }
        let language = String(name[mark.upperBound...])
        guard let other = index.index(named: language) else { return nil }
        return ContextKey(definition: other, name: String(name[..<mark.lowerBound]))
    }

    private mutating func style(_ definition: Int, _ name: String, _ line: Int) -> StyleNumber? {
        guard !name.isEmpty else { return nil }
        if let style = loaded(definition)?.styles[name] { return style }
        note(
            definition, line: line, "The attribute \"\(name)\" is unknown. Add it to \"itemDatas\"."
        )
        return nil
    }

    // MARK: Switches

    /// Reads a switch such as `#pop#pop!String`; a switch to unknown contexts alone stays.
    mutating func contextSwitch(_ definition: Int, _ text: String, _ line: Int) -> ContextSwitch {
        var result = ContextSwitch(), rest = Substring(text)
        guard !rest.isEmpty, rest != "#stay" else { return result }
        while rest.hasPrefix("#pop") {
            result.pops += 1
            rest = rest.dropFirst(4)
            if rest.first == "!" {
                rest = rest.dropFirst()
                break
            }
        }
        guard !rest.isEmpty else { return result }
        for part in rest.split(separator: "!") {
            if let number = contextNumber(definition, String(part), line) {
                result.pushes.append(number)
            }
        }
        return result.pushes.isEmpty ? ContextSwitch() : result
    }

    private mutating func contextNumber(_ definition: Int, _ name: String, _ line: Int) -> Int? {
        let unknown = "The context \"\(name)\" is unknown. Correct the name, or add the definition."
        guard let key = key(definition, name) else {
            note(definition, line: line, unknown)
            return nil
        }
        if key.definition == definition, !key.name.isEmpty,
            loaded(definition)?.contextIndexes[key.name] == nil
        {
            note(definition, line: line, unknown)
            return nil
        }
        return number(of: key)
    }

    // MARK: Rules

    /// Makes a rule; nil if it has a fault or can never match.
    private mutating func rule(_ raw: RawDefinition.Rule, _ definition: Int) -> GrammarRule? {
        var parts = GrammarRuleParts()
        let attributes = raw.attributes
        parts.isLookAhead = attributes.isTrue("lookAhead")
        parts.needsFirstNonSpace = attributes.isTrue("firstNonSpace")
        parts.column = attributes["column"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
        if !parts.isLookAhead {
            parts.style = style(definition, attributes.text("attribute"), raw.line)
        }
        parts.contextSwitch = contextSwitch(definition, attributes.text("context"), raw.line)
        // It would match in the same place for ever.
        guard !parts.isLookAhead || !parts.contextSwitch.stays else { return nil }
        parts.beginRegion = region(definition, attributes.text("beginRegion"))
        parts.endRegion = region(definition, attributes.text("endRegion"))
        do {
            return try GrammarRule(matcher(raw, definition, &parts), parts)
        } catch {
            note(
                definition, line: raw.line,
                "The rule \"\(raw.name)\" never matches: \(error.message).")
            return nil
        }
    }

    private mutating func matcher(
        _ raw: RawDefinition.Rule, _ definition: Int, _ parts: inout GrammarRuleParts
    ) throws(Pattern.Fault) -> GrammarRule.Kind {
        let attributes = raw.attributes
        parts.isInsensitive = attributes.isTrue("insensitive")
        let isDynamic = attributes.isTrue("dynamic")
        switch raw.name {
        case "DetectChar":
            let text = try character(attributes, "char")
            guard isDynamic else { return literal(text, &parts) }
            guard let digit = Int(text), digit > 0 else {
                throw .init(message: "\"char\" must be a digit from 1 if \"dynamic\" is true")
            }
            parts.captureIndex = digit - 1
            return .capturedCharacter
        case "Detect2Chars":
            return literal(
                try character(attributes, "char") + character(attributes, "char1"), &parts)
        case "StringDetect":
            let text = try string(attributes)
            parts.template = text
            return isDynamic ? .capturedText : literal(text, &parts)
        case "RegExpr": return try pattern(raw, isDynamic, &parts)
        case "RangeDetect":
            parts.bytes = Array(try character(attributes, "char").utf8)
            parts.closingBytes = Array(try character(attributes, "char1").utf8)
            return .range
        case "LineContinue":
            parts.bytes = Array((attributes["char"]?.first.map { String($0) } ?? "\\").utf8)
            return .lineContinue
        case "AnyChar":
            parts.set = ScalarSet(try string(attributes))
            return .anyCharacter
        case "HlCStringChar": return .escape
        case "HlCChar": return .character
        case "DetectSpaces": return .spaces
        case "DetectIdentifier": return .identifier
        default: return try wordMatcher(raw, definition, &parts)
        }
    }

    private mutating func wordMatcher(
        _ raw: RawDefinition.Rule, _ definition: Int, _ parts: inout GrammarRuleParts
    ) throws(Pattern.Fault) -> GrammarRule.Kind {
        let attributes = raw.attributes
        parts.delimiters = loaded(definition)?.raw.delimiters ?? WordDelimiters()
        parts.delimiters.change(
            adding: attributes.text("additionalDeliminator"),
            removing: attributes.text("weakDeliminator"))
        switch raw.name {
        case "WordDetect":
            let text = try string(attributes)
            parts.bytes = Array(text.utf8)
            parts.folded = FoldedText(text)
            return .word
        case "keyword":
            try setKeywords(raw, definition, &parts)
            return .keyword
        case "Int": return .integer
        case "Float": return .float
        case "HlCOct": return .octal
        case "HlCHex": return .hexadecimal
        default: throw .init(message: "the element is unknown")
        }
    }

    private func literal(_ text: String, _ parts: inout GrammarRuleParts) -> GrammarRule.Kind {
        parts.bytes = Array(text.utf8)
        parts.folded = FoldedText(text)
        return parts.isInsensitive ? .foldedText : .text
    }

    private mutating func setKeywords(
        _ raw: RawDefinition.Rule, _ definition: Int, _ parts: inout GrammarRuleParts
    ) throws(Pattern.Fault) {
        let name = try string(raw.attributes)
        let isSensitive = loaded(definition)?.raw.isCaseSensitive ?? true
        let isInsensitive =
            raw.attributes["insensitive"] == nil ? !isSensitive : parts.isInsensitive
        guard let set = keywords(definition, name, isInsensitive: isInsensitive) else {
            throw .init(message: "the list \"\(name)\" is unknown")
        }
        parts.keywords = set
    }

    private func pattern(
        _ raw: RawDefinition.Rule, _ isDynamic: Bool, _ parts: inout GrammarRuleParts
    ) throws(Pattern.Fault) -> GrammarRule.Kind {
        let text = try string(raw.attributes)
        parts.options.isInsensitive = parts.isInsensitive
        parts.options.isMinimal = raw.attributes.isTrue("minimal")
        parts.options.captures = !parts.contextSwitch.pushes.isEmpty
        guard !isDynamic else {
            parts.template = text
            return .capturedPattern
        }
        parts.pattern = try Pattern(text, parts.options)
        return .pattern
    }

    private func string(_ attributes: XMLAttributes) throws(Pattern.Fault) -> String {
        let text = attributes.text("String")
        guard !text.isEmpty else { throw .init(message: "\"String\" is empty") }
        return text
    }

    private func character(
        _ attributes: XMLAttributes, _ name: String
    ) throws(Pattern.Fault) -> String {
        let text = attributes.text(name)
        guard text.unicodeScalars.count == 1 else {
            throw .init(message: "\"\(name)\" must be one character")
        }
        return text
    }
}
