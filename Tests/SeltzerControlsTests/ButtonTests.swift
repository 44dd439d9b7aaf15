// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ButtonTests {
    private func start(_ buttons: Button...) async -> Pilot {
        let stack = StackView(.horizontal, buttons, spacing: 1)
        stack.alignment = .leading
        let controller = ViewController(view: stack)
        controller.wantsInitialFocus = false
        return await Pilot(plain: controller, columns: 30, rows: 2)
    }

    @Test func withoutColorsTheDefaultButtonIsBoldWhicheverViewIsFocused() async throws {
        let other = Button("Other"), order = Button("Order")
        let stack = StackView(.horizontal, [other, order])
        stack.alignment = .leading
        let controller = ViewController(view: stack)
        controller.defaultButton = order
        let pilot = await Pilot(
            plain: controller, columns: 30, rows: 1, capabilities: DisplayLook.noColor.capabilities)
        func isBold(_ title: String) throws -> Bool {
            let place = try #require(pilot.location(of: title))
            return pilot.display.buffer[place].attributes.contains(.bold)
        }
        other.becomeFirstResponder()
        await pilot.settle()
        #expect(!order.isDefaultButton)
        #expect(try isBold("Order"))
        #expect(try !isBold("Other"))
        order.isEnabled = false
        await pilot.settle()
        #expect(try !isBold("Order"))
    }

    @Test func aClickAndItsKeysPressAButton() async {
        var presses = 0
        let button = Button("Go") { _ in presses += 1 }
        let pilot = await start(button)
        await pilot.click(on: "Go")
        #expect(presses == 1)
        #expect(!button.isFirstResponder)
        await pilot.press("tab", "enter", "space")
        #expect(presses == 3)
        #expect(
            pilot.events(ButtonPressed.self)
                == Array(repeating: ButtonPressed(title: "Go"), count: 3))
        #expect(
            pilot.lastRoute?.description
                == "ButtonPressed from Button: StackView -, ViewController -, Window -, "
                + "Application -")
    }

    @Test func aDisabledButtonDoesNothing() async {
        var presses = 0
        let button = Button("Go") { _ in presses += 1 }
        let pilot = await start(button)
        button.isEnabled = false
        await pilot.click(on: "Go")
        await pilot.press("tab", "enter")
        button.performPrimaryAction()
        #expect(presses == 0)
        #expect(pilot.events(ButtonPressed.self).isEmpty)
    }

    @Test func disablingAPressedButtonDropsThePress() async {
        var presses = 0
        let button = Button("Go") { _ in presses += 1 }
        let pilot = await start(button)
        await pilot.mouseDown(column: 2, row: 0)
        button.isEnabled = false
        button.isEnabled = true
        await pilot.mouseUp(column: 2, row: 0)
        #expect(presses == 0)
    }

    @Test func anAsynchronousActionRunsOnceAtATime() async {
        var log: [String] = []
        let button = Button("Go") { (button: Button) async -> Void in
            log.append("begin")
            try? await (button.window?.application?.clock as? ManualClock)?.sleep(for: .seconds(2))
            log.append("end")
        }
        let pilot = await start(button)
        await pilot.click(on: "Go")
        #expect(button.isBusy)
        await pilot.click(on: "Go")
        #expect(log == ["begin"])
        #expect(pilot.events(ButtonPressed.self).count == 1)
        await pilot.advance(by: .seconds(2))
        #expect(log == ["begin", "end"])
        #expect(!button.isBusy)
        await pilot.click(on: "Go")
        #expect(log == ["begin", "end", "begin"])
    }

    @Test func eventsOfAControlAreHeardInTheirOrder() async {
        var log: [Control.Event] = []
        let button = Button("Go")
        for event: Control.Event in [
            .touchDown, .touchUpInside, .touchUpOutside, .touchCancel, .primaryActionTriggered,
        ] {
            button.addAction(for: event) { _ in log.append(event) }
        }
        let pilot = await start(button)
        await pilot.click(on: "Go")
        #expect(log == [.touchDown, .touchUpInside, .primaryActionTriggered])
        log = []
        await pilot.drag(fromColumn: 2, row: 0, toColumn: 20, row: 1)
        #expect(log == [.touchDown, .touchUpOutside])
        log = []
        await pilot.mouseDown(column: 2, row: 0)
        await pilot.send(.focus(false))
        #expect(log == [.touchDown, .touchCancel])
    }

    @Test(arguments: ["Light", "Dark", "NoColor"])
    func everyStateHasALookOfItsOwn(screen: String) async {
        let plain = Button("plain")
        let hovered = Button("漢字")
        let disabled = Button("off")
        disabled.isEnabled = false
        let stack = StackView(.horizontal, [plain, hovered, disabled], spacing: 1)
        stack.alignment = .leading
        let pilot = await Pilot(
            plain: ViewController(view: stack), columns: 30, rows: 2,
            capabilities: DisplayCapabilities(
                colorDepth: screen == "NoColor" ? .monochrome : .trueColor))
        if screen != "NoColor" { pilot.application.theme = screen == "Dark" ? .fathom : .chalk }
        await pilot.settle()
        let isFilled = screen != "NoColor"
        #expect(
            pilot.screen
                == (isFilled
                    ? "▌  plain  ▐    漢字      off\n" : "▌[ plain ]▐  [ 漢字 ]    off\n"))
        #expect(plain.isFirstResponder)
        await pilot.move(column: 15, row: 0)
        #expect(
            pilot.difference(fromSnapshot: "buttonsFocusedHoveredDisabled\(screen)", isStyled: true)
                == nil)
        await pilot.mouseDown(column: 15, row: 0)
        #expect(pilot.difference(fromSnapshot: "buttonsPressed\(screen)", isStyled: true) == nil)
    }

    @Test func aNarrowButtonCutsItsTitle() async {
        let button = Button("a long title")
        let pilot = await Pilot(plain: ViewController(view: button), columns: 8, rows: 3)
        #expect(pilot.screen == "\n▌[a l…]▐\n")
        button.title = "b"
        await pilot.settle()
        #expect(pilot.screen == "\n▌[ b ]▐\n")
        for width in 1...4 {
            await pilot.resize(columns: width, rows: 1)
            let faults = await pilot.faults()
            #expect(faults.isEmpty)
        }
    }

    @Test func anotherTitleLaysTheRowOutAnew() async {
        let button = Button("a")
        let pilot = await start(button, Button("z"))
        button.title = "bcd"
        await pilot.settle()
        #expect(pilot.screen == " [ bcd ]   [ z ]\n")
    }

    @Test func theDefaultButtonStandsOutAndTheFocusOnlyInTheKeyWindow() async {
        let ok = Button("OK"), other = Button("No")
        let root = ViewController(view: StackView(.horizontal, [ok, other]))
        root.defaultButton = ok
        let pilot = await Pilot(plain: root, columns: 20, rows: 3)
        pilot.application.theme = .fathom
        await pilot.settle()
        func fill(_ x: Int) -> Color { pilot.display.buffer[Point(x: x, y: 1)].background }
        let theme = Theme.fathom
        #expect(fill(3) == theme[.primaryFill] && fill(11) == theme[.control])
        await pilot.move(column: 3, row: 1)
        #expect(fill(3) == theme[.hoveredPrimaryFill])
        await pilot.move(column: 19, row: 1)
        other.becomeFirstResponder()
        await pilot.settle()
        #expect(fill(3) == theme[.control], "Enter presses the focused button")
        #expect(pilot.screen.contains("▌  No  ▐"))
        let window = Window(frame: Rect(x: 18, y: 2, width: 1, height: 1))
        window.makeKeyAndVisible(in: pilot.application)
        await pilot.settle()
        #expect(!pilot.screen.contains("▌"))
    }

    @Test(arguments: Button.Role.allCases)
    func aRoleIsAFill(role: Button.Role) async {
        let button = Button("Go")
        button.role = role
        let pilot = await start(button)
        pilot.application.theme = .chalk
        await pilot.settle()
        let tones: [Button.Role: Tone] = [
            .primary: .primary, .success: .success, .warning: .warning, .destructive: .danger,
        ]
        let cell = pilot.display.buffer[Point(x: 3, y: 0)]
        let theme = Theme.chalk
        guard let tone = tones[role], case .role(let fill) = tone.fill.components,
            case .role(let text) = tone.onFill.components
        else {
            #expect(role == .normal && cell.background == theme[.control])
            return
        }
        #expect(cell.background == theme[fill] && cell.foreground == theme[text])
        #expect(cell.attributes == .bold)
    }

    @Test func theCellsOfTheBarsAreNotTheButton() async {
        var presses = 0
        let pilot = await start(Button("Go") { _ in presses += 1 })
        await pilot.click(column: 0, row: 0)
        await pilot.click(column: 7, row: 0)
        #expect(presses == 0)
        await pilot.click(column: 1, row: 0)
        await pilot.click(column: 6, row: 0)
        #expect(presses == 2)
    }

    @Test func aBusyButtonShowsABubbleAndKeepsItsSize() async {
        let button = Button("Go") { (button: Button) async -> Void in
            try? await (button.window?.application?.clock as? ManualClock)?.sleep(for: .seconds(2))
        }
        let pilot = await start(button)
        let width = button.frame.width
        await pilot.click(on: "Go")
        var pictures: Set<String> = []
        for _ in 0..<8 {
            await pilot.advance(by: .milliseconds(120))
            pictures.insert(String(pilot.screen.prefix(3)))
        }
        #expect(pictures == [" · ", " • ", " ● ", " ○ "])
        #expect(button.state.contains(.busy) && button.frame.width == width)
        await pilot.advance(by: .seconds(2))
        #expect(pilot.screen == " [ Go ]\n")
        #expect(!button.state.contains(.busy))
    }

    @Test func withoutMotionAnEllipsisStandsForTheBubble() async {
        let button = Button("Go") { (button: Button) async -> Void in
            try? await (button.window?.application?.clock as? ManualClock)?.sleep(for: .seconds(2))
        }
        let pilot = await start(button)
        pilot.application.reducesMotion = true
        await pilot.click(on: "Go")
        await pilot.settle()
        let frames = pilot.display.frameCount
        #expect(pilot.screen == " … Go\n")
        await pilot.advance(by: .seconds(1))
        #expect(pilot.display.frameCount == frames)
    }

    @Test func aLargeButtonHasThreeRowsOfWhichTwoAreHalf() async {
        let button = Button("Send")
        button.buttonSize = .large
        let root = ViewController()
        root.view.addSubview(button)
        button.sizeToFit()
        let pilot = await Pilot(plain: root, columns: 12, rows: 4)
        pilot.application.theme = .fathom
        await pilot.press("tab")
        #expect(pilot.screen == "▌▄▄▄▄▄▄▄▄▐\n▌  Send  ▐\n▌▄▄▄▄▄▄▄▄▐\n")
        pilot.application.theme = .tap(for: nil)
        await pilot.settle()
        #expect(pilot.screen == "▌        ▐\n▌[ Send ]▐\n▌        ▐\n")
        await pilot.click(column: 4, row: 0)
        #expect(pilot.events(ButtonPressed.self).count == 1)
        button.frame.size.height = 2
        await pilot.settle()
        #expect(pilot.screen == "▌[ Send ]▐\n\n\n")
        #expect(button.sizeThatFits(.unbounded) == Size(width: 10, height: 3))
    }
}
