// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// A form: fields for text, a secret, a number, a choice and a text from a list, with checks.
// To see it: swift run Form

import Seltzer
import SeltzerPrompts

struct Account: Sendable {
    enum Plan: CaseIterable, Sendable { case free, team }

    var name = ""
    var password = ""
    var seats = 1
    var plan = Plan.free
    var city = ""
}

let form = Form(
    "New account", of: Account(),
    fields: [
        .text("name", \.name, placeholder: "Your name").required("Enter a name"),
        .secret("password", \.password)
            .validate { $0.password.count < 8 ? "Enter at least 8 characters" : nil },
        .stepper("seats", \.seats, in: 1...50)
            .validate { $0.plan == .free && $0.seats > 3 ? "At most 3 with this plan" : nil },
        .choice("plan", \.plan),
        .combo("city", \.city, items: ["Basel", "Bern", "Genève", "Lausanne", "Luzern", "Zürich"]),
    ])

await runTool {
    let submitted = try await Application(root: FormController(form))
        .run(until: FormSubmitted<Account>.self)
    print(submitted.map { "Welcome, \($0.value.name)." } ?? "You did not sign up.")
}
