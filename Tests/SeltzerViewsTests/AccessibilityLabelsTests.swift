// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct AccessibilityLabelsTests {
    private func view(_ role: AccessibilityRole, _ label: String?, _ x: Int, _ y: Int, _ width: Int)
        -> View
    {
        let view = View(frame: Rect(x: x, y: y, width: width, height: 1))
        view.accessibilityRole = role
        view.accessibilityLabel = label
        return view
    }

    private func label(_ views: [View], in role: AccessibilityRole? = nil) async -> String? {
        let root = View()
        if let role {
            root.accessibilityRole = role
            root.accessibilityLabel = "Group"
        }
        for view in views { root.addSubview(view) }
        let pilot = await Pilot(ViewController(view: root), columns: 40, rows: 6)
        return pilot.elements(.textField).first?.label
    }

    @Test func theTextBeforeAFieldNamesIt() async {
        let field = view(.textField, nil, 10, 1, 8)
        #expect(await label([view(.staticText, "Name:", 2, 1, 5), field]) == "Name")
    }

    @Test func ofTwoTextsTheNearerOneNamesTheField() async {
        let field = view(.textField, nil, 20, 1, 8)
        let texts = [view(.staticText, "Far", 0, 1, 4), view(.staticText, "Near *", 12, 1, 6)]
        #expect(await label(texts + [field]) == "Near")
    }

    @Test func theTextAboveAFieldNamesItIfNoneStandsBefore() async {
        let field = view(.textField, nil, 3, 2, 8)
        #expect(await label([view(.staticText, "Street", 3, 1, 6), field]) == "Street")
        #expect(await label([view(.staticText, "Street", 3, 0, 6), field]) == nil)
    }

    @Test func aTextAfterAFieldOrFarBeforeItNamesNothing() async {
        let field = view(.textField, nil, 30, 1, 4)
        #expect(await label([field, view(.staticText, "cm", 35, 1, 2)]) == nil)
        #expect(await label([view(.staticText, "Far", 0, 1, 3), field]) == nil)
    }

    @Test func aGroupNamesItsOnlyField() async {
        let field = view(.textField, nil, 10, 3, 8)
        #expect(await label([field], in: .group) == "Group")
        let other = view(.textField, nil, 10, 5, 8)
        #expect(await label([field, other], in: .group) == nil)
    }

    @Test func ownLabelsStay() async {
        let field = view(.textField, "Own", 10, 1, 8)
        #expect(await label([view(.staticText, "Name", 2, 1, 5), field]) == "Own")
    }

    @Test func theTextsInARowAreItsName() async throws {
        let row = view(.row, nil, 0, 0, 20)
        for (index, text) in ["Mercury", "0 moons"].enumerated() {
            row.addSubview(view(.staticText, text, index * 10, 0, 8))
        }
        row.addSubview(view(.button, "Visit", 18, 0, 2))
        let root = View()
        root.addSubview(row)
        let pilot = await Pilot(ViewController(view: root), columns: 40, rows: 6)
        let element = try await pilot.element(.row, "Mercury").accessibilityElement()
        #expect(element.label == "Mercury, 0 moons")
        #expect(element.children.map(\.label) == ["Visit"])
    }
}
