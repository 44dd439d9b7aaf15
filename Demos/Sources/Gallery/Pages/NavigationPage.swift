// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let navigation = GalleryPage(
        name: "navigation", title: "Navigation", group: .containers,
        summary: "Opens screens on top of one another, with a way back.",
        hint: "Open a drink; Esc or the bar goes back.", fillsRoom: true,
        usefulRows: 10
    ) {
        NavigationController(
            rootViewController: ShelfController(
                "Drinks", ["Lemonades", "Teas", "Everything else, with a long name"]))
    }
}

/// A list whose rows open lists of their own.
private final class ShelfController: ViewController {
    private let rows: [String]

    init(_ title: String, _ rows: [String]) {
        self.rows = rows
        super.init()
        self.title = title
    }

    override func loadView() { view = ListView(rows) }

    override func viewDidLoad() { on(RowActivated.self, ShelfController.open) }

    private func open(_ event: RowActivated) -> Disposition {
        let title = rows[event.indexPath.row]
        let below = ["Sweet", "Sour", "With ice"].map { "\($0), from \(title.lowercased())" }
        navigationController?.pushViewController(ShelfController(title, below))
        return .observed
    }
}
