// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Written from a recorded session of Seltzer.

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Test func gallerySession() async throws {
    let root = GalleryController(beginningWith: .named("slider"))
    let pilot = await Pilot(
        root, columns: 60, rows: 24,
        capabilities: DisplayCapabilities(colorDepth: .palette))
    pilot.application.tools = [.inspect, .clickHints]
    _ = pilot.takeHandledEvents()
    await pilot.advance(by: .milliseconds(1248))
    await pilot.press("tab")
    #expect(try await pilot.element(.slider, "Steps").isFocused)
    await pilot.press("right")
    #expect(pilot.screen.contains("SliderChanged"))
    #expect(pilot.screen.contains("· 13 passed"))
    await pilot.press("right")
    await pilot.press("alt-n")
    #expect(pilot.screen.contains("Makes a number smaller or larger, and takes a typed one."))
    #expect(pilot.screen.contains(", hold a button, or type a number."))
    #expect(try await pilot.element(.stepper, "Copies").isFocused)
    await pilot.advance(by: .milliseconds(1108))
    await pilot.press("tab")
    #expect(pilot.screen.contains("EditingBegan"))
    #expect(pilot.screen.contains("StepperField"))
    #expect(try await pilot.element(.stepper, "Decimals").isFocused)
    await pilot.press("right")
    await pilot.advance(by: .milliseconds(900))
    try await pilot.element(.radioButton, "Code").click()
    #expect(
        pilot.takeHandledEvents() == [
            "CodeAsked from GalleryBar, stopped by GalleryController"
        ])
    #expect(pilot.screen.contains("name: \"stepper\", title: \"Stepper\", group: .c"))
    #expect(pilot.screen.contains("summary: \"Makes a number smaller or larger,"))
    #expect(try await pilot.element(.radioButton, "Code").isFocused)
    await pilot.advance(by: .milliseconds(1312))
    await pilot.press("ctrl-q")
}
