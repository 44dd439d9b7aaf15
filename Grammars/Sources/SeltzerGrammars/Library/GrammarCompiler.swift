// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The definitions of a library: reads them, and makes their contexts.
///
/// A definition is read when one of its contexts is first entered or included. A text in Markdown without code reads
/// no other language, although its definition names forty.
struct GrammarCompiler: Sendable {
    /// A context by the language and its name; the empty name stands for the first context.
    struct ContextKey: Hashable {
        let definition: Int
        let name: String
    }

    /// A style by its language and its name.
    struct StyleName: Hashable {
        let language: String
        let name: String
    }

    private let directories: [String]
    private var knownIndex: GrammarIndex?
    /// The read definitions, by their index; nil for one that has a fault.
    private var definitions: [Int: LoadedDefinition?] = [:]
    private var faults: [Int: GrammarError] = [:]
    /// The smaller faults that were found so far.
    private(set) var problems: [GrammarError] = []

    private var numbers: [ContextKey: Int] = [:]
    private var keys: [ContextKey] = []
    private(set) var contexts: [GrammarContext?] = []
    private var isTried: [Bool] = []
    /// The names of the styles, by their numbers.
    private(set) var styleNames = [StyleName(language: "", name: "")]
    private var regionCount: Int32 = 0
    private var contextCount = 0

    init(directories: [String]) { self.directories = directories }

    var index: GrammarIndex {
        mutating get {
            if let knownIndex { return knownIndex }
            let new = GrammarIndex(directories: directories)
            knownIndex = new
            return new
        }
    }

    mutating func note(_ definition: Int, line: Int, _ message: String) {
        let fault = GrammarError(index.headers[definition].path, line: line, message)
        if !problems.contains(fault) { problems.append(fault) }
    }

    // MARK: Definitions

    /// Returns a definition, and reads it if it is new.
    mutating func load(_ definition: Int) throws {
        if let known = definitions[definition] {
            if known == nil, let fault = faults[definition] { throw fault }
            return
        }
        do {
            let raw = try DefinitionReader.definition(at: index.headers[definition].path)
            definitions[definition] = LoadedDefinition(raw, styles: newStyles(raw))
        } catch let fault as GrammarError {
            definitions[definition] = .some(nil)
            faults[definition] = fault
            throw fault
        }
    }

    private mutating func newStyles(_ raw: RawDefinition) -> [String: StyleNumber] {
        var styles: [String: StyleNumber] = [:]
        for (name, kind) in raw.kinds.sorted(by: { $0.key < $1.key }) {
            styles[name] = StyleNumber(number: styleNames.count, kind: kind.rawValue)
            styleNames.append(StyleName(language: raw.header.name, name: name))
        }
        return styles
    }

    /// Returns a definition; nil if it has a fault.
    mutating func loaded(_ definition: Int) -> LoadedDefinition? {
        do {
            try load(definition)
            return definitions[definition] ?? nil
        } catch {
            if let fault = error as? GrammarError, !problems.contains(fault) {
                problems.append(fault)
            }
            return nil
        }
    }

    mutating func change(_ definition: Int, _ body: (inout LoadedDefinition) -> Void) {
        guard case .some(.some(var loaded)) = definitions[definition] else { return }
        // Without the copy in the dictionary, the change copies no collection.
        definitions[definition] = .some(nil)
        body(&loaded)
        definitions[definition] = loaded
    }

    /// Returns the number of a region of a definition, from 1; 0 for an empty name.
    mutating func region(_ definition: Int, _ name: String) -> Int32 {
        guard !name.isEmpty, let loaded = loaded(definition) else { return 0 }
        if let known = loaded.regions[name] { return known }
        regionCount += 1
        let number = regionCount
        change(definition) { $0.regions[name] = number }
        return number
    }

    // MARK: Contexts

    /// Returns the number of a context, which is made later.
    mutating func number(of key: ContextKey) -> Int {
        if let known = numbers[key] { return known }
        let number = keys.count
        numbers[key] = number
        keys.append(key)
        contexts.append(nil)
        isTried.append(false)
        return number
    }

    /// Returns a context by its number, and makes it if it is new; nil if there is none.
    mutating func context(_ number: Int) -> GrammarContext? {
        guard !isTried[number] else { return contexts[number] }
        isTried[number] = true
        let key = keys[number]
        guard let loaded = loaded(key.definition) else { return nil }
        let found = key.name.isEmpty ? 0 : loaded.contextIndexes[key.name]
        guard let found else {
            note(key.definition, line: 0, "The context \"\(key.name)\" is unknown. Add it.")
            return nil
        }
        contexts[number] = context(key.definition, found)
        return contexts[number]
    }

    /// Returns the first context of a language.
    mutating func initialContext(_ definition: Int) throws -> GrammarContext {
        try load(definition)
        guard let context = context(definition, 0) else {
            throw GrammarError(index.headers[definition].path, "There is no context. Add one.")
        }
        return context
    }

    /// Returns whether a definition has regions, and does not fold by indentation.
    mutating func findsRegions(_ definition: Int, _ initial: GrammarContext) -> Bool {
        guard let raw = loaded(definition)?.raw, !raw.foldsByIndentation else { return false }
        return initial.rules.contains { $0.parts.beginRegion != 0 }
            || raw.contexts.contains { context in
                context.rules.contains { $0.attributes["beginRegion"] != nil }
            }
    }

    /// Makes all contexts of a definition, for its faults.
    mutating func makeAll(_ definition: Int) throws {
        try load(definition)
        guard let count = loaded(definition)?.raw.contexts.count else { return }
        for place in 0..<count { _ = context(definition, place) }
    }

    private mutating func context(_ definition: Int, _ place: Int) -> GrammarContext? {
        guard let loaded = loaded(definition) else { return nil }
        if let known = loaded.contexts[place] { return known }
        var active: Set<FlatKey> = []
        let flat = flat(definition, place, &active)
        let raw = loaded.raw.contexts[place]
        var switches = GrammarContext.Switches()
        switches.lineEnd = contextSwitch(
            definition, raw.attributes.text("lineEndContext"), raw.line)
        switches.lineEmpty = contextSwitch(
            definition, raw.attributes.text("lineEmptyContext"), raw.line)
        switches.whereNothingMatches = contextSwitch(
            definition, raw.attributes.text("fallthroughContext"), raw.line)
        switches.endsEmptyLine = raw.attributes.isTrue("stopEmptyLineContextSwitchLoop")
        contextCount += 1
        let context = GrammarContext(
            number: contextCount, rules: flat.rules, style: flat.style, switches: switches,
            folds: loaded.raw.foldsByIndentation
                && !raw.attributes.isTrue("noIndentationBasedFolding"))
        change(definition) { $0.contexts[place] = context }
        return context
    }
}
