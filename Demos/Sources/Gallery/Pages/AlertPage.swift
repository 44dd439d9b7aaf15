// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let alert = GalleryPage(
        name: "alert", title: "Alert", summary: "Asks something that has to be answered."
    ) {
        AlertPageController()
    }
}

/// Presents alerts, and shows what was answered.
private final class AlertPageController: ViewController {
    private let answer = Label("No answer yet.")

    override func loadView() {
        let note = Button("One button") { [weak self] _ in
            await self?.ask(Alert("It is done.", message: "Nothing more is to be said."))
        }
        let question = Button("A question") { [weak self] _ in
            await self?.ask(
                Alert(
                    "Delete 3 files?", message: "They cannot be had back.",
                    actions: [AlertAction("&Delete"), AlertAction("&Keep", style: .cancel)]))
        }
        view = SpecimensView([("note", note), ("question", question), ("answer", answer)])
    }

    private func ask(_ alert: Alert) async {
        let answered = await present(alert, until: AlertAnswered.self)
        answer.text = answered.map { "The answer was \($0.title)." } ?? "There was no answer."
    }
}
