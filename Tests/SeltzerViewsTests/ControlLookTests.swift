// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Control+State.

import SeltzerBase
import SeltzerScreen
import SeltzerViews
import Testing

@Suite struct ControlLookTests {
    private let states = (UInt8(0)..<64).map(Control.State.init(rawValue:))

    private let textLooks: [(name: String, style: (Control.State) -> Style)] = [
        ("title", ControlLook.title), ("mark", ControlLook.mark), ("row", ControlLook.row),
        ("field", ControlLook.field),
        ("placeholder", ControlLook.placeholder), ("selected text", ControlLook.selectedText),
        ("bar", { _ in ControlLook.bar }), ("header", { _ in ControlLook.header }),
    ]

    /// The style of a cell that is drawn on a ground.
    private func drawn(
        _ style: Style, on ground: Color = .background, _ theme: Theme,
        _ depth: ColorDepth = .trueColor
    ) -> Style {
        let buffer = CellBuffer(size: Size(width: 1, height: 1))
        let canvas = Canvas(buffer: buffer, theme: theme, colorDepth: depth).leveled(by: ground)
        canvas.fill(buffer.bounds, with: Style(background: ground))
        canvas.fill(buffer.bounds, with: style, character: "x")
        return buffer.style(of: buffer[.zero])
    }

    /// A color in 24 bits: those of the palette are xterm's.
    private func rgb(_ color: Color) -> Color {
        guard case .palette(let index) = color.components, index < 16 else { return color }
        return .xterm(index)
    }

    private func contrast(_ style: Style) throws -> Double {
        try #require(rgb(style.foreground).contrastRatio(with: rgb(style.background)))
    }

    @Test(arguments: Theme.builtIn, [ColorDepth.trueColor, .sixteen])
    func allTextCanBeRead(theme: Theme, depth: ColorDepth) throws {
        for (name, look) in textLooks {
            for (state, ground) in states.flatMap({ [($0, .background), ($0, Color.surface)] }) {
                let style = drawn(look(state), on: ground, theme, depth)
                #expect(!style.attributes.contains(.reverse) || depth == .sixteen)
                let ratio = try contrast(style)
                let minimum = state.contains(.disabled) ? 3 : 4.5
                #expect(ratio >= minimum, "\(name) \(state.rawValue) on \(ground): \(ratio)")
            }
        }
    }

    @Test(arguments: Theme.builtIn, [ColorDepth.trueColor, .sixteen])
    func thumbsCanBeSeen(theme: Theme, depth: ColorDepth) throws {
        for (state, ground) in states.flatMap({ [($0, .background), ($0, Color.surface)] }) {
            #expect(try contrast(drawn(ControlLook.thumb(state), on: ground, theme, depth)) >= 3)
        }
    }

    /// The states of rows that nobody may take for one another.
    private let apart: [Control.State] = [
        .normal, .hovered, .highlighted, .disabled, .selected, [.selected, .focused],
        [.selected, .disabled],
    ]

    @Test(
        arguments: Theme.builtIn + [.automatic(for: nil)],
        [ColorDepth.trueColor, .sixteen, .monochrome])
    func statesAreToldApart(theme: Theme, depth: ColorDepth) {
        let rows = apart.map { drawn(ControlLook.row($0), theme, depth) }
        #expect(Set(rows).count == apart.count)
        let states: [Control.State] = [.normal, .hovered, .highlighted, .disabled]
        let titles = states.map { drawn(ControlLook.title($0), theme, depth) }
        #expect(Set(titles).count == states.count)
        let chips = [Control.State.normal, .selected, .disabled, [.selected, .disabled]].map {
            drawn(ControlLook.chip($0), theme, depth)
        }
        #expect(Set(chips).count == chips.count)
        let marks = [.normal, .selected].map { drawn(ControlLook.mark($0), theme, depth) }
        #expect(Set(marks).count == 2)
        #expect(
            drawn(ControlLook.field(.normal), theme, depth)
                != drawn(ControlLook.field(.disabled), theme, depth))
        let text = drawn(ControlLook.field(.focused), theme, depth)
        #expect(drawn(ControlLook.placeholder(.focused), theme, depth) != text)
        #expect(drawn(ControlLook.selectedText(.focused), theme, depth) != text)
        #expect(
            drawn(ControlLook.thumb(.normal), theme, depth)
                != drawn(ControlLook.track(.normal), theme, depth))
    }

    @Test func withoutColorsAttributesAloneTellTheStatesApart() {
        let styles = apart.map { drawn(ControlLook.row($0), .fathom, .monochrome) }
        #expect(styles.allSatisfy { $0.foreground == .default && $0.background == .default })
        #expect(Set(styles.map(\.attributes)).count == apart.count)
        #expect(styles[5].attributes == .reverse)
    }

    @Test func aUsersThemeSetsTheLooks() throws {
        let theme = try Theme(parsing: "hover = #102030\nselection = default\n")
        #expect(drawn(ControlLook.title(.hovered), theme).background == .hex(0x102030))
        // A ground that is left the terminal's is another than the theme's.
        #expect(drawn(ControlLook.row([.selected, .focused]), theme).background == .default)
        let error = #expect(throws: SettingsError.self) { try Theme(parsing: "hovered = red") }
        #expect("\(try #require(error))".hasSuffix("did you mean hover?"))
    }
}

@MainActor
@Suite struct ControlStateTests {
    @Test func aControlTellsItsState() {
        let control = Control(frame: .zero)
        #expect(control.state == .normal)
        control.isSelected = true
        control.isInvalid = true
        control.isHighlighted = true
        #expect(control.state == [.selected, .invalid, .highlighted])
        control.isEnabled = false
        #expect(control.state == [.selected, .invalid, .disabled])
    }
}
