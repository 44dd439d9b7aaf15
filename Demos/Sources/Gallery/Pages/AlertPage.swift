// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let alert = GalleryPage(
        name: "alert", title: "Alert", summary: "Asks a question in front of everything else."
    ) {
        AlertPageController()
    }
}

/// Presents alerts, and shows the answers.
private final class AlertPageController: ViewController {
    private let answer = Label("No answer yet.")

    override func loadView() {
        let note = Button("One button") { [weak self] _ in
            await self?.ask(Alert("The copy is complete.", message: "3 files were copied."))
        }
        let question = Button("A question") { [weak self] _ in
            await self?.ask(
                Alert(
                    "Delete 3 files?", message: "They cannot be restored.",
                    actions: [
                        AlertAction("&Keep", style: .cancel),
                        AlertAction("&Delete", style: .destructive),
                    ]))
        }
        view = SpecimensView([("note", note), ("question", question), ("answer", answer)])
    }

    private func ask(_ alert: Alert) async {
        let answered = await present(alert, until: AlertAnswered.self)
        answer.text = answered.map { "You chose \($0.title)." } ?? "You chose nothing."
    }
}
