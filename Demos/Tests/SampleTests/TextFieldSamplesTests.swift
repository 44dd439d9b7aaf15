// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the page TextField.
@MainActor
@Suite struct TextFieldSamplesTests {
    @Test func maskCompletesANumber() async throws {
        let phone = TextField()
        phone.mask = try InputMask(parsing: "(###) ###-####")
        let pilot = await Pilot(ViewController(view: phone), columns: 20, rows: 1)
        await pilot.type("5551234567")
        #expect(phone.text == "(555) 123-4567")
    }

    @Test func wrongTextIsReported() async {
        let age = TextField("twelve")
        age.validation = TextValidation { Int($0) == nil ? "Not a number" : nil }
        let pilot = await Pilot(ViewController(view: age), columns: 30, rows: 2)
        await pilot.press("enter")
        #expect(pilot.screen.contains("Not a number"))
    }

    struct Directory: Sendable {
        func names(beginningWith text: String) async -> [String] { [text + "lovelace"] }
    }

    @Test func fieldsSuggest() async {
        let (city, user, directory) = (TextField(), TextField(), Directory())
        city.suggestions = .fuzzy(["Basel", "Bern", "Lausanne", "Zürich"])
        user.suggestions = TextSuggestions { text in await directory.names(beginningWith: text) }
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [city, user])), columns: 30, rows: 6)
        await pilot.type("ln")
        await pilot.press("tab")
        #expect(city.text == "Lausanne")
        user.becomeFirstResponder()
        await pilot.type("ada-")
        await pilot.press("tab")
        #expect(user.text == "ada-lovelace")
    }
}
