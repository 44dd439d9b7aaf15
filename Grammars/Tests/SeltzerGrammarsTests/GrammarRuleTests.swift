// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: GrammarRule+matching, LineBytes, ScalarSet, ByteSet, WordDelimiters, KeywordSet,
// GrammarCompiler+rules, GrammarCompiler+keywords, Templates, DefaultStyle.

import Testing

@testable import SeltzerGrammars

@Suite struct GrammarRuleTests {
    @Test(arguments: [
        ("<DetectChar attribute='Key' char='#'/>", "a#b#", "akeyword(#)bkeyword(#)"),
        ("<DetectChar attribute='Key' char='é'/>", "eé", "ekeyword(é)"),
        ("<Detect2Chars attribute='Com' char='/' char1='/'/>", "a//b/", "acomment(//)b/"),
        ("<AnyChar attribute='Key' String='+-é'/>", "a+é-b", "akeyword(+é-)b"),
        ("<StringDetect attribute='Key' String='let'/>", "outlet Let", "outkeyword(let) Let"),
        ("<StringDetect attribute='Key' String='LET' insensitive='true'/>", "Let", "keyword(Let)"),
        ("<StringDetect attribute='Key' String='ÄH' insensitive='1'/>", "äh!", "keyword(äh)!"),
        (
            "<WordDetect attribute='Key' String='if'/>", "if iff xif if",
            "keyword(if) iff xif keyword(if)"
        ),
        ("<WordDetect attribute='Key' String='IF' insensitive='1'/>", "If", "keyword(If)"),
        ("<RegExpr attribute='Num' String='[0-9]+'/>", "a12b3", "anumber(12)bnumber(3)"),
        ("<RegExpr attribute='Num' String='^x' />", "xx", "number(x)x"),
        ("<RegExpr attribute='Num' String='a.*b' minimal='true'/>", "a1b2b", "number(a1b)2b"),
        ("<RegExpr attribute='Num' String='B' insensitive='true'/>", "b", "number(b)"),
        ("<RegExpr attribute='Num' String='x{,2}y'/>", "xxxy", "xnumber(xxy)"),
        ("<RangeDetect attribute='Str' char='&lt;' char1='&gt;'/>", "<a> <b", "string(<a>) <b"),
        ("<Int attribute='Num'/>", "12 a1 3", "number(12) a1 number(3)"),
        ("<Float attribute='Num'/>", "1.5e3 .5 1. . 2", "number(1.5e3) number(.5) number(1.) . 2"),
        ("<HlCOct attribute='Num'/>", "0778 0", "number(077)8 0"),
        ("<HlCHex attribute='Num'/>", "0xFg 0x", "number(0xF)g 0x"),
        ("<HlCStringChar attribute='Num'/>", #"\n\x1B\017\q"#, #"number(\n\x1B\017)\q"#),
        (
            "<HlCChar attribute='Str'/>", #"'a' '\n' 'é' 'ab'"#,
            #"string('a') string('\n') string('é') 'ab'"#
        ),
        (
            "<DetectIdentifier attribute='Fun'/>", "ab_1 2c é",
            "function(ab_1) 2function(c) function(é)"
        ),
        ("<DetectSpaces attribute='Com'/>", "a \tb", "acomment( \t)b"),
        ("<LineContinue attribute='Key'/>", #"\a\"#, #"\akeyword(\)"#),
        ("<DetectChar attribute='Key' char='a' firstNonSpace='true'/>", "  aa", "  keyword(a)a"),
        ("<DetectChar attribute='Key' char='a' column='1'/>", "aaa", "akeyword(a)a"),
        ("<DetectChar attribute='Key' char='a' column='1'/>", "éaa", "ékeyword(a)a"),
    ]) func rulesFindTheirText(rule: String, text: String, expected: String) throws {
        #expect(try marked(text, by: Toy.definition(rules: rule)) == [expected])
    }

    @Test func keywordsAreWholeWordsOfListsAndIncludedLists() throws {
        let lists = """
            <list name="own"><item> if </item><item>else</item><include>more</include>
            <include>far##Other</include></list>
            <list name="more"><item>while</item><include>own</include></list>
            """
        let other = Toy.definition(
            "Other", lists: "<list name='far'><item>über</item></list>",
            contexts: "<context name='Main' attribute='Normal'/>")
        let rules = "<keyword attribute='Key' String='own'/>"
        #expect(
            try marked(
                "if xif else_ else while über If", by: Toy.definition(rules: rules, lists: lists),
                beside: ["other.xml": other])
                == ["keyword(if) xif else_ keyword(else) keyword(while) keyword(über) If"])
    }

    @Test func caseOfKeywordsFollowsTheDefinitionAndTheRule() throws {
        let lists = "<list name='own'><item>If</item><item>ÄH</item></list>"
        let general = "<keywords casesensitive='0'/>"
        let rule = "<keyword attribute='Key' String='own'/>"
        let strict = "<keyword attribute='Key' String='own' insensitive='0'/>"
        #expect(
            try marked("iF äh", by: Toy.definition(rules: rule, lists: lists, general: general))
                == ["keyword(iF) keyword(äh)"])
        #expect(
            try marked("iF If", by: Toy.definition(rules: strict, lists: lists, general: general))
                == ["iF keyword(If)"])
    }

    @Test func delimitersOfDefinitionAndRuleEndWords() throws {
        let lists = "<list name='own'><item>a-b</item><item>c</item></list>"
        let rule =
            "<keyword attribute='Key' String='own' weakDeliminator='-' additionalDeliminator='#'/>"
        #expect(
            try marked("a-b c#c c.c", by: Toy.definition(rules: rule, lists: lists))
                == ["keyword(a-b) keyword(c)#keyword(c) keyword(c).keyword(c)"])
        let general = "<keywords weakDeliminator='.'/>"
        let word = "<WordDetect attribute='Key' String='c'/>"
        #expect(
            try marked("c.c c", by: Toy.definition(rules: word, general: general))
                == ["c.c keyword(c)"])
    }

    @Test func tabsOfEntitiesStayTabsInAttributes() throws {
        let definition = Toy.definition(
            entities: "<!ENTITY tab '&#009;'>",
            contexts:
                "<context name='Main' attribute='Normal'><DetectChar attribute='Key' char='&tab;'/></context>"
        )
        #expect(try marked("a\tb c", by: definition) == ["akeyword(\t)b c"])
    }
}
