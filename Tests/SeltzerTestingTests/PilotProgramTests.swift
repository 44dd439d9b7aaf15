// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ApplicationAdoption, PilotProgramError.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct PilotProgramTests {
    private struct Done: RoutedEvent {
        let number: Int
    }

    /// A screen that is done at the press of a digit.
    private final class Digits: ViewController {
        override var actions: [Action] {
            (1...3).map { number in
                Action(
                    "digit-\(number)",
                    keys: [KeySequence([KeyChord(.character(Character("\(number)")))])]
                ) {
                    responder in
                    (responder as? Digits)?.post(Done(number: number))
                    return .stop
                }
            }
        }
    }

    private static func ask() async throws -> Int? {
        let application = Application(root: Digits()) { throw ApplicationError.noTerminal }
        return try await application.run(until: Done.self)?.number
    }

    @Test func programRunsThroughSeveralApplications() async throws {
        let program = PilotProgram(columns: 20, rows: 2) {
            let first = try await Self.ask()
            let second = try await Self.ask()
            return [first, second]
        }
        let first = try #require(await program.nextPilot())
        #expect(first.display.size == Size(width: 20, height: 2))
        await first.press("1")
        #expect(first.ending == .ended)
        let second = try #require(await program.nextPilot())
        await second.press("3")
        #expect(try await program.result == [1, 3])
        #expect(await program.nextPilot() == nil)
    }

    @Test func resultOfAProgramThatWaitsForAKeySaysSo() async throws {
        let program = PilotProgram(columns: 20, rows: 2) {
            let application = Application(root: ViewController(view: Button("Go on"))) {
                throw ApplicationError.noTerminal
            }
            application.title = "Question"
            return try await application.run(until: Done.self)?.number
        }
        let error = await #expect(throws: PilotProgramError.self) { try await program.result }
        let text = "\(try #require(error))"
        #expect(text.contains("its screen \"Question\" waits for a key or a press"))
        #expect(text.contains("The focus is on a Button."))
        #expect(text.contains("Go on"))
        let pilot = try #require(await program.nextPilot())
        pilot.application.windows.first?.post(Done(number: 7))
        #expect(try await program.result == 7)
    }

    @Test func thereIsNoNextPilotWhileTheApplicationWaits() async throws {
        let program = PilotProgram(columns: 20, rows: 2) {
            let button = Button("Go on") { $0.post(Done(number: 2)) }
            let application = Application(root: ViewController(view: button)) {
                throw ApplicationError.noTerminal
            }
            return try await application.run(until: Done.self)?.number
        }
        let pilot = try #require(await program.nextPilot())
        #expect(await program.nextPilot() == nil)
        await pilot.press("enter")
        #expect(try await program.result == 2)
    }

    /// A program that works has a right to its time.
    @Test func resultWaitsForAProgramThatWorks() async throws {
        let program = PilotProgram(columns: 20, rows: 2) {
            let application = Application(root: Digits()) { throw ApplicationError.noTerminal }
            ApplicationWork.start(in: application) {
                try? await Task.sleep(for: .milliseconds(2_500))
                application.keyWindow?.post(Done(number: 5))
            }
            return try await application.run(until: Done.self)?.number
        }
        #expect(try await program.result == 5)
    }

    @Test func errorOfTheProgramIsThrown() async {
        let program = PilotProgram { () async throws -> Int in throw CancellationError() }
        #expect(await program.nextPilot() == nil)
        await #expect(throws: CancellationError.self) { try await program.result }
    }

    @Test func cancelledProgramEndsItsApplication() async throws {
        let program = PilotProgram { try await Self.ask() }
        let pilot = try #require(await program.nextPilot())
        program.cancel()
        #expect(try await program.result == nil)
        #expect(pilot.ending == .cancelled)
    }
}
