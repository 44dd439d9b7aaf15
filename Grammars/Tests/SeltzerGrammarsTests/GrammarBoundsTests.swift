// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Pattern, MatchSpace, TextRepair, GrammarTable.

import Testing

@testable import SeltzerGrammars

/// Definitions and texts that would take forever, or too much memory.
@Suite struct GrammarBoundsTests {
    private func highlighter(_ definition: String) throws -> GrammarHighlighter {
        let folder = try DefinitionFolder(["toy.xml": definition])
        defer { folder.remove() }
        return try #require(try folder.library.highlighter(named: "Toy"))
    }

    @Test func circlesOfIncludesEnd() throws {
        let contexts = """
            <context name="Main" attribute="Normal"><IncludeRules context="Other"/><DetectChar attribute="Key" char="1"/></context>
            <context name="Other" attribute="Normal"><IncludeRules context="Main"/><DetectChar attribute="Num" char="2"/></context>
            """
        #expect(
            try marked("12", by: Toy.definition(contexts: contexts)) == ["keyword(1)number(2)"])
    }

    @Test func includesThatDoubleAreCut() throws {
        let contexts = (0..<40).map {
            "<context name='C\($0)' attribute='Normal'><DetectChar attribute='Key' char='a'/>"
                + "<IncludeRules context='C\($0 + 1)'/><IncludeRules context='C\($0 + 1)'/></context>"
        }
        let definition = Toy.definition(
            contexts: contexts.joined()
                + "<context name='C40' attribute='Normal'><DetectChar attribute='Num' char='b'/></context>"
        )
        #expect(try marked("ac", by: definition) == ["keyword(a)c"])
    }

    @Test func endlessSwitchesLeaveTheRestPlain() throws {
        let contexts = """
            <context name="Main" attribute="Normal"><DetectChar attribute="Key" char="1"/>
              <DetectChar char="2" lookAhead="true" context="Other"/></context>
            <context name="Other" attribute="Str" lineEndContext="#pop">
              <DetectChar char="2" lookAhead="true" context="#pop"/></context>
            """
        #expect(
            try marked("121\n1", by: Toy.definition(contexts: contexts))
                == ["keyword(1)21", "keyword(1)"])
    }

    @Test func switchesAtTheEndOfALineEnd() throws {
        let contexts = """
            <context name="Main" attribute="Key" lineEndContext="Other" lineEmptyContext="Other"/>
            <context name="Other" attribute="Str" lineEndContext="Main" lineEmptyContext="Main"/>
            """
        let highlighter = try highlighter(Toy.definition(contexts: contexts))
        #expect(highlighter.marked("a\n\nb").count == 3)
    }

    @Test func expressionsThatTakeTooLongFindNothing() throws {
        let rules = """
            <RegExpr attribute="Num" String="(a|aa|a*a)+$"/>
            <DetectChar attribute="Key" char="a"/>
            """
        let text = String(repeating: "a", count: 200) + "!"
        let found = try marked(text + "\nxa!", by: Toy.definition(rules: rules))
        #expect(found[0].hasPrefix("keyword(aaa"))
        #expect(found[1] == "xkeyword(a)!")
    }

    @Test func contextsBeyondTheMaximumAreNotEntered() throws {
        let contexts = """
            <context name="Main" attribute="Normal"><DetectChar attribute="Key" char="(" context="Main"/>
            <DetectChar attribute="Key" char=")" context="#pop"/></context>
            """
        let highlighter = try highlighter(Toy.definition(contexts: contexts))
        var state = highlighter.initialState
        for _ in 0..<4 {
            _ = highlighter.highlight([UInt8](repeating: 0x28, count: 1_000), state: &state)
        }
        #expect(state.depth == ContextStack.maximumDepth)
        _ = highlighter.highlight([UInt8](repeating: 0x29, count: 1_000), state: &state)
        #expect(state == highlighter.initialState)
    }

    @Test func ofAnEnormousLineOnlyTheBeginningIsRead() throws {
        let highlighter = try highlighter(
            Toy.definition(rules: "<DetectChar attribute='Key' char='a'/>"))
        var state = highlighter.initialState
        let tokens = highlighter.highlight(
            [UInt8](repeating: 0x61, count: 100_000_000), state: &state)
        #expect(tokens.map(\.range) == [0..<16_384])
    }

    @Test func bytesThatAreNoTextKeepTheirPlaces() throws {
        let highlighter = try highlighter(
            Toy.definition(rules: "<RegExpr attribute='Key' String='a\\w*'/>"))
        var state = highlighter.initialState
        let line: [UInt8] = [0xFF, 0x61, 0xC3, 0xA9, 0xED, 0xA0, 0x80, 0x61, 0xE2, 0x82]
        #expect(highlighter.highlight(line, state: &state).map(\.range) == [1..<4, 7..<8])
    }

    @Test func randomLinesNeverTrap() throws {
        let rules = """
            <WordDetect attribute='Key' String='a'/><HlCChar attribute='Str'/><HlCStringChar attribute='Num'/>
            <Float attribute='Num'/><HlCHex attribute='Num'/><HlCOct attribute='Num'/><Int attribute='Num'/>
            <RangeDetect attribute='Str' char='&lt;' char1='&gt;'/><LineContinue attribute='Key'/>
            <StringDetect attribute='Str' String='É\u{1F600}' insensitive='1'/><DetectIdentifier attribute='Fun'/>
            """
        let highlighter = try highlighter(Toy.definition(rules: rules))
        var state = highlighter.initialState, random = SystemRandomNumberGenerator()
        let bytes = Array("aé'\\0x1.5e<>😀\u{0}É \t".utf8) + [0xFF, 0xC3, 0xF0, 0x80]
        for _ in 0..<2_000 {
            let line = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                bytes.randomElement(using: &random) ?? 0
            }
            for token in highlighter.highlight(line, state: &state) {
                #expect(token.range.upperBound <= line.count)
            }
        }
    }
}
