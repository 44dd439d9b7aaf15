import SeltzerTesting
import Testing

@testable import ToDo

@MainActor
@Test func enterMarksTheSelectedItemAsDone() async {
    let pilot = await Pilot(ToDoController(), columns: 60, rows: 10)
    await pilot.press("down", "enter")
    #expect(pilot.screen.contains("✓ Water the plants"))
}
