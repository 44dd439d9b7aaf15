// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews

/// OutlineNames in a tree: "a" has the children "a1" to "a3", and so on, as the test says.
@MainActor
final class OutlineNames: OutlineViewDataSource {
    var children: [String: [String]]
    /// The names whose children are loaded, by a closure that the test sets.
    var loads: [String: @MainActor () async throws -> [String]] = [:]
    /// The names whose children were asked for.
    var asked: [String] = []
    /// The number of texts that were asked for.
    var textCount = 0

    init(_ children: [String: [String]]) { self.children = children }

    func outlineView(
        _ outlineView: OutlineView, childrenOf item: AnyHashable?
    ) -> OutlineChildren {
        let name = item?.base as? String ?? ""
        asked.append(name)
        if let load = loads[name] {
            return .loading { try await load().map { AnyHashable($0) } }
        }
        return OutlineChildren(children[name] ?? [])
    }

    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
        let name = item.base as? String ?? ""
        return children[name] != nil || loads[name] != nil
    }

    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText {
        textCount += 1
        let name = item.base as? String ?? ""
        return StyledText(column?.identifier == "size" ? "\(name.count)" : name)
    }
}

@MainActor
struct OutlineScene {
    let outline = OutlineView()
    let names: OutlineNames
    let pilot: Pilot

    static var fruit: [String: [String]] {
        [
            "": ["fruit", "bread", "milk"], "fruit": ["apple", "pear", "citrus"],
            "citrus": ["lemon", "lime"], "milk": ["oat"],
        ]
    }

    init(
        _ children: [String: [String]] = Self.fruit, columns: Int = 20, rows: Int = 9,
        look: DisplayLook = .dark, isFocused: Bool = true,
        _ prepare: (OutlineView, OutlineNames) -> Void = { _, _ in }
    ) async {
        names = OutlineNames(children)
        prepare(outline, names)
        outline.outlineDataSource = names
        let controller = ViewController(view: outline)
        controller.wantsInitialFocus = isFocused
        pilot = await Pilot(
            plain: controller, columns: columns, rows: rows, capabilities: look.capabilities)
    }

    /// The lines of the screen, without the bar of the current row and without blanks at the end.
    var lines: [String] {
        pilot.screen.split(separator: "\n").map { line in
            var line = line.dropFirst()
            while line.last == " " { line.removeLast() }
            return String(line)
        }
    }
}
