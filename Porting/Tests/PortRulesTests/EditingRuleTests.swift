// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rule 9: a data source that deletes rows says so.
@Suite struct EditingRuleTests {
    private let commit =
        "func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, "
        + "forRowAt indexPath: IndexPath) {}"

    @Test func aSourceThatDeletesRowsLetsThemBeEdited() {
        let text = port("import UIKit\nclass Board: UIViewController {\n    \(commit)\n}\n")
        #expect(
            text.contains(
                "    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool "
                    + "{ true }\n\n    func tableView(_ tableView: TableView, commit"))
    }

    @Test func aSubclassOverridesTheAnswer() {
        let text = port(
            "import UIKit\nclass Board: UITableViewController {\n    override \(commit)\n}\n")
        #expect(text.contains("    override func tableView(_ tableView: TableView, canEditRowAt"))
    }

    @Test func anAnswerOfTheProgramStaysAlone() {
        let answer =
            "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool "
            + "{ false }"
        let text = port(
            "import UIKit\nclass Board: UIViewController {\n    \(answer)\n    \(commit)\n}\n")
        #expect(text.components(of: "canEditRowAt") == 1)
    }
}

extension String {
    fileprivate func components(of word: String) -> Int {
        indices.filter { self[$0...].hasPrefix(word) }.count
    }
}
