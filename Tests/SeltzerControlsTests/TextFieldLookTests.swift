// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextField+Drawing.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TextFieldLookTests {
    private static func fields() throws -> [TextField] {
        let selected = TextField("some 漢字 text")
        let secret = TextField("secret")
        secret.isSecureTextEntry = true
        let masked = TextField()
        masked.mask = try InputMask(parsing: "##:##")
        let wrong = TextField("x")
        wrong.validation = TextValidation { _ in "Not a number" }
        wrong.validate()
        let trailing = TextField("y")
        trailing.validation = TextValidation(placement: .trailing) { _ in "Wrong" }
        trailing.validate()
        let disabled = TextField("off")
        disabled.isEnabled = false
        let suggesting = TextField()
        suggesting.suggestions = .fuzzy(["Basel", "Bern"])
        return [
            selected, TextField(placeholder: "Name"), secret, masked, wrong, trailing, disabled,
            suggesting,
        ]
    }

    @Test(arguments: ["Light", "Dark", "NoColor"])
    func everyStateHasALookOfItsOwn(screen: String) async throws {
        let fields = try Self.fields()
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, fields)), columns: 24, rows: 13,
            capabilities: DisplayCapabilities(
                colorDepth: screen == "NoColor" ? .monochrome : .trueColor))
        if screen != "NoColor" { pilot.application.theme = screen == "Dark" ? .fathom : .chalk }
        await pilot.press("ctrl-shift-left", "shift-left")
        await pilot.move(column: 3, row: 1)
        #expect(pilot.difference(fromSnapshot: "fields\(screen)", isStyled: true) == nil)
        fields.last?.becomeFirstResponder()
        await pilot.type("be")
        await pilot.press("down")
        #expect(pilot.difference(fromSnapshot: "suggestions\(screen)", isStyled: true) == nil)
    }

    @Test func aDisplayWithoutUnicodeGetsOtherSigns() async {
        let field = TextField("a long text that goes on")
        let secret = TextField("abc")
        secret.isSecureTextEntry = true
        var capabilities = DisplayCapabilities()
        capabilities.isUnicode = false
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [field, secret])), columns: 10, rows: 2,
            capabilities: capabilities)
        #expect(pilot.screen == "><oes on <\n| ***")
        await pilot.press("home")
        #expect(pilot.screen == "> a long><\n| ***")
    }

    @Test(arguments: [1, 2, 3, 4, 5])
    func aNarrowFieldShowsWhatIsTyped(width: Int) async {
        let field = TextField("")
        let pilot = await Pilot(ViewController(view: field), columns: width, rows: 1)
        field.becomeFirstResponder()
        await pilot.type("xyz")
        #expect(pilot.screen.contains("z") == (width > 1))
        await pilot.type("潮")
        #expect(pilot.application.diagnostics.isEmpty)
    }
}
