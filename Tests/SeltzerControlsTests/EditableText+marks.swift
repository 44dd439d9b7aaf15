// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

@testable import SeltzerControls

extension EditableText {
    /// Creates a text from one with marks: `|` is the cursor, `[` where selecting began.
    init(marked: String) {
        let scalars = marked.unicodeScalars
        self.init(String(scalars.filter { $0 != "|" && $0 != "[" }))
        func place(_ mark: Unicode.Scalar, ignoring other: Unicode.Scalar) -> Int? {
            scalars.firstIndex(of: mark).map {
                String(scalars[..<$0].filter { $0 != other }).utf8.count
            }
        }
        let head = place("|", ignoring: "[") ?? text.utf8.count
        select(anchor: place("[", ignoring: "|") ?? head, head: head)
    }

    /// The text with the marks.
    var marked: String {
        var marked = text
        let (anchor, head) = (selection.anchor, selection.head)
        for (place, mark) in [(head, "|"), (anchor, "[")].sorted(by: { $0.0 > $1.0 })
        where mark == "|" || anchor != head {
            let index = marked.utf8.index(marked.startIndex, offsetBy: place)
            marked.unicodeScalars.insert(contentsOf: mark.unicodeScalars, at: index)
        }
        return marked
    }
}
