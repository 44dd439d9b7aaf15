// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextField+sideViews.

import Seltzer
import SeltzerTesting
import Testing

/// A field as programs for UIKit subclass it.
private final class PaddedField: TextField {
    override init(frame: Rect) {
        super.init(frame: frame)
        placeholder = "padded"
    }
}

/// A button as programs for UIKit subclass it.
private final class RoundButton: Button {
    override init(frame: Rect) {
        super.init(frame: frame)
        setTitle("Round", for: .normal)
        setTitle("Off", for: .disabled)
    }
}

@MainActor
@Suite struct FieldPartsTests {
    @Test func subclassesOverrideTheInitializerWithAFrame() {
        #expect(PaddedField().placeholder == "padded")
        #expect(RoundButton().currentTitle == "Round")
        #expect(RoundButton(type: .system).frame == .zero)
        #expect(TextView(frame: Rect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
        let button = RoundButton(frame: Rect(x: 1, y: 2, width: 9, height: 1))
        button.isEnabled = false
        #expect(button.currentTitle == "Off")
    }

    @Test func viewsBesideTheTextTakeTheirWidth() async {
        let field = TextField()
        let label = Label("@")
        field.leftView = label
        field.leftViewMode = .always
        field.text = "name"
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [field])), columns: 20, rows: 2)
        let sign = pilot.location(of: "@"), text = pilot.location(of: "name")
        #expect(sign != nil && text != nil)
        #expect((text?.x ?? 0) > (sign?.x ?? 99))
        field.leftViewMode = .never
        await pilot.settle()
        #expect(pilot.location(of: "@") == nil)
    }

    @Test func configurationsSetTheTitleAndTheRole() {
        var configuration = Button.Configuration.filled()
        configuration.title = "Continue"
        let button = Button(configuration: configuration)
        #expect(button.currentTitle == "Continue")
        #expect(button.role == .primary)
    }

    @Test func aPageControlGoesOnePageTowardsTheClick() async {
        var pages: [Int] = []
        let control = PageControl(numberOfPages: 4) { pages.append($0.currentPage) }
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [control])), columns: 21, rows: 2)
        let dot = pilot.location(of: "●")
        await pilot.click(column: (dot?.x ?? 0) + 6, row: 0)
        control.becomeFirstResponder()
        await pilot.press("right", "left")
        #expect(pages == [1, 2, 1])
        control.currentPage = 9
        #expect(control.currentPage == 3 && pages.count == 3)
        #expect(pilot.events(PageSelected.self).map(\.page) == [1, 2, 1])
    }

    @Test func aRangeCountsCharacters() {
        let text = "a👍🏽c"
        #expect(text.replacingCharacters(in: TextRange(location: 1, length: 1), with: "b") == "abc")
        #expect(Range(TextRange(location: 2, length: 5), in: text) == nil)
        #expect(TextRange(text.startIndex..., in: text) == TextRange(location: 0, length: 3))
    }
}
