// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let toast = GalleryPage(
        name: "toast", title: "Toast", group: .messages,
        summary: "Shows a short message that disappears by itself.",
        hint: "Press a button, then close the message."
    ) {
        ToastPageController()
    }
}

/// Shows each kind of message.
private final class ToastPageController: ViewController {
    override func loadView() {
        view = SpecimensView([
            Specimen(
                "Plain", "Something worth knowing",
                button("Show") { Toast("You have three new messages.") }),
            Specimen(
                "Success", "Something is done",
                button("Save") { Toast("All changes are saved.", kind: .success) }),
            Specimen(
                "Warning", "Needs attention",
                button("Fill") { Toast("The disk is nearly full.", kind: .warning) }),
            Specimen(
                "Error", "Stays, with an action",
                button("Fail") {
                    Toast(
                        "The message was not sent.", kind: .error,
                        action: ToastAction("Try &again") {}, duration: nil)
                }),
            Specimen(
                "At the top", "Covers no status bar",
                button("At the top") { Toast("This message is at the top.", edge: .top) }),
        ])
    }

    private func button(
        _ title: String, _ toast: @escaping @MainActor () -> Toast
    ) -> Button {
        Button(title) { [weak self] _ in
            if let self { toast().show(from: self) }
        }
    }
}
