// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rule 9: menus of rows open by the right button.
@Suite struct MenuRuleTests {
    @Test func aScreenWithMenusOfRowsOpensThem() {
        let text = port(
            """
            import UIKit
            class Board: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    load()
                }
            }
            extension Board: UITableViewDelegate {
                func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> Menu? { nil }
            }
            class Other: UIViewController {
                override func viewDidLoad() { load() }
            }

            """)
        #expect(text.contains("        load()\n        ContextMenuInteraction(on: self)\n    }"))
        #expect(text.contains("override func viewDidLoad() { load() }"))
    }
}
