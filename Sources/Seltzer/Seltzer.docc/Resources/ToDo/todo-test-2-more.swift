import SeltzerTesting
import Testing

@testable import ToDo

@MainActor
@Test func enterMarksTheSelectedItemAsDone() async {
    let pilot = await Pilot(ToDoController(), columns: 60, rows: 10)
    await pilot.press("down", "enter")
    #expect(pilot.screen.contains("✓ Water the plants"))
}

@MainActor
@Test func typedTextBecomesAnItem() async {
    let pilot = await Pilot(ToDoController(), columns: 60, rows: 10)
    await pilot.click(on: "What is to be done?")
    await pilot.type("Buy milk\n")
    #expect(pilot.screen.contains("  Buy milk"))
}

@MainActor
@Test func deleteRemovesTheSelectedItem() async {
    let pilot = await Pilot(ToDoController(), columns: 60, rows: 10)
    await pilot.press("down", "delete")
    #expect(!pilot.screen.contains("Water the plants"))
    #expect(pilot.screen.contains("Call the dentist"))
}
