// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let button = GalleryPage(
        name: "button", title: "Button", summary: "Runs an action when it is pressed."
    ) {
        let disabled = Button("Disabled")
        disabled.isEnabled = false
        let slow = Button("Takes a second") { button in
            try? await button.window?.application?.clock.sleep(for: .seconds(1))
        }
        let standard = Button("Default")
        let controller = ViewController(
            view: SpecimensView([
                ("plain", Button("Press")), ("mnemonic: Alt-G", Button("&Greet")),
                ("default: Enter", standard), ("disabled", disabled), ("asynchronous", slow),
                ("wide", Button("漢字 🇨🇭")),
            ]))
        controller.defaultButton = standard
        return controller
    }
}
