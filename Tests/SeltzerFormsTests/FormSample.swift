// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerForms

/// The value and the form of the tests.
struct FormSample: Sendable, Equatable {
    enum Plan: String, CaseIterable, Sendable { case free, team, enterprise = "big" }
    enum Topic: CaseIterable, Sendable { case news, weeklyTips, offers }

    var name = ""
    var password = ""
    var seats = 1
    var price = 2.5
    var plan = Plan.free
    var topics: Set<Topic> = []
    var city = ""
    var due = ""
    var notes = ""
    var isPublic = false

    static let cities = ["Basel", "Bern", "Genève", "漢字市"]

    static var fields: [FormField<FormSample>] {
        [
            .text("name", \.name, placeholder: "Ada").required("Enter a name")
                .validate { $0.name.count > 8 ? "Enter at most 8 characters" : nil },
            .secret("password", \.password),
            .stepper("seats", \.seats, in: 1...50).help("One for each person")
                .validate { $0.plan == .free && $0.seats > 3 ? "At most 3 with this plan" : nil },
            .number("price", \.price, in: 0...100),
            .choice("plan", \.plan),
            .choices("topics", \.topics),
            .combo("city", \.city, items: cities, allowsOtherText: false),
            .date("due", \.due),
            .lines("notes", \.notes, rows: 2),
            .toggle("is-public", \.isPublic, label: "Others see it"),
        ]
    }

    static var form: Form<FormSample> { Form("New account", of: FormSample(), fields: fields) }
}
