// Written from a recorded session of Seltzer.

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Test func gallerySession() async throws {
    let root = GalleryController(beginningWith: .named("slider"))
    let pilot = await Pilot(
        root, columns: 100, rows: 30,
        capabilities: DisplayCapabilities(colorDepth: .palette))
    pilot.application.tools = [.inspect, .clickHints]
    _ = pilot.takeHandledEvents()
    await pilot.press("down")
    #expect(
        pilot.takeHandledEvents() == [
            "PageShown from PageList, stopped by GalleryController",
            "TableSelectionChanged from TableView, stopped by PageList",
        ])
    #expect(pilot.screen.contains("Makes a number smaller or larger, and takes a typed one."))
    #expect(pilot.screen.contains("Seltzer Gallery › Choices › Stepper"))
    #expect(try await pilot.element(.row, "Stepper").isFocused)
    await pilot.press("tab")
    #expect(pilot.screen.contains("EditingBegan"))
    #expect(pilot.screen.contains("StepperField"))
    #expect(try await pilot.element(.stepper, "Copies").isFocused)
    await pilot.press("right")
    await pilot.press("right")
    await pilot.press("ctrl-p")
    #expect(
        pilot.takeHandledEvents() == [
            "EditingBegan from TextField, stopped by CommandPaletteController"
        ])
    #expect(pilot.screen.contains("› Type a command"))
    #expect(pilot.screen.contains("Previous page"))
    #expect(try await pilot.element(.textField, "Command").isFocused)
    try await pilot.element(.textField, "Command").type("butt")
    #expect(
        pilot.takeHandledEvents() == [
            "TextChanged from TextField, stopped by CommandPaletteController",
            "TextChanged from TextField, stopped by CommandPaletteController",
            "TextChanged from TextField, stopped by CommandPaletteController",
            "TextChanged from TextField, stopped by CommandPaletteController",
        ])
    #expect(pilot.screen.contains("3 of 17"))
    #expect(pilot.screen.contains("› butt"))
    await pilot.advance(by: .milliseconds(1026))
    await pilot.press("enter")
    #expect(
        pilot.takeHandledEvents() == [
            "EditingEnded from TextField, stopped by CommandPaletteController"
        ])
    #expect(pilot.screen.contains("Seltzer Gallery › Buttons › Button"))
    #expect(pilot.screen.contains("Runs an action when it is pressed."))
    await pilot.advance(by: .milliseconds(1287))
    await pilot.press("tab")
    #expect(pilot.screen.contains("EditingBegan"))
    #expect(pilot.screen.contains("· 13 passed"))
    #expect(try await pilot.element(.textField, "Enter in the field").isFocused)
    await pilot.press("enter")
    #expect(pilot.screen.contains("ButtonPressed"))
    #expect(pilot.screen.contains("title: \"Save\""))
    await pilot.press("ctrl-q")
}
