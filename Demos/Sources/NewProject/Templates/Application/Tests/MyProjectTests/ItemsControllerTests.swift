import Seltzer
import SeltzerTesting
import Testing

@testable import MyProject

@MainActor
@Suite struct ItemsControllerTests {
    @Test func enterAddsTheTypedItem() async {
        let pilot = await Pilot(ItemsController(), columns: 40, rows: 8)
        #expect(pilot.screen.contains("No items yet."))
        await pilot.type("Apples\nPears\n")
        #expect(pilot.difference(fromSnapshot: "two-items") == nil)
    }

    @Test func deleteRemovesTheSelectedItem() async {
        let pilot = await Pilot(ItemsController(), columns: 40, rows: 8)
        await pilot.type("Apples\nPears\n")
        await pilot.click(on: "Apples")
        await pilot.press("delete")
        #expect(!pilot.screen.contains("Apples"))
        #expect(pilot.screen.contains("Pears"))
    }

    @Test func quitEndsTheProgram() async {
        let pilot = await Pilot(ItemsController(), columns: 40, rows: 8)
        await pilot.press("ctrl-q")
        #expect(pilot.ending == .ended)
    }
}
