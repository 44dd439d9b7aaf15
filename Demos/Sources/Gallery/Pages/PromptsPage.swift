// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerPrompts

extension GalleryPage {
    static let prompts = GalleryPage(
        name: "prompts", title: "Prompts", group: .tools,
        summary: "Ask questions and show progress in command-line tools.",
        hint: "Answer a question."
    ) {
        PromptsController()
    }
}

/// Shows questions and progress as command-line tools show them; each tool starts again when it has
/// ended.
private final class PromptsController: ViewController {
    private enum Kind: String, CaseIterable {
        case program = "Program"
        case library = "Library"
        case both = "Both"
    }

    private let ask = ToolStage("Ask", rows: 3) {
        _ = try await PromptGroup().ask(
            "Name of the package", default: "tide-clock", help: "Small letters and dashes")
    }
    private let choose = ToolStage("Choose", rows: 5) {
        _ = try await PromptGroup().choose("What is it?", Kind.self)
    }
    private let mark = ToolStage("Choose several", rows: 5) {
        let parts = ["Tests", "Documentation", "License"].map { PromptChoice($0) }
        _ = try await PromptGroup().chooseMany(
            "What should be in it?", from: parts, default: ["Tests"])
    }
    private let confirm = ToolStage("Confirm", rows: 2) {
        _ = try await PromptGroup().confirm("Create 14 files?", yes: "Create", no: "Not yet")
    }
    private let work = Work()
    private var isTicking = false
    private lazy var progress = ToolStage("Progress", rows: 4) { [work] in try await work.run() }

    override func loadView() {
        let stages = [ask, choose, mark, confirm, progress]
        for stage in stages {
            stage.perform = { [weak self] work in self?.task(work) }
        }
        progress.hasBegun = { [work] in work.hasBegun }
        progress.didStart = { [weak self] in self?.tick() }
        view = SpecimensView(
            [
                Specimen("Ask", "Enter takes the default", ask),
                Specimen("Confirm", "y or n answers", confirm),
                Specimen("Choose", "One of a few", choose),
                Specimen("Choose several", "Space marks, Enter accepts", mark),
                Specimen("Progress", "A bar for each part", progress),
            ], columnWidth: 33)
    }

    override var preferredFocusedView: View? { ask }

    override func viewDidAppear(_ animated: Bool) {
        for stage in [ask, choose, mark, confirm, progress] { stage.start() }
    }

    /// Lets the work continue, about as fast as on a terminal.
    private func tick() {
        guard !isTicking, let clock = window?.application?.clock else { return }
        isTicking = true
        task { [weak self, work] in
            defer { self?.isTicking = false }
            while self?.progress.isRunning == true {
                try await clock.sleep(for: .milliseconds(100))
                work.advance()
                self?.progress.advance(by: .milliseconds(100))
            }
        }
    }
}

/// Pretended work in three parts.
@MainActor
private final class Work {
    private var parts: [(step: ProgressTask, ticks: AsyncStream<Void>.Continuation)] = []
    private nonisolated static let regions = ["fra", "nyc", "sin"]
    private nonisolated static let total = 40

    /// Whether all parts are running.
    private(set) var hasBegun = false

    func run() async throws {
        (parts, hasBegun) = ([], false)
        try await withProgress("Deploy") { progress in
            await withTaskGroup(of: Void.self) { group in
                for (number, region) in Self.regions.enumerated() {
                    group.addTask {
                        await progress.step(region, total: Self.total) { await self.wait(for: $0) }
                    }
                    // Starts the parts in order, so that the bars have the order of the regions.
                    while await self.parts.count <= number { await Task.yield() }
                }
            }
        }
    }

    /// Waits until a part is done or the task is cancelled.
    private func wait(for step: ProgressTask) async {
        let (stream, ticks) = AsyncStream.makeStream(of: Void.self)
        parts.append((step, ticks))
        hasBegun = parts.count == Self.regions.count
        for await _ in stream {}
    }

    /// Continues each part a little.
    func advance() {
        for (number, part) in parts.enumerated() { part.step.advance(by: number + 1) }
        for part in parts where part.step.completed >= Self.total { part.ticks.finish() }
        parts.removeAll { $0.step.completed >= Self.total }
    }
}
