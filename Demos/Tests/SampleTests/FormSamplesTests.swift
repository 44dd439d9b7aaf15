// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

struct Account: Sendable {
    enum Plan: CaseIterable, Sendable { case free, team }
    var name = ""
    var seats = 1
    var plan = Plan.free
}

@MainActor private func accountForm() -> Form<Account> {
    let form = Form(
        "New account", of: Account(),
        fields: [
            .text("name", \.name).required("Enter a name"),
            .stepper("seats", \.seats, in: 1...50)
                .help("One for each person")
                .validate { $0.plan == .free && $0.seats > 3 ? "At most 3 with this plan" : nil },
            .choice("plan", \.plan),
        ])
    return form
}

private actor Server {
    private(set) var accounts: [Account] = []
    func add(_ account: Account) throws { accounts.append(account) }
    func isTaken(_ name: String) -> Bool { accounts.contains { $0.name == name } }
}

private struct Order { var copies = 0 }
private struct Weather { var city = "" }

/// The samples of the pages of forms, steppers and combo boxes.
@MainActor
@Suite struct FormSamplesTests {
    private final class Screen: ViewController {
        let server = Server()
        var result: Account?

        func ask() async {
            let (server, form) = (server, accountForm())
            let sheet = FormController(form) { account in try await server.add(account) }
            let account = await present(sheet, until: FormSubmitted<Account>.self)?.value
            result = account
        }
    }

    @Test func aSheetReturnsTheValue() async {
        let screen = Screen()
        let pilot = await Pilot(screen, columns: 70, rows: 20)
        Task { await screen.ask() }
        await pilot.settle()
        await pilot.type("Ada\n")
        #expect(screen.result?.name == "Ada")
        #expect(await screen.server.accounts.count == 1)
    }

    @Test func flagsAreAnswers() {
        let form = accountForm()
        var created: [Account] = []
        func create(_ account: Account) { created.append(account) }
        do throws(FormErrors) {
            let account = try form.value(answering: ["name": "Ada", "seats": "3", "plan": "team"])
            create(account)
        } catch {
            for error in error.errors { print("--\(error.field): \(error.message)") }
        }
        #expect(created.map(\.plan) == [.team])
    }

    @Test func aCheckMayAskAServer() async {
        let server = Server()
        try? await server.add(Account(name: "Ada"))
        let field = FormField<Account>.text("name", \.name).validate(after: .milliseconds(300)) {
            account in
            await server.isTaken(account.name) ? "Taken" : nil
        }
        await #expect(throws: FormErrors([FormError(field: "name", message: "Taken")])) {
            try await Form(of: Account(), fields: [field]).validatedValue(answering: ["name": "Ada"]
            )
        }
    }

    @Test func aStepperSetsANumber() async {
        var order = Order()
        let copies = Stepper(value: 2, in: 1...99) { order.copies = Int($0.value) }
        let pilot = await Pilot(ViewController(view: copies), columns: 30, rows: 1)
        await pilot.press("up")
        #expect(order.copies == 3)
    }

    @Test func aComboBoxSetsAText() async {
        var weather = Weather()
        let city = ComboBox(["Basel", "Bern", "Zürich"], text: "Bern") { weather.city = $0.text }
        let pilot = await Pilot(ViewController(view: city), columns: 30, rows: 6)
        await pilot.press("down", "down", "enter")
        #expect(weather.city == "Zürich")
    }
}
