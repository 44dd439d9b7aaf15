// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let textField = GalleryPage(
        name: "text-field", title: "TextField", summary: "Edits one line of text."
    ) {
        ViewController(
            view: SpecimensView([
                ("plain", TextField("Ada Lovelace 漢字")),
                ("placeholder", TextField(placeholder: "Your name")),
                ("secret", secret), ("phone", masked), ("a number", validated),
                ("at most 8", short), ("city", suggesting), ("disabled", disabled),
            ]))
    }

    @MainActor private static var secret: TextField {
        let field = TextField("open sesame")
        field.isSecureTextEntry = true
        return field
    }

    @MainActor private static var masked: TextField {
        let field = TextField()
        field.mask = try? InputMask(parsing: "(###) ###-####")
        return field
    }

    @MainActor private static var validated: TextField {
        let field = TextField("twelve")
        field.validation = TextValidation(at: .change) { Int($0) == nil ? "Not a number" : nil }
        field.validate()
        return field
    }

    @MainActor private static var short: TextField {
        let field = TextField()
        field.maximumLength = 8
        return field
    }

    @MainActor private static var suggesting: TextField {
        let field = TextField(placeholder: "Be, Ge or Zu")
        field.suggestions = .fuzzy([
            "Basel", "Bellinzona", "Bern", "Biel/Bienne", "Chur", "Fribourg", "Genève", "Lausanne",
            "Lugano", "Luzern", "Neuchâtel", "Schaffhausen", "Sion", "St. Gallen", "Thun", "Uster",
            "Winterthur", "Zug", "Zürich",
        ])
        return field
    }

    @MainActor private static var disabled: TextField {
        let field = TextField("cannot be changed")
        field.isEnabled = false
        return field
    }
}
