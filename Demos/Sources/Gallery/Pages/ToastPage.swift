// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let toast = GalleryPage(
        name: "toast", title: "Toast", summary: "Shows a short message that disappears by itself."
    ) {
        ToastPageController()
    }
}

/// Shows each kind of message.
private final class ToastPageController: ViewController {
    override func loadView() {
        view = SpecimensView([
            ("plain", button("Show") { Toast("You have three new messages.") }),
            (
                "at the top",
                button("At the top") { Toast("This message is at the top.", edge: .top) }
            ),
            ("success", button("Save") { Toast("All changes are saved.", kind: .success) }),
            ("warning", button("Fill") { Toast("The disk is nearly full.", kind: .warning) }),
            (
                "error, with an action",
                button("Fail") {
                    Toast(
                        "The message was not sent.", kind: .error,
                        action: ToastAction("Try &again") {}, duration: nil)
                }
            ),
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
