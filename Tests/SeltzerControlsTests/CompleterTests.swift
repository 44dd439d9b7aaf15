// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Completer+actions, CompletionDocumentation, CompletionHost, CompletionPopup, CompletionSettings,
// CompletionTaken, CompletionWindow.

import SeededRandom
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// Completions of a token in a text field.
@MainActor
@Suite struct CompleterTests {
    private static let stations = [
        CompletionItem(
            "@Kiel", detail: "Baltic", documentation: "Tide of 0.1 m; the wind moves the water."),
        CompletionItem("@Cuxhaven", detail: "North Sea"),
        CompletionItem("@漢港", detail: "Far"),
    ].map { item in
        var item = item
        item.title = String(item.text.dropFirst())
        return item
    }

    private func start(
        _ providers: [CompletionProvider] = [.fuzzy(.token("@"), stations)], columns: Int = 60,
        rows: Int = 9
    ) async -> (TextField, Pilot) {
        let field = TextField()
        field.completionProviders = providers
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [field, Button("OK")])),
            columns: columns, rows: rows)
        return (field, pilot)
    }

    @Test func aTokenWithinTheTextIsCompletedAtItsPlace() async {
        let (field, pilot) = await start()
        await pilot.type("from @ki")
        #expect(pilot.location(of: "Kiel") == Point(x: 8, y: 2))
        await pilot.press("tab")
        #expect(field.text == "from @Kiel")
        #expect(pilot.events(CompletionTaken.self).map(\.item.text) == ["@Kiel"])
        #expect(pilot.events(SuggestionTaken.self).isEmpty)
        await pilot.press("ctrl-_")
        #expect(field.text == "from @ki")
    }

    @Test func textAfterTheCursorStays() async {
        let (field, pilot) = await start()
        await pilot.type("@ via Mole")
        await pilot.press("ctrl-a", "right")
        await pilot.type("c")
        await pilot.press("tab")
        #expect(field.text == "@Cuxhaven via Mole")
        #expect(field.selectedRange.lowerBound.offset == 9)
    }

    @Test func theDocumentationStandsBesideTheListWhereThereIsRoom() async {
        let (_, pilot) = await start()
        await pilot.type("@")
        #expect(pilot.location(of: "wind moves") == nil)
        await pilot.press("down")
        let text = pilot.location(of: "Tide of 0.1 m"), list = pilot.location(of: "Kiel")
        #expect(text?.y == list?.y && (text?.x ?? 0) > (list?.x ?? 0))
        await pilot.resize(columns: 30, rows: 9)
        #expect(pilot.location(of: "Tide of") == nil && pilot.location(of: "Kiel") != nil)
        await pilot.resize(columns: 60, rows: 9)
        #expect(pilot.location(of: "Tide of") != nil)
        await pilot.press("down")
        #expect(pilot.location(of: "Tide of") == nil)
        await pilot.press("up", "escape")
        #expect(pilot.application.windows.count == 1)
    }

    @Test(arguments: [(20, 3), (20, 2), (8, 4), (12, 1)])
    func theListStaysOnASmallScreen(columns: Int, rows: Int) async {
        let (field, pilot) = await start(columns: columns, rows: rows)
        await pilot.type("@ki")
        let screen = Rect(x: 0, y: 0, width: columns, height: rows)
        for window in pilot.application.windows {
            #expect(screen.contains(window.frame) || window.frame.isEmpty)
        }
        #expect(pilot.location(of: "@ki") != nil || columns < 12)
        // A list without a row takes no keys.
        await pilot.press("tab")
        #expect(field.text == (rows > 1 ? "@Kiel" : "@ki"))
        #expect(await pilot.faults().isEmpty)
    }

    @Test func enterAndTabTakeAsTheSettingsSay() async {
        let (field, pilot) = await start()
        field.completionSettings = CompletionSettings(
            selectsFirst: true, tabTakes: false, enterTakes: false)
        await pilot.type("@ki")
        await pilot.press("enter")
        #expect(pilot.events(TextSubmitted.self).map(\.text) == ["@ki"])
        field.completionSettings.enterTakes = true
        await pilot.type("e")
        await pilot.press("enter")
        #expect(field.text == "@Kiel" && pilot.events(TextSubmitted.self).count == 1)
        await pilot.type(" @ki")
        await pilot.press("tab")
        #expect(!field.isFirstResponder && field.text == "@Kiel @ki")
    }

    @Test(arguments: ["right", "end", "tab"] as [KeyChord])
    func anInlineCompletionIsTakenByAKey(key: KeyChord) async {
        let (field, pilot) = await start([
            CompletionProvider(.line, presentation: .inline) { request in
                request.token.isEmpty ? [] : [CompletionItem("rising tide")]
            }
        ])
        await pilot.type("ris")
        #expect(pilot.location(of: "rising tide") != nil && field.text == "ris")
        await pilot.type("x")
        #expect(pilot.location(of: "tide") == nil)
        await pilot.press("backspace")
        #expect(pilot.location(of: "rising tide") != nil)
        await pilot.press("left")
        #expect(pilot.location(of: "rising tide") == nil)
        await pilot.press("end")
        await pilot.type("i")
        await pilot.press(key)
        #expect(field.text == "rising tide" && field.isFirstResponder)
    }

    @Test func theListGoesWhenTheCursorLeavesItsToken() async {
        let (field, pilot) = await start()
        await pilot.type("to @")
        #expect(pilot.application.windows.count == 2)
        await pilot.press("left", "left")
        #expect(pilot.application.windows.count == 1)
        await pilot.press("end", "ctrl-space")
        #expect(pilot.application.windows.count == 2)
        field.text = "elsewhere"
        await pilot.settle()
        #expect(pilot.application.windows.count == 1)
    }

    @Test func theFirstProviderWithATokenIsAsked() async {
        var asked: [String] = []
        func provider(_ name: String, _ trigger: CompletionTrigger) -> CompletionProvider {
            CompletionProvider(trigger) { request in
                asked.append("\(name) \(request.query)")
                return []
            }
        }
        let (_, pilot) = await start([
            provider("command", .lineStart("/")), provider("file", .token("@")),
            provider("word", .word()),
        ])
        await pilot.type("/a")
        await pilot.press("ctrl-u")
        await pilot.type("@b xyz")
        #expect(asked == ["command ", "command a", "file ", "file b", "word xy", "word xyz"])
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func whateverTheOrderOfAnswersOnlyTheLatestIsShown(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        var questions = 0
        var waiting: [(number: Int, answer: CheckedContinuation<[CompletionItem], Never>)] = []
        let (field, pilot) = await start([
            CompletionProvider(.token("@")) { _ in
                await withCheckedContinuation {
                    questions += 1
                    waiting.append((questions, $0))
                }
            }
        ])
        // The model: the text, the number of the latest question, and the list that is shown.
        var text = "", wanted: Int?, shown: (start: Int, number: Int)?
        func tokenStart() -> Int? {
            let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
            return text[start...].first == "@" ? start.utf16Offset(in: text) : nil
        }
        for step in 0..<160 {
            switch random.number(0..<10) {
            case 0..<5:
                if random.chance(70) || text.isEmpty {
                    let letter = random.pick(["@", "a", "b", " "])
                    await pilot.type(letter)
                    text += letter
                } else {
                    await pilot.press("backspace")
                    text.removeLast()
                }
                wanted = tokenStart() == nil ? nil : questions
                if tokenStart() != shown?.start { shown = nil }
            case 5 where shown != nil:
                await pilot.press("escape")
                (wanted, shown) = (nil, nil)
            default:
                guard !waiting.isEmpty else { continue }
                let question = waiting.remove(at: random.number(0..<waiting.count))
                question.answer.resume(returning: [CompletionItem("answer \(question.number).")])
                await pilot.settle()
                guard wanted == question.number, let start = tokenStart() else { break }
                (wanted, shown) = (nil, (start, question.number))
            }
            #expect(field.text == text)
            #expect(pilot.application.windows.count == (shown == nil ? 1 : 2), "step \(step)")
            if let shown {
                #expect(pilot.location(of: "answer \(shown.number).") != nil, "step \(step)")
            }
        }
        for question in waiting { question.answer.resume(returning: []) }
        #expect(questions > 5)
    }
}
