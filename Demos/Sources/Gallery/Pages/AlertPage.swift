// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let alert = GalleryPage(
        name: "alert", title: "Alert", group: .messages,
        summary: "Asks a question in front of everything else.",
        hint: "Press a button and answer the question."
    ) {
        AlertPageController()
    }
}

/// Presents alerts, and shows the answers.
private final class AlertPageController: ViewController {
    private let answer = Label("No answer yet.")

    override func loadView() {
        let note = Button("Finish") { [weak self] _ in
            await self?.ask(Alert("The copy is complete.", message: "3 files were copied."))
        }
        let question = Button("Delete files…") { [weak self] _ in
            await self?.ask(
                Alert(
                    "Delete 3 files?", message: "They cannot be restored.",
                    actions: [
                        AlertAction("&Keep", style: .cancel),
                        AlertAction("&Delete", style: .destructive),
                    ]))
        }
        let choice = Button("Close…") { [weak self] _ in
            await self?.ask(
                Alert(
                    "Save the changes?",
                    actions: [
                        AlertAction("&Discard", style: .destructive),
                        AlertAction("&Cancel", style: .cancel), AlertAction("&Save"),
                    ]))
        }
        view = SpecimensView([
            Specimen("Note", "One button closes it", note),
            Specimen("Question", "Focuses the safe answer", question),
            Specimen("Three answers", "Alt-D, Alt-C or Alt-S", choice),
            Specimen("Answer", "What the user chose", answer),
        ])
    }

    private func ask(_ alert: Alert) async {
        let answered = await present(alert, until: AlertAnswered.self)
        answer.text = answered.map { "You chose \($0.title)." } ?? "You chose nothing."
    }
}
