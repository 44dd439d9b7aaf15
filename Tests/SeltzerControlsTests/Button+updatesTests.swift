// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Button+Configuration.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ButtonUpdatesTests {
    private func start(_ button: Button) async -> Pilot {
        let stack = StackView(.horizontal, [button])
        stack.alignment = .leading
        let controller = ViewController(view: stack)
        controller.wantsInitialFocus = false
        return await Pilot(plain: controller, columns: 30, rows: 2)
    }

    @Test func theHandlerFollowsTheState() async {
        let button = Button("Save")
        var count = 0
        button.configurationUpdateHandler = { button in
            count += 1
            var configuration = button.configuration ?? .plain()
            configuration.title =
                !button.isEnabled ? "Saved" : button.isSelected ? "Saving everything" : "Save"
            configuration.showsActivityIndicator = button.isSelected
            button.configuration = configuration
        }
        #expect(count == 0)
        let pilot = await start(button)
        #expect(count == 1 && pilot.screen.contains("Save"))
        let width = button.frame.width
        button.isSelected = true
        button.isSelected = true
        await pilot.settle()
        #expect(count == 2 && pilot.screen.contains("Saving everything"))
        #expect(button.frame.width > width)
        button.isEnabled = false
        await pilot.settle()
        #expect(count == 3 && pilot.screen.contains("Saved"))
        button.setNeedsUpdateConfiguration()
        button.setNeedsUpdateConfiguration()
        await pilot.settle()
        #expect(count == 4)
        button.configurationUpdateHandler = nil
        button.isEnabled = true
        await pilot.settle()
        #expect(count == 4)
    }

    @Test func aTitleWithStylesWinsAndGoesWithItsConfiguration() async {
        let button = Button("Old")
        var configuration = Button.Configuration.tinted()
        configuration.title = "Plain"
        configuration.attributedTitle = StyledText("Styled", style: Style(attributes: .italic))
        configuration.attributedSubtitle = "more"
        configuration.cornerStyle = .capsule
        configuration.titleAlignment = .center
        button.configuration = configuration
        #expect(button.currentTitle == "Styled" && configuration.subtitle == "more")
        let pilot = await start(button)
        #expect(pilot.screen.contains("Styled  more"))
        button.configuration?.attributedTitle = nil
        #expect(button.currentTitle == "Plain")
        #expect(configuration.updated(for: button) == configuration)
    }
}
