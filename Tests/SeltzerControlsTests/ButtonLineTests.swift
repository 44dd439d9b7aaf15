// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Button+images, Button+Configuration, ButtonMenu.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// Pictures, styled titles and configurations of buttons.
@MainActor
@Suite struct ButtonLineTests {
    private let button = Button()

    private func start(width: Int? = nil) async -> Pilot {
        let root = View()
        root.addSubview(button)
        button.sizeToFit()
        if let width { button.frame.size.width = width }
        let controller = ViewController(view: root)
        controller.wantsInitialFocus = false
        return await Pilot(plain: controller, columns: 30, rows: 3)
    }

    private func row(_ pilot: Pilot, _ row: Int = 0) -> String {
        let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        guard rows.indices.contains(row) else { return "" }
        return rows[row].split(separator: " ").joined(separator: " ")
    }

    @Test func aPictureIsBeforeTheTitle() async {
        button.setTitle("Add", for: .normal)
        button.setImage(Image(systemName: "plus"), for: .normal)
        #expect(
            button.sizeThatFits(.unbounded).width == Button("+ Add").sizeThatFits(.unbounded).width)
        let pilot = await start()
        #expect(row(pilot).contains("+ Add"))
    }

    @Test func aPictureAloneIsTheWholeLineAndTheLabel() async {
        button.setImage(.checkmark, for: .normal)
        let pilot = await start()
        #expect(row(pilot).contains("✓"))
        #expect(button.defaultAccessibility.label == "✓")
        await pilot.click(on: "✓")
        #expect(pilot.events(ButtonPressed.self).count == 1)
    }

    @Test func eachStateHasItsPicture() async {
        button.setTitle("Mark", for: .normal)
        button.setImage(.star, for: .normal)
        button.setImage(Image("★★", ascii: "**"), for: .selected)
        let width = button.sizeThatFits(.unbounded).width
        let pilot = await start()
        #expect(row(pilot).contains("☆ Mark"))
        button.isSelected = true
        await pilot.settle()
        #expect(row(pilot).contains("★★ Mark"))
        #expect(button.sizeThatFits(.unbounded).width == width)
        #expect(button.image(for: .selected) == Image("★★", ascii: "**"))
        button.setImage(nil, for: .selected)
        #expect(button.currentImage == .star)
        #expect(button.sizeThatFits(.unbounded).width == width - 1)
    }

    @Test func aConfigurationPlacesItsPicture() async {
        var configuration = Button.Configuration.filled()
        configuration.title = "Next"
        configuration.image = .chevronRight
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 2
        button.configuration = configuration
        let pilot = await start()
        #expect(pilot.screen.contains("Next  ›"))
        button.configuration?.image = nil
        await pilot.settle()
        #expect(!pilot.screen.contains("›"))
        button.configuration?.subtitle = "3 pages"
        button.configuration?.imagePlacement = .leading
        button.sizeToFit()
        await pilot.settle()
        #expect(pilot.screen.contains("Next  3 pages"))
        button.configuration?.buttonSize = .large
        #expect(button.sizeThatFits(.unbounded).height == 3)
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 8])
    func aNarrowButtonKeepsItsPictureAndStaysInItsBounds(width: Int) async {
        button.setTitle("Wide 世界", for: .normal)
        button.setImage(Image("世", ascii: "**"), for: .normal)
        button.configuration = .plain()
        for placement in [DirectionalRectEdge.leading, .trailing, .top, .bottom] {
            button.configuration?.imagePlacement = placement
            let pilot = await start(width: width)
            #expect(row(pilot).cellWidth <= width)
            if width >= 6 { #expect(pilot.screen.contains("世")) }
            button.removeFromSuperview()
        }
    }

    @Test func aStyledTitleWinsOverAPlainOne() async throws {
        button.setTitle("Plain", for: .normal)
        button.setAttributedTitle(
            StyledText("Styled", style: Style(attributes: .italic)), for: .normal)
        let pilot = await start()
        let place = try #require(pilot.location(of: "Styled"))
        #expect(pilot.display.buffer[place].attributes.contains(.italic))
        #expect(button.currentTitle == "Styled")
        button.setAttributedTitle(nil, for: .normal)
        await pilot.settle()
        #expect(row(pilot).contains("Plain"))
        #expect(button.attributedTitle(for: .normal) == nil)
    }

    @Test func anActivityIndicatorShowsWork() async {
        button.configuration = .plain()
        button.configuration?.title = "Load"
        button.configuration?.showsActivityIndicator = true
        let pilot = await start()
        await pilot.advance(by: .seconds(1))
        #expect(button.defaultAccessibility.value == "busy")
        await pilot.click(on: "Load")
        #expect(pilot.events(ButtonPressed.self).count == 1)
    }
}
