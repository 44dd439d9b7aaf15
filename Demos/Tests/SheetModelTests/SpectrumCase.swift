// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

/// A file with its header and its rows.
///
/// The cases are those of csv-spectrum, a collection of files that readers of CSV must know, and
/// of the delimiters; their texts are written anew.
struct SpectrumCase: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let header: [String]
    let rows: [[String]]

    var testDescription: String { id }

    init(_ id: String, _ text: String, _ header: [String], _ rows: [[String]]) {
        self.id = id
        self.text = text
        self.header = header
        self.rows = rows
    }

    static let all: [SpectrumCase] = [
        SpectrumCase(
            "comma in quotes", "first,address,zip\nJan,\"Hill 3, Rear\",x08075\n",
            ["first", "address", "zip"], [["Jan", "Hill 3, Rear", "x08075"]]),
        SpectrumCase(
            "empty", "a,b,c\n1,\"\",\"\"\n2,3,4\n", ["a", "b", "c"],
            [["1", "", ""], ["2", "3", "4"]]),
        SpectrumCase(
            "empty with CRLF", "a,b,c\r\n1,\"\",\"\"\r\n2,3,4\r\n", ["a", "b", "c"],
            [["1", "", ""], ["2", "3", "4"]]),
        SpectrumCase(
            "escaped quotes", "a,b\n1,\"ha \"\"ha\"\" ha\"\n3,4\n", ["a", "b"],
            [["1", "ha \"ha\" ha"], ["3", "4"]]),
        SpectrumCase(
            "JSON in fields",
            "key,val\n1,\"{\"\"type\"\": \"\"Point\"\", \"\"xy\"\": [1.0, 0.5]}\"\n",
            ["key", "val"], [["1", "{\"type\": \"Point\", \"xy\": [1.0, 0.5]}"]]),
        SpectrumCase(
            "location coordinates",
            "id,address,location\n1,\"2 Main Street\",\"(37.7, -122.4)\"\n",
            ["id", "address", "location"], [["1", "2 Main Street", "(37.7, -122.4)"]]),
        SpectrumCase(
            "newlines", "a,b,c\n1,2,3\n\"Once upon \na time\",5,6\n7,8,9\n", ["a", "b", "c"],
            [["1", "2", "3"], ["Once upon \na time", "5", "6"], ["7", "8", "9"]]),
        SpectrumCase(
            "newlines with CRLF", "a,b,c\r\n1,2,3\r\n\"Once upon \r\na time\",5,6\r\n",
            ["a", "b", "c"], [["1", "2", "3"], ["Once upon \r\na time", "5", "6"]]),
        SpectrumCase(
            "quotes and newlines",
            "a,b\n1,\"ha \n\"\"ha\"\" \nha\"\n3,4\n", ["a", "b"],
            [["1", "ha \n\"ha\" \nha"], ["3", "4"]]),
        SpectrumCase("simple", "a,b,c\n1,2,3\n", ["a", "b", "c"], [["1", "2", "3"]]),
        SpectrumCase("simple with CRLF", "a,b,c\r\n1,2,3", ["a", "b", "c"], [["1", "2", "3"]]),
        SpectrumCase(
            "UTF-8", "a,b,c\n1,2,3\n4,5,ʤ\n", ["a", "b", "c"],
            [["1", "2", "3"], ["4", "5", "ʤ"]]),
        SpectrumCase(
            "byte order mark", "\u{FEFF}a;b\n\"1;2\";\n", ["a", "b"], [["1;2", ""]]),
        SpectrumCase("named delimiter", "sep=|\na|b\n1,5|2\n", ["a", "b"], [["1,5", "2"]]),
        SpectrumCase("carriage returns", "a,b\rc,d\r", ["a", "b"], [["c", "d"]]),
    ]
}
