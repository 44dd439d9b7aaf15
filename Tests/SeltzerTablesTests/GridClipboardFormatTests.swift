// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerTables
import Testing

@Suite struct GridClipboardFormatTests {
    private let rows: [[String?]] = [
        ["Brest", "7.12", nil], ["a \"b\"\tc", "-3", "x, y|<z>"], ["O'Hara", "007", "two\nlines"],
    ]
    private let titles = ["name", "level", "note \"n\""]

    @Test func eachFormHasItsOwnRulesForSpecialCharacters() {
        #expect(
            GridClipboardFormat.tsv.text(of: rows, titles: titles)
                == "Brest\t7.12\t\n\"a \"\"b\"\"\tc\"\t-3\tx, y|<z>\nO'Hara\t007\t\"two\nlines\"\n")
        #expect(
            GridClipboardFormat.csv.text(of: rows, titles: titles)
                == """
                name,level,"note ""n""\"
                Brest,7.12,
                "a ""b""\tc",-3,"x, y|<z>"
                O'Hara,007,"two
                lines"

                """)
        #expect(
            GridClipboardFormat.markdown.text(of: rows, titles: titles, rightColumns: [1])
                == """
                | name | level | note "n" |
                | --- | ---: | --- |
                | Brest | 7.12 |  |
                | a "b"\tc | -3 | x, y\\|&lt;z> |
                | O'Hara | 007 | two<br>lines |

                """)
        #expect(
            GridClipboardFormat.html.text(
                of: [["<b>", nil]], titles: ["a&b", "c"], rightColumns: [1])
                    == """
                    <table>
                    <tr><th>a&amp;b</th><th style="text-align: right">c</th></tr>
                    <tr><td>&lt;b&gt;</td><td style="text-align: right"></td></tr>
                    </table>

                    """)
    }

    @Test func sqlWritesNumbersAsNumbersAndOtherTextsInQuotes() {
        let rows: [[String?]] = [
            ["O'Hara", "7.12", nil], ["007", "-0.5", "1e9"], ["", "0", "1."],
        ]
        #expect(
            GridClipboardFormat.sql.text(of: rows, titles: ["a", "b\"", "c"], table: "my table")
                == """
                INSERT INTO "my table" ("a", "b\"\"", "c") VALUES ('O''Hara', 7.12, NULL);
                INSERT INTO "my table" ("a", "b\"\"", "c") VALUES ('007', -0.5, '1e9');
                INSERT INTO "my table" ("a", "b\"\"", "c") VALUES ('', 0, '1.');

                """)
    }

    @Test func copiedCellsAreReadAgainAsTheyWere() {
        var random = SeededGenerator(seed: 5)
        let letters = Array("ab\t\n\"'|é漢, ")
        for _ in 0..<500 {
            let width = Int.random(in: 1...4, using: &random)
            let rows = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (0..<width).map { _ in
                    String(
                        (0..<Int.random(in: 0...5, using: &random)).map { _ in
                            letters.randomElement(using: &random) ?? "a"
                        })
                }
            }
            let text = GridClipboardFormat.tsv.text(of: rows, titles: [])
            #expect(GridClipboardFormat.rows(of: text) == rows, "\(rows)")
        }
    }

    @Test func quotesThatDoNotEncloseAFieldArePartOfTheText() {
        #expect(GridClipboardFormat.rows(of: "\"a\" b\tc") == [["\"a\" b", "c"]])
        #expect(GridClipboardFormat.rows(of: "a \"b\"") == [["a \"b\""]])
        #expect(GridClipboardFormat.rows(of: "\"") == [["\""]])
        #expect(GridClipboardFormat.rows(of: "a\r\nb\rc") == [["a"], ["b"], ["c"]])
        #expect(GridClipboardFormat.rows(of: "") == [])
        #expect(GridClipboardFormat.rows(of: "\t\n") == [["", ""]])
    }
}
