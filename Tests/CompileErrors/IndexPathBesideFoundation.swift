// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// error: 'IndexPath' is ambiguous for type lookup in this context
// Foundation's type would make a method that no table ever calls.

import Foundation
import SeltzerTables

@MainActor
final class Opener: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
}
