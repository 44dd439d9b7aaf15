// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

@testable import Seltzer

/// A program in linear mode, whose lines go to an array.
@MainActor
final class Talk {
    let application: Application
    let display = LinearDisplay()
    private(set) var conversation: LinearConversation!
    private var text = ""
    /// What was written since the last call of `heard`.
    var unread: String { text }
    private var run: Task<Application.Ending?, Never>?

    convenience init(_ views: [View]) async {
        let controller = ViewController(view: StackView(.vertical, views))
        controller.title = "Alarms"
        await self.init(root: controller)
    }

    /// Starts a program whose screen never rests.
    convenience init(restless root: ViewController) async {
        await self.init(root: root, settles: false)
        try? await Task.sleep(for: .milliseconds(300))
    }

    init(root: ViewController, settles: Bool = true) async {
        let display = display
        application = Application(root: root) { display }
        application.reducesMotion = true
        conversation = LinearConversation(application, on: display) { [weak self] in
            self?.text += $0
        }
        run = Task { [application] in try? await application.run() }
        if settles { await settle() }
    }

    /// Returns what was said since the last call, line by line.
    func heard() -> [String] {
        defer { text = "" }
        return text.split(separator: "\n").map(String.init)
    }

    /// Types a line; returns what is said then.
    func type(_ line: String) async -> [String] {
        conversation.answer(line)
        await settle()
        return heard()
    }

    /// Waits until the conversation is at rest.
    func settle() async {
        repeat { try? await Task.sleep(for: .milliseconds(20)) } while conversation.isBusy
    }

    /// Waits for the end of the program, and returns it.
    func ending() async -> Application.Ending? { await run?.value }

    func end() async {
        application.cancel()
        _ = await run?.value
    }
}
