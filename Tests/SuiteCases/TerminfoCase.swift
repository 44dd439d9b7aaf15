// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A case of `terminfo.jsonl`; the README beside it describes the fields.
package struct TerminfoCase: SuiteCase {
    /// The entry's name.
    package let term: String
    /// Whether the entry can address the cursor.
    package let cup: Bool?

    package var id: String { term }

    /// Whether a program must run on the terminal; on the others it must say why it does not.
    package var mustRun: Bool { cup == true }
}
