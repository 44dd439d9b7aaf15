// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// error: has no member 'missing'
// R-THU-19: a name that leads to a method that is not there.

import SeltzerResponder

final class Editor: Responder {
    override init() {
        super.init()
        onNamed(["save": Editor.missing])
    }
}
