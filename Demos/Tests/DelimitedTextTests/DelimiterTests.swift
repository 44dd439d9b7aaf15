// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import DelimitedText

@Suite struct DelimiterTests {
    @Test(arguments: [
        (",", ","), (";", ";"), ("\t", "\t"), ("\\t", "\t"), ("tab", "\t"), ("TAB", "\t"),
        (" ", " "),
        ("'", "'"),
    ])
    func oneCharacterOrTheNameOfTheTabIsADelimiter(typed: String, expected: String) {
        #expect(Delimiter(typed)?.byte == expected.utf8.first)
    }

    @Test(arguments: ["", ",,", "\"", "\n", "\r", "\r\n", "\u{0}", "水", "é"])
    func whatCannotSeparateIsNoDelimiter(typed: String) {
        #expect(Delimiter(typed) == nil)
    }

    @Test(arguments: [
        ("a.csv", "a,b;c,d", ","),
        ("a.csv", "a;b;c,d", ";"),
        ("a.csv", "a\tb\tc", "\t"),
        ("a.txt", "a|b", "|"),
        ("a.csv", "plain", ","),
        ("a.csv", "", ","),
        ("a.csv", "a;b,c", ","),
        ("a.csv", "\"a,b,c\";d", ";"),
        ("a.csv", "a;b\n1,2,3,4", ";"),
        ("a.tsv", "a,b,c", "\t"),
        ("A.TAB", "a,b,c", "\t"),
        // A quote inside of a field is text.
        ("a.csv", "Size 6\";Name;Price\n1;a;2,5\n3;b;4,5\n", ";"),
        ("a.csv", "a;5\" pipe, steel;c\n1;2,5;3\n", ";"),
        // More rows than the header count.
        (
            "a.csv",
            "Place (code, name);Area (km2, about);People (2020, counted);Note\n1;a;b;c\n2;d;e;f",
            ";"
        ),
        ("a.csv", "Name, first;Age\nann;3\nbob;4", ";"), ("a.csv", "a|b,c\n1,2\n3,4\n", ","),
        ("a.csv", "Name, first;Place\nAnn, B;Rome\nBob, C;Oslo\n", ";"),
        // Titles, comments and empty lines.
        ("a.csv", "Report 2024\nname;age\nann;3\nbob;4\n", ";"),
        ("a.csv", "Report, 2024, of sales\n\nname;age\nann;3\nbob;4\n", ";"),
        ("a.csv", "# made, by, hand\n# twice, at least\nname;age\nann;3\n", ";"),
        // Numbers with a comma.
        ("a.csv", "1,5;2,5\n3,5;4,5\n", ";"), ("a.csv", "1,000,2\n3,000,4\n", ","),
        ("a.csv", "x\ty\n1,5\t2,5\n", "\t"),
        // The line of spreadsheets.
        ("a.csv", "sep=;\na,b\n", ";"), ("a.csv", "SEP=|\r\na,b\r\n", "|"),
        ("a.csv", "\"sep=;\"\na,b", ";"),
        ("a.tsv", "sep=,\na,b\n", ","), ("a.csv", "sep=\na;b\n", ";"),
        ("a.csv", "sep=;;\na,b,c\nd,e,f\n", ","),
        // Rows go on in quotes.
        ("a.csv", "a;b\n\"1,\n2,\n3,\";4\n", ";"),
    ])
    func nameAndFirstRowTellTheDelimiter(name: String, text: String, expected: String) {
        let guess = DelimiterGuess(name: name, bytes: Array(text.utf8), from: 0)
        #expect(guess.delimiter.byte == expected.utf8.first)
    }
}

@Suite struct DelimiterGuessTests {
    private func titles(_ text: String, hasHeader: Bool = true, delimiter: Delimiter? = nil) throws
        -> [String]
    {
        let table = try DelimitedText(
            bytes: Array(text.utf8), name: "a.csv", delimiter: delimiter, hasHeader: hasHeader)
        let reader = CellReader(table)
        return (0..<table.columnCount).map {
            (hasHeader ? reader.title(column: $0) : reader.value(row: 0, column: $0)) ?? "-"
        }
    }

    @Test(arguments: [
        "sep=;\nname;age\nann;3", "\u{FEFF}sep=;\r\nname;age\r\nann;3", "\u{FEFF}name;age\nann;3",
        "Report 2024\nname;age\nann;3\nbob;4", "\n\nReport\n\nname;age\nann;3",
        "# made; by hand\n# twice\nname;age\nann;3", "Report\r\n\r\nname;age\r\nann;3\r\n",
    ])
    func headerComesAfterWhatIsNoTable(text: String) throws {
        #expect(try titles(text) == ["name", "age"])
    }

    @Test func titlesMayBeginWithANumberSign() throws {
        #expect(try titles("#name;age\nann;3\nbob;4") == ["#name", "age"])
    }

    @Test func withoutAHeaderAllRowsButTheDelimiterAreData() throws {
        #expect(try titles("sep=;\nReport\nann;3\nbob;4", hasHeader: false) == ["Report", "-"])
    }

    @Test func givenDelimiterKeepsAllRows() throws {
        #expect(try titles("Report\nann;3", delimiter: .semicolon) == ["Report", "-"])
        #expect(try titles("sep=;\nann;3", delimiter: .semicolon) == ["ann", "3"])
        #expect(try titles("sep=;\nann;3", delimiter: .comma) == ["sep=;"])
    }

    @Test func fileOfOneColumnKeepsItsRows() throws {
        #expect(try titles("name\n\nann") == ["name"])
        #expect(try titles("") == [])
    }
}
