// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let button = GalleryPage(
        name: "button", title: "Button", group: .buttons,
        summary: "Runs an action when it is pressed.", hint: "Press a button."
    ) {
        let standard = Button("Save")
        let name = TextField(placeholder: "Name")
        let pair = StackView(.horizontal, [name, standard])
        LayoutConstraint.activate([name.widthAnchor == 12])
        let roles = [
            ("Primary", "What matters most", button("Share", .primary)),
            ("Success", "Completes something", button("Accept", .success)),
            ("Warning", "Needs attention", button("Retry", .warning)),
            ("Destructive", "Cannot be undone", button("Delete", .destructive)),
        ]
        let large = button("Send", .primary)
        large.buttonSize = .large
        let disabled = Button("Disabled")
        disabled.isEnabled = false
        let slow = Button("Takes a second") { button in
            try? await button.window?.application?.clock.sleep(for: .seconds(1))
        }
        let controller = ViewController(
            view: SpecimensView(
                [
                    Specimen("Plain", "One action among others", Button("Press")),
                    Specimen("Default", "Enter in the field", pair),
                ]
                    + roles.map { Specimen($0.0, $0.1, $0.2) } + [
                        Specimen("Mnemonic", "Alt-G presses it", Button("&Greet")),
                        Specimen("Disabled", "Cannot be pressed", disabled),
                        Specimen("Busy", "Waits for its action", slow),
                        Specimen("Wide", "Titles of any script", Button("漢字 🇨🇭")),
                        Specimen("Large", "One action of a page", large),
                    ]))
        controller.defaultButton = standard
        return controller
    }

    @MainActor private static func button(_ title: String, _ role: Button.Role) -> Button {
        let button = Button(title)
        button.role = role
        return button
    }
}
