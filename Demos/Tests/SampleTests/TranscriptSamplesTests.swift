// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A screen below the prompt that talks to somebody.
@MainActor
final class ChatScreen: ViewController {
    let transcript = StreamingTranscript()
    let field = TextField(placeholder: "Ask")

    override func loadView() {
        addChild(transcript)
        let column = StackView(.vertical, [transcript.view, field, KeyFooter()])
        column.setFlex(1, of: transcript.view)
        view = column
        transcript.didMove(toParent: self)
    }

    override func viewDidLoad() { on(TextSubmitted.self, ChatScreen.textSubmitted) }

    override var preferredFocusedView: View? { field }

    private func textSubmitted(_ event: TextSubmitted) -> Disposition {
        transcript.beginTurn(StyledText(event.text))
        field.text = ""
        task { [weak self] in
            for await delta in words(for: event.text) { self?.transcript.append(delta) }
            self?.transcript.endTurn()
        }
        return .stop
    }
}

private func words(for question: String) -> AsyncStream<String> {
    AsyncStream { stream in
        for delta in ["The moon ", "*pulls* ", "the sea.\n\n", "- at night\n- by day\n"] {
            stream.yield(delta)
        }
        stream.finish()
    }
}

@MainActor
@Suite struct TranscriptSamplesTests {
    @Test func answersGoAboveTheRows() async {
        let application = Application(root: ChatScreen(), presentation: .inline(.fitting()))
        let pilot = await Pilot(application, columns: 50, rows: 20)
        #expect(pilot.display.size.height == 2)
        await pilot.type("Why?")
        await pilot.press("enter")
        await pilot.settle()
        #expect(pilot.scrollback.first == "› Why?")
        #expect(pilot.scrollback.last == "  • by day")
        #expect(pilot.display.size.height == 2)
    }

    @Test func nextTextIsTheAnswer() async {
        let box = PromptBox()
        let isAsking = true
        let pilot = await Pilot(ViewController(view: box), columns: 40, rows: 4)
        box.isBusy = true
        box.sendsWhileBusy = isAsking
        await pilot.type("yes")
        await pilot.press("enter")
        #expect(pilot.events(PromptSubmitted.self).map(\.text) == ["yes"] && box.queue.isEmpty)
    }

    @Test func tourOfBlocks() async {
        let transcript = StreamingTranscript()
        let pilot = await Pilot(transcript, columns: 40, rows: 12)
        let bar = ProgressView()
        let run = transcript.append(bar, text: "swift test")
        bar.progress = 0.5
        transcript.finish(run)

        let output = "41 tests passed"
        transcript.append(text: output, spacing: 0) {
            DisclosureGroup("Run swift test", Label(output), isExpanded: false)
        }
        await pilot.settle()
        #expect(pilot.screen.contains("Run swift test"))
    }

    @Test func linesOfMarkdown() async {
        let application = Application(root: ViewController(view: View()))
        application.presentation = .inline(rows: 1)
        let pilot = await Pilot(application, columns: 40, rows: 12)
        let document = MarkdownDocument("# Done\n\n- 3 files")
        for line in document.lines(width: 40, theme: application.effectiveTheme) {
            application.log(line)
        }
        application.log(Label("a view, as it looks"))
        await pilot.settle()
        #expect(pilot.scrollback.last == "a view, as it looks")
    }

    @Test func roomOfTheScreen() async {
        let controller = ViewController(view: Label("one row"))
        let application = Application(
            root: controller, presentation: .inline(.fitting(minimum: 2, maximum: 12)))
        let pilot = await Pilot(application, columns: 40, rows: 30)
        let view: View = controller.view
        let rows = view.window?.screen?.bounds.height ?? 0
        #expect(rows == 30 && pilot.display.size.height == 2)
    }
}
