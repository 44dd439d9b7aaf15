// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension ConsoleEntry {
    /// The line as an object: its text and, if it is known, its source.
    var json: JSONValue {
        JSONValue.object([
            .init("text", .text(text)), .init("source", JSONValue(source?.rawValue)),
        ]).withoutNulls
    }

    /// Reads a line that the port wrote; nil if it is invalid.
    package init?(reading json: JSONValue) {
        guard let text = json["text"]?.text else { return nil }
        self.init(text, from: json["source"]?.text.flatMap(ConsoleSource.init(rawValue:)))
    }
}
