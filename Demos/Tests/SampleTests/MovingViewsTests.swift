// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages MovingViews and PresentingControllers.
@MainActor
@Suite struct MovingViewsTests {
    let panel = View(frame: Rect(x: -10, y: 0, width: 10, height: 3))
    let field = TextField()

    @Test func panelMovesIn() async {
        let page = View()
        page.addSubview(panel)
        page.addSubview(field)
        let pilot = await Pilot(ViewController(view: page), columns: 40, rows: 10)
        panel.animate(withDuration: .milliseconds(250)) {
            panel.frame.origin.x = 0
            panel.backgroundColor = .accent
        } completion: { _ in
            field.becomeFirstResponder()
        }
        await pilot.advance(by: .seconds(1))
        #expect(panel.frame.minX == 0)
        #expect(field.isFirstResponder)
    }

    @Test func panelMovesInByUIKitsForm() async {
        let page = View()
        page.addSubview(panel)
        page.addSubview(field)
        let pilot = await Pilot(ViewController(view: page), columns: 40, rows: 10)
        View.animate(withDuration: 0.25, delay: 0.1, options: .curveEaseOut) {
            panel.frame.origin.x = 0
        } completion: { _ in
            field.becomeFirstResponder()
        }
        await pilot.advance(by: .seconds(1))
        #expect(panel.frame.minX == 0)
        #expect(field.isFirstResponder)
    }

    func moveInAndRemove() async {
        await panel.animate(withDuration: .milliseconds(250)) { panel.frame.origin.x = 0 }
            .waitUntilFinished()
        panel.removeFromSuperview()
    }

    @Test func panelFadesToAndFro() async {
        let pilot = await Pilot(ViewController(view: panel), columns: 40, rows: 10)
        panel.animate(withDuration: .milliseconds(500), options: [.repeat, .autoreverse]) {
            panel.backgroundColor = .accent
        }
        await pilot.advance(by: .seconds(2))
        #expect(pilot.clock.nextDeadline != nil)
    }

    @Test func onlyThePictureMoves() async {
        let page = View()
        page.addSubview(panel)
        let pilot = await Pilot(ViewController(view: page), columns: 40, rows: 10)
        panel.frame.origin.x = 0
        View.animate(withDuration: 1) { panel.frame.origin.x += 20 }
        #expect(panel.frame.minX == 20)
        #expect(panel.presentation.frame.minX == 0)
        await pilot.advance(by: .seconds(2))
        #expect(panel.presentation.frame.minX == 20)
    }

    @Test func layoutMovesViews() async {
        let (details, more) = (Label("Details"), Label("More"))
        let column = StackView(.vertical, [details, more])
        let pilot = await Pilot(ViewController(view: column), columns: 40, rows: 10)
        column.animate(withDuration: .milliseconds(200)) {
            details.isHidden = true
            column.layoutIfNeeded()
        }
        await pilot.advance(by: .seconds(1))
        #expect(more.frame.minY == 0)
    }

    @Test func aKeyPressesAButtonVisibly() async {
        let pilot = await Pilot(ViewController(view: Button("Go")), columns: 40, rows: 10)
        pilot.application.animatesControls = true
        await pilot.press("enter")
        await pilot.advance(by: .milliseconds(34))
        #expect(pilot.events(ButtonPressed.self).count == 1)
    }

    struct ColorChosen: RoutedEvent { let color: Color }

    final class Palette: ViewController {
        override func loadView() {
            view = Button("Red") { $0.post(ColorChosen(color: .red)) }
        }
    }

    final class Painting: ViewController {
        let button = Button("Color")
        var color = Color.default

        override func loadView() {
            button.addAction(for: .primaryActionTriggered) { [weak self] _ in
                await self?.chooseColor()
            }
            view = StackView(.vertical, [button])
        }

        func chooseColor() async {
            let palette = Palette()
            palette.modalPresentationStyle = .popover
            palette.popoverPresentationController.sourceView = button
            if let chosen = await present(palette, until: ColorChosen.self) { color = chosen.color }
        }
    }

    final class Settings: ViewController {
        override func loadView() {
            view = Button("Done") { [weak self] _ in self?.dismiss(animated: true) }
        }
    }

    final class Page: ViewController {
        let status = Label("Ready")

        override func loadView() { view = StackView(.vertical, [status]) }

        func openSettings() {
            present(Settings(), animated: true) { [weak self] in
                self?.status.text = "The settings are open."
            }
        }
    }

    @Test func settingsDismissThemselves() async {
        let page = Page()
        let pilot = await Pilot(page, columns: 40, rows: 10)
        page.openSettings()
        await pilot.settle()
        #expect(page.status.text == "The settings are open.")
        await pilot.click(on: "Done")
        #expect(page.presentedViewController == nil)
    }

    @Test func popoverReturnsTheColor() async {
        let painting = Painting()
        let pilot = await Pilot(painting, columns: 40, rows: 10)
        await pilot.click(on: "Color")
        await pilot.click(on: "Red")
        #expect(painting.color == .red)
    }
}
