// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PortRules

/// The whole tool: the remaining places, the counts, and the page.
@Suite struct PorterTests {
    @Test func aPlaceIsListedByItsLineInThePortedFile() {
        let file = portAll(
            """
            import UIKit
            class A: UIView {
                required init?(coder: NSCoder) { fatalError() }

                func a() {
                    field.returnKeyType = .next
                    UIApplication.shared.open(url)
                }
            }
            """)[0]
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(file.leftovers.map(\.row) == [LeftoverTable.otherTypes, LeftoverTable.application])
        for leftover in file.leftovers {
            #expect(lines[leftover.line - 1].contains(leftover.text))
            #expect(leftover.text == "UIApplication.shared.open(url)")
        }
    }

    @Test func aTextWithoutUIKitStaysAsItIs() {
        let text = "// A note.\nstruct Note { let lines: [String] }\r\n\n\n"
        #expect(port(text) == text)
    }

    @Test func codeThatDoesNotParseStays() {
        #expect(port("import UIKit\nclass {{ UIView(").hasSuffix("class {{ View("))
    }

    @Test func linesChangedByHandAreCounted() {
        let count = LineCount(
            ported: "a()\nb()\n", finished: "// A comment.\n    a()\n\nc()\nd()\n")
        #expect(count.total == 3 && count.changed == 2)
        #expect(LineCount(ported: "a()\nb()\n", finished: "b()\n").changed == 1)
    }

    @Test func thePageHasARowForEachPlaceThatIsLeft() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/ComingFromUIKit.md").standardizedFileURL
        let text = try String(contentsOf: page, encoding: .utf8)
        let others = [
            LeftoverTable.addedMethods,
            LeftoverTable.otherTypes, LeftoverTable.otherFrameworks, LeftoverTable.selectors,
            LeftoverTable.points, LeftoverTable.life, LeftoverTable.assets,
            LeftoverTable.visualFormat, LeftoverTable.ownNames,
            LeftoverTable.application, LeftoverTable.observation,
        ]
        let rows = Set(others).union(LeftoverTable.types.values).union(LeftoverTable.members.values)
        let missing = rows.filter { !text.contains("\n| \($0) | ") }
        #expect(missing.isEmpty)
    }
}
