// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ColorPickerViewController, ColorPickerView, SwatchGrid, ColorSelected.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerControls

@MainActor
@Suite struct ColorWellTests {
    private func start(
        _ well: ColorWell, columns: Int = 60, rows: Int = 20, look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: ViewController(view: StackView(.vertical, [well])), columns: columns,
            rows: rows, capabilities: look.capabilities)
    }

    /// A picker as the whole screen.
    private func startPicker(
        _ picker: ColorPickerViewController, columns: Int = 44, rows: Int = 16,
        look: DisplayLook = .dark, depth: ColorDepth? = nil
    ) async -> Pilot {
        var capabilities = look.capabilities
        if let depth { capabilities.colorDepth = depth }
        return await Pilot(
            plain: picker, columns: columns, rows: rows, capabilities: capabilities)
    }

    @Test func aSwatchIsChosenByKeys() async {
        let well = ColorWell(Color("#102030"))
        let pilot = await start(well)
        #expect(pilot.screen.contains("#102030"))
        await pilot.press("space")
        #expect(well.isOpen && pilot.screen.contains("Red"))
        await pilot.press("right", "down", "enter")
        #expect(well.selectedColor == .red)
        #expect(pilot.events(ColorSelected.self) == [ColorSelected(color: .red)])
        await pilot.press("escape")
        #expect(!well.isOpen && pilot.screen.contains("palette(1)"))
    }

    @Test func aSliderChangesAPart() async {
        let picker = ColorPickerViewController()
        picker.selectedColor = Color("#000000")!
        let pilot = await startPicker(picker)
        await pilot.press("tab", "tab", "end")
        #expect(picker.selectedColor == Color("#ff0000"))
        await pilot.press("tab", "right")
        #expect(picker.selectedColor == Color("#ff0100"))
    }

    @Test func hueStaysWhileTheColorIsGray() async {
        var parts = ColorParts(red: 0, green: 0, blue: 255)
        #expect(parts.hue == 240 && parts.saturation == 100 && parts.brightness == 100)
        parts.setHSB(240, 0, 50)
        #expect(parts.red == parts.blue && parts.hue == 240)
        parts.setHSB(240, 100, 0)
        #expect(parts.color == Color("#000000") && parts.saturation == 100)
        parts.setHSB(parts.hue, parts.saturation, 100)
        #expect(parts.color == Color("#0000ff"))
    }

    @Test func everyColorIsReadBackFromItsParts() {
        for red in stride(from: 0, through: 255, by: 51) {
            for green in stride(from: 0, through: 255, by: 51) {
                for blue in stride(from: 0, through: 255, by: 51) {
                    let parts = ColorParts(red: red, green: green, blue: blue)
                    #expect(ColorParts(parts.color)?.color == parts.color)
                    #expect((0..<360).contains(parts.hue))
                }
            }
        }
    }

    @Test func theFieldReadsDigitsAndNames() async {
        let picker = ColorPickerViewController()
        let pilot = await startPicker(picker)
        await pilot.press("tab", "tab", "tab", "tab", "tab", "ctrl-u")
        await pilot.type("ff8800")
        #expect(picker.selectedColor == Color("#ff8800"))
        await pilot.press("ctrl-u")
        await pilot.type("danger")
        #expect(picker.selectedColor == .danger)
        await pilot.press("ctrl-u")
        await pilot.type("no color")
        await pilot.press("tab")
        #expect(picker.selectedColor == .danger)
    }

    @Test func theContrastIsTold() async {
        let picker = ColorPickerViewController()
        picker.contrastBackground = Color("#000000")!
        picker.selectedColor = Color("#ffffff")!
        let pilot = await startPicker(picker)
        #expect(pilot.screen.contains("21.0 : 1, readable"))
        picker.selectedColor = Color("#111111")!
        await pilot.settle()
        #expect(pilot.screen.contains("too faint for text"))
    }

    @Test(arguments: [ColorDepth.palette, .sixteen, .eight])
    func fewerColorsShowWhatWillBeSeen(_ depth: ColorDepth) async {
        let picker = ColorPickerViewController()
        picker.selectedColor = Color("#123456")!
        let pilot = await startPicker(picker, depth: depth)
        #expect(pilot.screen.contains("Shown here as #"))
    }

    @Test func withoutColorsTheNamesAreShown() async {
        let pilot = await startPicker(ColorPickerViewController(), look: .noColor)
        #expect(pilot.screen.contains("This terminal has no colors"))
        #expect(pilot.screen.contains("ac"))
    }

    @Test func aDelegateFollowsTheChoice() async {
        final class Follower: ColorPickerViewControllerDelegate {
            var colors: [Color] = []
            var isFinished = false
            func colorPickerViewController(
                _ viewController: ColorPickerViewController, didSelect color: Color,
                continuously: Bool
            ) { colors.append(color) }
            func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {
                isFinished = true
            }
        }
        let follower = Follower()
        let picker = ColorPickerViewController()
        picker.delegate = follower
        let root = ViewController(view: View())
        let pilot = await Pilot(plain: root, columns: 60, rows: 20)
        root.present(picker)
        await pilot.settle()
        await pilot.press("right", "space", "escape")
        #expect(follower.colors == [.link] && follower.isFinished)
    }

    @Test func theEndOfADragIsToldToTheDelegate() async throws {
        final class Follower: ColorPickerViewControllerDelegate {
            var reports: [(color: Color, isDrag: Bool)] = []
            func colorPickerViewController(
                _ viewController: ColorPickerViewController, didSelect color: Color,
                continuously: Bool
            ) { reports.append((color, continuously)) }
        }
        let follower = Follower()
        let picker = ColorPickerViewController()
        picker.delegate = follower
        let pilot = await startPicker(picker)
        let row = try #require(pilot.location(of: "Red")).y
        await pilot.drag(fromColumn: 20, row: row, toColumn: 26, row: row)
        let end = try #require(follower.reports.last)
        #expect(end.color == picker.selectedColor && !end.isDrag)
        #expect(follower.reports.dropLast().last?.isDrag == true)
        // The last color is no second choice.
        #expect(pilot.events(ColorSelected.self).count == follower.reports.count - 1)
    }

    @Test func aDisabledWellDoesNotOpen() async {
        let well = ColorWell(.red)
        well.isEnabled = false
        let pilot = await start(well)
        await pilot.click(on: "palette(1)")
        #expect(!well.isOpen)
    }

    @Test func aWellIsAnElement() async {
        let well = ColorWell(.accent)
        well.accessibilityLabel = "Mark"
        let pilot = await start(well)
        let element = pilot.element(.popUpButton, "Mark")
        #expect(await (try? element.value) == "accent")
        try? await element.change(to: "#ff8800")
        #expect(well.selectedColor == Color("#ff8800"))
    }

    @Test func anySizeDraws() async {
        for size in [
            Size(width: 1, height: 1), Size(width: 20, height: 6), Size(width: 200, height: 60),
        ] {
            let pilot = await startPicker(
                ColorPickerViewController(), columns: size.width, rows: size.height)
            #expect(await pilot.faults().isEmpty)
        }
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let picker = ColorPickerViewController()
        picker.selectedColor = Color("#ff8800")!
        let pilot = await startPicker(picker, look: look)
        #expect(
            pilot.difference(fromSnapshot: "color-picker-\(look.rawValue)", isStyled: true) == nil)
    }
}
