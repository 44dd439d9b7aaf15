// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let toast = GalleryPage(
        name: "toast", title: "Toast", summary: "Says something in passing."
    ) {
        ToastPageController()
    }
}

/// Shows messages of all kinds.
private final class ToastPageController: ViewController {
    override func loadView() {
        view = SpecimensView([
            ("plain", button("Tell") { Toast("Three messages are new.") }),
            ("at the top", button("At the top") { Toast("Up here.", edge: .top) }),
            ("success", button("Save") { Toast("Everything is saved.", kind: .success) }),
            ("warning", button("Fill") { Toast("The disk is nearly full.", kind: .warning) }),
            (
                "error, with an action",
                button("Fail") {
                    Toast(
                        "It could not be sent.", kind: .error,
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
