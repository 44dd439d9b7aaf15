// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerInspector
import SeltzerResponder
import Testing

@Suite("The text of an event")
struct RoutedEventTextTests {
    private struct Store<Item> { let item: Item }
    private enum Mode { case plain, tall(rows: Int) }
    private final class Shelf {}
    private struct Sold: RoutedEvent {
        let count: Int
        let name: String?
        let mode: Mode
        let store: Store<Mode>
        let shelves: [Shelf]
    }

    @Test("has the values, and simple names of types")
    func valuesAreSimple() {
        let event = Sold(
            count: 2, name: "Lime", mode: .tall(rows: 3), store: Store(item: .plain),
            shelves: [Shelf()])
        #expect(
            RoutedEventText.values(of: event)
                == #"count: 2, name: "Lime", mode: tall(rows: 3), store: (item: plain), shelves: [Shelf]"#
        )
    }

    @Test("shows a value by its title, and leaves out functions and what is not there")
    func valuesHaveNames() {
        struct Drink { let rows = 1, title = "Lime", note: String? = nil }
        struct Poured: RoutedEvent {
            let drink = Drink(), level = 67.69766, glasses = 61.0
            let undo: @Sendable () -> Void = {}
            let guest: String? = nil
        }
        #expect(
            RoutedEventText.values(of: Poured()) == #"drink: "Lime", level: 67.7, glasses: 61"#)
    }

    @Test("shows the fields of a value that is alone in its event")
    func singleValues() {
        struct Place { let row = 2, column = 7 }
        struct Moved: RoutedEvent { let place = Place(), item: AnyHashable? = nil }
        struct Marked: RoutedEvent { let place = Place() }
        #expect(RoutedEventText.values(of: Moved()) == "place: (row: 2, column: 7)")
        #expect(RoutedEventText.values(of: Marked()) == "row: 2, column: 7")
    }

    @Test("shows the beginning of a long text")
    func longTextsAreCut() {
        let text = String(repeating: "e\u{301}", count: 1_000_000)
        let shown = RoutedEventText.values(of: TextChanged(text: text))
        #expect(shown.hasPrefix("text: \"e\u{301}") && shown.hasSuffix("…\"") && shown.count < 500)
    }

    @Test("has no objects")
    func objectsAreLeftOut() {
        struct Filled: RoutedEvent {
            let shelf = Shelf()
            let rows = 2
        }
        #expect(RoutedEventText.values(of: Filled()) == "rows: 2")
    }

    @Test("has no secrets")
    func secretsAreNotShown() {
        let event = TextChanged(text: "open sesame", isSecure: true)
        #expect(!RoutedEventText.values(of: event).contains("sesame"))
    }

    @Test("is empty for an event without values, and has those of a named event")
    func otherEvents() {
        #expect(RoutedEventText.values(of: EditingBegan()) == "")
        #expect(
            RoutedEventText.values(of: NamedEvent("save", userInfo: ["to": "disk"]))
                == #"to: "disk""#)
    }

    @Test(
        "names a type without its module and its arguments",
        arguments: [
            ("Button", "Button"), ("Shop.Store<Shop.Item>", "Store"),
            ("Button#save", "Button#save"),
            ("Outer.(unknown context at $102a).Inner", "Inner"),
        ])
    func namesAreSimple(type: String, name: String) {
        #expect(RoutedEventText.name(of: type) == name)
    }
}
