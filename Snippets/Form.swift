// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// A form: fields for text with a mask, a secret, validation and suggestions.
// To see it: swift run Form

import Seltzer

struct SignedUp: RoutedEvent { let name: String }

final class Form: ViewController {
    let name = TextField(placeholder: "Your name")
    let password = TextField(placeholder: "At least 8 characters")
    let phone = TextField()
    let city = TextField(placeholder: "Where you live")
    let signUp = Button("Sign &up")

    override func loadView() {
        name.validation = TextValidation { $0.isEmpty ? "Enter a name" : nil }
        password.isSecureTextEntry = true
        password.validation = TextValidation { $0.count < 8 ? "Enter at least 8 characters" : nil }
        phone.mask = try? InputMask(parsing: "(###) ###-####")
        city.suggestions = .fuzzy(["Basel", "Bern", "Genève", "Lausanne", "Luzern", "Zürich"])
        signUp.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.submit() }
        defaultButton = signUp

        let rows = [("Name", name), ("Password", password), ("Phone", phone), ("City", city)]
        let grid = GridView(columns: [.fitting, .fraction(1)], columnSpacing: 2, rowSpacing: 1)
        for (row, (caption, field)) in rows.enumerated() {
            grid.addArrangedSubview(Label(caption), row: row, column: 0)
            grid.addArrangedSubview(field, row: row, column: 1)
        }
        let column = StackView(.vertical, [grid, signUp], spacing: 1)
        column.layoutMargins = Insets(top: 1, left: 2, bottom: 1, right: 2)
        view = column
    }

    private func submit() {
        let fields = [name, password, phone, city]
        let wrong = fields.filter { !$0.validate() }
        if let first = wrong.first {
            first.becomeFirstResponder()
        } else {
            view.post(SignedUp(name: name.text), includingSelf: true)
        }
    }
}

let signedUp = try await Application(root: Form()).run(until: SignedUp.self)
print(signedUp.map { "Welcome, \($0.name)." } ?? "You did not sign up.")
