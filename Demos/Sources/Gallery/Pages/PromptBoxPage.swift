// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let promptBox = GalleryPage(
        name: "prompt-box", title: "Prompt box", group: .text,
        summary: "Takes a message of one or more lines, and sends it.",
        hint: "Type / or @, press Up, or paste many lines.", usefulRows: 18
    ) {
        let sent = Label("Nothing was sent yet.", style: Style(foreground: .secondaryLabel))
        let prompt = question
        prompt.addAction(for: .primaryActionTriggered) { (prompt: PromptBox) in
            guard let last = prompt.submittedText else { return }
            let lines = last.text.split(whereSeparator: \.isNewline)
            sent.text = "Sent: \(lines.first ?? "")" + (lines.count > 1 ? " …" : "")
        }
        return ViewController(
            view: SpecimensView(
                [
                    Specimen("Message", "Enter sends, Ctrl-J breaks the line", prompt),
                    Specimen("Answer", "The last text that was sent", sent),
                    Specimen("Tokens", "A long paste and a file are one token each", tokens),
                    Specimen("Busy", "Texts wait until the work is done", busy),
                    Specimen("Disabled", "Keeps its draft", disabled),
                ], columnWidth: 44))
    }

    @MainActor private static var question: PromptBox {
        let prompt = PromptBox(placeholder: "Ask about the harbor")
        prompt.history = PromptHistory([
            "When is high tide at Cuxhaven?",
            "Which probes have sent nothing since noon?",
            "Compare the wind of today\nwith the forecast of yesterday.",
        ])
        prompt.completionProviders = [
            .fuzzy(.lineStart("/"), commands), .fuzzy(.token("@"), files),
        ]
        prompt.hint = "History: 3 texts"
        prompt.textView.accessibilityLabel = "Message"
        return prompt
    }

    private static let commands = [
        CompletionItem(
            "/tides ", title: "/tides", detail: "Tables of a station",
            documentation: "Prints high and low water of a station for the next three days."),
        CompletionItem(
            "/wind ", title: "/wind", detail: "Last hour",
            documentation: "Prints the mean wind and the gusts of the last hour, every ten minutes."
        ),
        CompletionItem(
            "/probes ", title: "/probes", detail: "State of all probes",
            documentation: "Lists the probes, and since when each one is silent."),
    ]

    private static let files = [
        ("TideTable.swift", "Sources/Harbor"), ("TideTests.swift", "Tests/HarborTests"),
        ("tides.json", "Tests/Fixtures"), ("WindRose.swift", "Sources/Harbor"),
    ].map { CompletionItem("@\($0.1)/\($0.0) ", title: $0.0, detail: $0.1) }

    @MainActor private static var tokens: PromptBox {
        let prompt = PromptBox()
        let log = (1...42).map { "10:\($0 + 10) probe 7: no answer" }.joined(separator: "\n")
        let pasted = TextToken("[42 lines pasted]", content: log, kind: .paste)
        let file = TextToken("[tides.json]", content: "Tests/Fixtures/tides.json", kind: .file)
        let text = "Why is probe 7 silent? [42 lines pasted] Compare [tides.json]"
        let places = [("[42", pasted), ("[tides", file)].compactMap { start, token in
            text.ranges(of: start).first.map {
                PlacedTextToken(
                    token,
                    at: text.utf8.distance(from: text.startIndex, to: $0.lowerBound))
            }
        }
        prompt.prompt = PromptText(text, tokens: places)
        prompt.textView.accessibilityLabel = "Tokens"
        return prompt
    }

    @MainActor private static var busy: PromptBox {
        let prompt = PromptBox(placeholder: "Type on while the work is done")
        prompt.isBusy = true
        prompt.textView.accessibilityLabel = "Busy"
        for text in ["Then show the gusts, too.", "And write a summary for the harbor master."] {
            prompt.text = text
            prompt.send()
        }
        return prompt
    }

    @MainActor private static var disabled: PromptBox {
        let prompt = PromptBox()
        prompt.text = "A draft from before"
        prompt.textView.accessibilityLabel = "Disabled"
        prompt.isEnabled = false
        return prompt
    }
}
