// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// One control on a page, with a title and a remark.
struct Specimen {
    let title: String
    let note: String
    let view: View

    init(_ title: String, _ note: String, _ view: View) {
        self.title = title
        self.note = note
        self.view = view
    }
}
