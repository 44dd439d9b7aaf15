// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let textField = GalleryPage(
        name: "text-field", title: "Text field", group: .text, summary: "Edits one line of text.",
        hint: "Type into a field, and press Enter."
    ) {
        ViewController(
            view: SpecimensView([
                Specimen("Plain", "Text of any script", TextField("Ada Lovelace 漢字")),
                Specimen(
                    "Placeholder", "Shown until you type", TextField(placeholder: "Your name")),
                Specimen("Secret", "Shows no text", secret),
                Specimen("Phone", "A mask adds the rest", masked),
                Specimen("Number", "Says what is wrong", validated),
                Specimen("Length", "At most 8 characters", short),
                Specimen("City", "Suggests what matches", suggesting),
                Specimen("Disabled", "Cannot be changed", disabled),
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
        let field = TextField("read only")
        field.isEnabled = false
        return field
    }
}
