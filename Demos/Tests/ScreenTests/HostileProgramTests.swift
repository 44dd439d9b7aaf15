// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText
import Foundation
import RouteLog
import Seltzer
import SeltzerTerminal
import Testing

@testable import Cells
@testable import Events
@testable import Gallery
@testable import HitTest
@testable import Layouts
@testable import Routes
@testable import RowNumbers

/// Text that is meant to be taken for commands, in every place where a program shows what it did not write
/// itself, down to the bytes for the terminal.
@MainActor
@Suite struct HostileProgramTests {
    /// A program on a terminal whose bytes are kept.
    @MainActor
    private final class Scene {
        let channel = KeptChannel()
        let application: Application
        private let run: Task<Void, any Error>

        init(
            _ root: ViewController,
            make: (ViewController, @escaping @MainActor () throws -> any Display) -> Application = {
                Application(root: $0, display: $1)
            },
            prepare: @escaping @MainActor (TerminalDisplay) -> Void = { _ in }
        ) async {
            let channel = channel
            let application = make(root) {
                let display = TerminalDisplay(channel: channel, profile: .ansi)
                prepare(display)
                return display
            }
            self.application = application
            run = Task { _ = try await application.run() }
            await wait(for: "the start") { !application.windows.isEmpty }
        }

        /// Waits until a condition holds; fails if it does not hold in time.
        func wait(for what: String, _ condition: () -> Bool) async {
            for _ in 0..<200_000 {
                if condition() { return }
                await Task.yield()
            }
            Issue.record("\(what) does not come")
        }

        /// Waits for the time of some more frames.
        func settle() async {
            for _ in 0..<50 { await Task.yield() }
        }

        /// Sends typed bytes, and then waits.
        func type(_ text: String) async {
            channel.type(text)
            await settle()
        }

        /// Ends the program, and returns the bytes that no program should write.
        func end() async -> [String] {
            await settle()
            application.end()
            _ = try? await run.value
            return OutputTokens(channel.written).unknown
        }
    }

    /// The bytes of a table with a text in its title and in its fields.
    private static func csv(_ text: String) -> [UInt8] {
        let quoted = "\"\(text.replacing("\"", with: "\"\""))\""
        return Array("\(quoted),b\n\(quoted),\(quoted)\nlast,x".utf8)
    }

    @Test(arguments: HostileTexts.all)
    func cellsShowsFieldsTitlesAndFileNamesAsText(text: String) async throws {
        // A file with a NUL byte is an error.
        guard !text.contains("\0") else { return }
        let table = try DelimitedText(bytes: Self.csv(text), name: "dir/\(text).csv")
        let directory = FileManager.default.temporaryDirectory
        let path = directory.appendingPathComponent("hostile-\(UUID().uuidString).log").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let log = try RouteLog(path: path)
        let scene = await Scene(
            CellsController(table: Table(table), path: "dir/\(text).csv", log: log))
        await scene.wait(for: "the table") { scene.channel.hasWritten("last") }
        await scene.type("\u{1B}[B\r\u{1B}[C\r")
        await scene.type("\u{1B}[<0;3;2M\u{1B}[<0;3;2m")
        await scene.type("?")
        #expect(await scene.end() == [])
        let lines = try String(contentsOfFile: path, encoding: .utf8)
        #expect(lines.contains("CellClicked"))
        #expect(OutputTokens(Array(lines.utf8)).unknown == [])
    }

    @Test(arguments: HostileTexts.all)
    func messagesOfCellsAboutAFileAreText(text: String) {
        for bytes in [Array("\"open".utf8), [0], [0xFF, 0xFE, 0]] {
            let error = #expect(throws: DelimitedTextError.self) {
                try DelimitedText(bytes: bytes, name: text)
            }
            #expect(OutputTokens(Array("\(error, default: "")".utf8)).unknown == [])
        }
        let error = #expect(throws: DelimitedTextError.self) {
            try DelimitedText.open(path: "/nowhere/\(text)")
        }
        #expect(OutputTokens(Array("\(error, default: "")".utf8)).unknown == [])
        let failure = #expect(throws: RouteLogError.self) {
            try RouteLog(path: "/nowhere/\(text)")
        }
        #expect(OutputTokens(Array("\(failure, default: "")".utf8)).unknown == [])
    }

    @Test(arguments: HostileTexts.all)
    func pickShowsLinesHeaderAndQueryAsText(text: String) async {
        let (stream, input) = AsyncStream<[UInt8]>.makeStream()
        input.yield(Array("\(text) one\n\(text) last\n".utf8))
        input.finish()
        let picker = Picker(.bytes(stream))
        picker.allowsMultipleSelection = true
        picker.header = text
        picker.prompt = text
        let scene = await Scene(picker)
        await scene.wait(for: "the lines") { scene.channel.hasWritten("last") }
        await scene.type("\t\u{1B}[200~\(text)\u{1B}[201~")
        await scene.type("\u{1B}[A")
        #expect(await scene.end() == [])
    }

    @Test(arguments: HostileTexts.all)
    func eventsShowsBytesKeysPastesAndAnswersAsText(text: String) async {
        let controller = EventsController()
        let scene = await Scene(
            controller, make: { EventsApplication(root: $0, display: $1) },
            prepare: { controller.observe($0) })
        await scene.type("\(text)\u{1B}\\")
        await scene.type("\u{1B}[200~\(text)\u{1B}[201~")
        await scene.type("\u{1B}P>|\(text)\u{1B}\\\u{1B}[?62;\(text)c")
        await scene.type("\u{1B}]10;\(text)\u{1B}\\\u{1B}[;\(text)u")
        await scene.type("\t\t")
        #expect(await scene.end() == [])
    }

    @Test(arguments: HostileTexts.all)
    func theOtherProgramsShowWhatIsTypedAndGivenAsText(text: String) async {
        let screens: [ViewController] = [
            RowsController(texts: [text, text], catcher: .controller),
            GalleryController(beginningWith: .textField),
            LayoutsController(beginningWith: .constraints), RoutesController(), HitTestController(),
        ]
        for screen in screens {
            let scene = await Scene(screen)
            // First into the focused view, then into those that Tab focuses.
            for _ in 0..<3 { await scene.type("\u{1B}[200~\(text)\u{1B}[201~\r\t") }
            await scene.type("\u{1B}[<0;20;6M\u{1B}[<0;20;6m\r")
            #expect(await scene.end() == [], "\(type(of: screen))")
        }
    }
}
