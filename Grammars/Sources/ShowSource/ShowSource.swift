// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerGrammars

/// Shows a source text: `ShowSource FILE [--definitions DIR]`.
@main
struct ShowSource {
    static func main() async {}
}
