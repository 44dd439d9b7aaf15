// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LineHighlighting, ContextStack, GrammarCompiler, HighlightedSpans, LoadedDefinition,
// GrammarFoldingMark.

import Seltzer
import Testing

@testable import SeltzerGrammars

@Suite struct GrammarContextTests {
    @Test func contextsAreEnteredAndLeft() throws {
        let contexts = """
            <context name="Main" attribute="Normal">
              <DetectChar attribute="Str" char="&quot;" context="String"/>
              <DetectChar attribute="Com" char="#" context="Line"/>
              <Detect2Chars attribute="Com" char="/" char1="*" context="Comment" beginRegion="C"/>
            </context>
            <context name="String" attribute="Str" lineEndContext="#pop">
              <LineContinue attribute="Key"/>
              <HlCStringChar attribute="Num"/>
              <DetectChar attribute="Str" char="&quot;" context="#pop"/>
            </context>
            <context name="Line" attribute="Com" lineEndContext="#pop"/>
            <context name="Comment" attribute="Com">
              <Detect2Chars attribute="Com" char="*" char1="/" context="#pop" endRegion="C"/>
            </context>
            """
        let text = """
            a "b\\n" c # d
            "e\\
            f" g /* h
            i */ j "k
            l
            """
        #expect(
            try marked(text, by: Toy.definition(contexts: contexts)) == [
                #"a string("b)number(\n)string(") c comment(# d)"#, #"string("e)keyword(\)"#,
                #"string(f") g comment(/* h)"#, #"comment(i */) j string("k)"#, "l",
            ])
    }

    @Test func severalContextsAreLeftAndEnteredAtOnce() throws {
        let contexts = """
            <context name="Main" attribute="Normal"><DetectChar attribute="Normal" char="(" context="A!B"/></context>
            <context name="A" attribute="Key"><DetectChar attribute="Num" char=")" context="#pop"/></context>
            <context name="B" attribute="Str">
              <DetectChar attribute="Num" char="]" context="#pop"/>
              <DetectChar attribute="Num" char="}" context="#pop#pop!C"/>
            </context>
            <context name="C" attribute="Typ"><DetectChar attribute="Num" char="." context="#pop"/></context>
            """
        #expect(
            try marked("(b]a)m(b}c.m", by: Toy.definition(contexts: contexts)) == [
                "(string(b)number(])keyword(a)number())m(string(b)number(})type(c)number(.)m"
            ])
    }

    @Test func lookAheadAndFallthroughTakeNoText() throws {
        let contexts = """
            <context name="Main" attribute="Normal" fallthroughContext="Word">
              <DetectSpaces/>
              <RegExpr String="[0-9]" lookAhead="true" context="Number"/>
            </context>
            <context name="Number" attribute="Normal" fallthroughContext="#pop">
              <RegExpr String="[0-9.]+" attribute="Num" context="#pop"/>
            </context>
            <context name="Word" attribute="Normal" fallthroughContext="#pop">
              <DetectIdentifier attribute="Fun" context="#pop"/>
              <AnyChar String="+-" attribute="Key" context="#pop"/>
            </context>
            """
        #expect(
            try marked("ab + 1.5", by: Toy.definition(contexts: contexts))
                == ["function(ab) keyword(+) number(1.5)"])
    }

    @Test func capturesAreInsertedInLaterRules() throws {
        let contexts = """
            <context name="Main" attribute="Normal">
              <RegExpr String="&lt;&lt;(\\S+)" attribute="Key" context="Here"/>
              <RegExpr String="q(.)" attribute="Key" context="Quoted"/>
            </context>
            <context name="Here" attribute="Str">
              <RegExpr String="^%1$" dynamic="true" attribute="Key" context="#pop"/>
            </context>
            <context name="Quoted" attribute="Str">
              <DetectChar char="1" dynamic="true" attribute="Key" context="#pop"/>
              <StringDetect String="%1%1" dynamic="true" attribute="Num"/>
            </context>
            """
        #expect(
            try marked("<<a.b\naxb\na.b\nq|x|y", by: Toy.definition(contexts: contexts)) == [
                "keyword(<<a.b)", "string(axb)", "keyword(a.b)", "keyword(q|)string(x)keyword(|)y",
            ])
    }

    @Test func rulesOfOtherContextsAndLanguagesAreIncluded() throws {
        let other = Toy.definition(
            "Other",
            contexts: """
                <context name="Main" attribute="Com"><DetectChar attribute="Num" char="1"/></context>
                <context name="Side" attribute="Str"><DetectChar attribute="Key" char="2" context="Back"/></context>
                <context name="Back" attribute="Typ"><DetectChar attribute="Key" char="3" context="#pop"/></context>
                """)
        let contexts = """
            <context name="Main" attribute="Normal">
              <IncludeRules context="Own"/><IncludeRules context="##Other"/>
              <IncludeRules context="Side##other"/><DetectChar char="[" context="Block"/>
            </context>
            <context name="Own" attribute="Normal"><DetectChar attribute="Fun" char="0"/></context>
            <context name="Block" attribute="Normal"><DetectChar char="]" context="#pop"/>
              <IncludeRules context="##Other" includeAttrib="true"/></context>
            """
        #expect(
            try marked(
                "0 1 2x3 [x] x", by: Toy.definition(contexts: contexts),
                beside: ["other.xml": other])
                == ["function(0) number(1) keyword(2)type(x)keyword(3) comment([x)] x"])
    }

    @Test func emptyLinesLeaveContextsIfTheySayHow() throws {
        let contexts = """
            <context name="Main" attribute="Normal"><DetectChar attribute="Key" char="&gt;" context="Quote"/></context>
            <context name="Quote" attribute="Str" lineEmptyContext="#pop"/>
            """
        #expect(
            try marked(">a\nb\n\nc", by: Toy.definition(contexts: contexts))
                == ["keyword(>)string(a)", "string(b)", "", "c"])
    }

    @Test func equalLinesShareTheirState() throws {
        let contexts = """
            <context name="Main" attribute="Normal"><DetectChar attribute="Com" char="(" context="Main"/>
            <DetectChar attribute="Com" char=")" context="#pop"/></context>
            """
        let folder = try DefinitionFolder(["toy.xml": Toy.definition(contexts: contexts)])
        defer { folder.remove() }
        let highlighter = try #require(try folder.library.highlighter(named: "Toy"))
        var state = highlighter.initialState
        _ = highlighter.highlight(Array("((a".utf8), state: &state)
        let before = state
        #expect(state.depth == 3)
        _ = highlighter.highlight(Array("b(c)".utf8), state: &state)
        #expect(state.stack === before.stack)
        _ = highlighter.highlight(Array(")".utf8), state: &state)
        #expect(state != before)
        _ = highlighter.highlight(Array("(".utf8), state: &state)
        #expect(state == before)
        #expect(state.hashValue == before.hashValue)
    }

    @Test func regionsBeginAndEndWithTheirRules() throws {
        let rules = """
            <DetectChar attribute="Key" char="{" beginRegion="Block"/>
            <DetectChar attribute="Key" char="}" endRegion="Block"/>
            <DetectChar attribute="Key" char="|" beginRegion="Block" endRegion="Block"/>
            """
        let folder = try DefinitionFolder(["toy.xml": Toy.definition(rules: rules)])
        defer { folder.remove() }
        let highlighter = try #require(try folder.library.highlighter(named: "Toy"))
        var state = highlighter.initialState
        let marks = highlighter.foldingMarks(of: Array("a{|}".utf8), state: &state)
        #expect(marks.map(\.isBeginning) == [true, false, true, false])
        #expect(marks.map(\.offset) == [1, 2, 2, 3])
        #expect(Set(marks.map(\.region)).count == 1)
        #expect(highlighter.findsRegions)
        var depths = FoldingDepths()
        _ = highlighter.highlight(Array("}a{|".utf8), state: &state, depths: &depths)
        #expect(depths.minimum == -1 && depths.end == 0)
    }
}
