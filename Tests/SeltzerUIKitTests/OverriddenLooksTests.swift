// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The names of overridden members that were called, in order.
@MainActor
private final class Members {
    var called: [String] = []

    func take() -> [String] {
        defer { called = [] }
        return called
    }
}

@MainActor private let members = Members()

private final class OwnLabel: Label {
    override var font: Font! { didSet { members.called.append("font") } }
    override var numberOfLines: Int { didSet { members.called.append("numberOfLines") } }
    override var isEnabled: Bool { didSet { members.called.append("isEnabled") } }
    override var preferredMaxLayoutWidth: Int { didSet { members.called.append("width") } }
}

private final class OwnField: TextField {
    override var placeholder: String { didSet { members.called.append("placeholder") } }
    override var font: Font? { didSet { members.called.append("font") } }
    override var textColor: Color? { didSet { members.called.append("textColor") } }
    override var attributedText: StyledText? { didSet { members.called.append("attributedText") } }
}

private final class OwnButton: Button {
    override func setTitle(_ title: String?, for state: State) {
        members.called.append("setTitle")
        super.setTitle(title?.uppercased(), for: state)
    }
    override func setTitleColor(_ color: Color?, for state: State) {
        members.called.append("setTitleColor")
        super.setTitleColor(color, for: state)
    }
    override func setImage(_ image: Image?, for state: State) {
        members.called.append("setImage")
        super.setImage(image, for: state)
    }
    override func setAttributedTitle(_ title: StyledText?, for state: State) {
        members.called.append("setAttributedTitle")
        super.setAttributedTitle(title, for: state)
    }
}

private final class OwnView: View {
    var taps = 0
    override var tintColor: Color! { didSet { members.called.append("tintColor") } }
    override var isUserInteractionEnabled: Bool {
        didSet { members.called.append("isUserInteractionEnabled") }
    }
}

/// A view that lets each press through, as its getter says.
private final class Glass: View {
    override var isUserInteractionEnabled: Bool {
        get { false }
        set {}
    }
}

/// Looks of labels, fields, buttons and views whose members programs for UIKit override.
@MainActor
@Suite(.serialized) struct OverriddenLooksTests {
    @Test func labelSeesItsFontItsLinesAndItsState() {
        let label = OwnLabel("text")
        _ = members.take()
        label.font = .boldSystemFont(ofSize: 12)
        label.numberOfLines = 0
        label.isEnabled = false
        label.preferredMaxLayoutWidth = 10
        #expect(members.take() == ["font", "numberOfLines", "isEnabled", "width"])
        #expect(label.font == .boldSystemFont(ofSize: 12))
    }

    @Test func fieldSeesItsPlaceholderAndItsLook() async {
        let field = OwnField()
        _ = members.take()
        field.placeholder = "Name"
        field.font = .italicSystemFont(ofSize: 12)
        field.textColor = .systemRed
        field.attributedText = StyledText("x")
        #expect(members.take() == ["placeholder", "font", "textColor", "attributedText"])
        field.text = ""
        field.attributedPlaceholder = StyledText("Other")
        #expect(members.take() == ["placeholder"])
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [field])), columns: 30, rows: 3)
        #expect(pilot.screen.contains("Other"))
    }

    @Test func buttonChangesItsTitleOnTheWay() async {
        let button = OwnButton()
        _ = members.take()
        button.setTitle("save", for: .normal)
        button.setTitleColor(.systemRed, for: .normal)
        button.setImage(Image(systemName: "plus"), for: .normal)
        #expect(members.take() == ["setTitle", "setTitleColor", "setImage"])
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [button])), columns: 30, rows: 3)
        #expect(pilot.screen.contains("SAVE"))
        button.setAttributedTitle(StyledText("Go"), for: .normal)
        #expect(members.take() == ["setAttributedTitle"])
    }

    @Test func viewSeesItsTintAndItsInteraction() {
        let view = OwnView()
        _ = members.take()
        view.tintColor = .systemRed
        view.isUserInteractionEnabled = false
        #expect(members.take() == ["tintColor", "isUserInteractionEnabled"])
        let inner = View()
        view.addSubview(inner)
        #expect(inner.tintColor == .systemRed)
    }

    @Test func hitTestAsksAViewThatNeverTakesPresses() async {
        let glass = Glass(frame: Rect(x: 0, y: 0, width: 30, height: 3))
        let button = Button("Behind")
        button.frame = Rect(x: 0, y: 0, width: 12, height: 1)
        let root = View()
        root.addSubview(button)
        root.addSubview(glass)
        var taps = 0
        button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
        let pilot = await Pilot(ViewController(view: root), columns: 30, rows: 3)
        await pilot.click(column: 4, row: 0)
        #expect(taps == 1)
        #expect(root.hitTest(Point(x: 4, y: 0), with: nil) === button)
        glass.isUserInteractionEnabled = true
        #expect(root.hitTest(Point(x: 4, y: 0), with: nil) === button)
    }
}
