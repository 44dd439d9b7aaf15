// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText
import SeltzerViews

/// The colors of the text of a ``TextView``: asks its highlighter for the visible lines.
///
/// A quick highlighter reads a page before the page is drawn. Longer work, and all other highlighters, run in a task:
/// meanwhile the text keeps its colors, and the edits since the start of the task are noted. A highlighter that takes
/// too long is not used any more.
@MainActor
final class TextHighlighting {
    /// The maximum number of bytes to read before a page is drawn; a task reads more.
    private static var bytesAtOnce: Int { 1 << 14 }
    /// The number of lines on each side that are read together with a line that is not visible.
    private static var linesAround: Int { 64 }
    /// The number of bytes for which a task has ``patience``.
    private nonisolated static var bytesOfTask: Int { 1 << 17 }
    /// The time after which a highlighter is not used any more.
    static var patience: Duration { .seconds(2) }

    private struct Edit {
        let change: TextChange
        let old: TextStorage
        let new: TextStorage
    }

    private let isQuick: Bool
    /// The highlighted text; nil after the highlighter took too long.
    private var text: (any HighlightedText)?
    /// The highlighted text, for its regions; nil after the highlighter took too long.
    var highlightedText: (any HighlightedText)? { text }
    /// The edits since the task began.
    private var edits: [Edit] = []
    private(set) var task: Task<Void, Never>?
    private var timer: ViewTimer?

    init(_ highlighter: some SyntaxHighlighter) {
        isQuick = highlighter.isQuick
        text = HighlightedLines(highlighter)
    }

    deinit {
        task?.cancel()
    }

    /// Returns the tokens of a line; an empty array until they are known.
    func tokens(ofLine line: Int) -> [SyntaxToken] { text?.tokens(ofLine: line) ?? [] }

    /// Returns the tokens of a line that may not be visible.
    ///
    /// If reading the line would take long, returns the known tokens.
    func tokens(reading line: Int, of view: TextView) -> [SyntaxToken] {
        if isQuick, task == nil, text?.isFresh(line..<line + 1) == false {
            // The next requests are for lines around this line, in either direction.
            let lines = max(0, line - Self.linesAround)..<line + Self.linesAround
            _ = text?.highlight(
                lines.clamped(to: 0..<view.storage.lineCount), of: view.storage,
                budget: Self.bytesAtOnce)
        }
        return tokens(ofLine: line)
    }

    /// Notes an edit.
    func apply(_ change: TextChange, from old: TextStorage, to new: TextStorage) {
        text?.apply(change, from: old, to: new)
        if task != nil { edits.append(Edit(change: change, old: old, new: new)) }
    }

    /// Finds the tokens of lines that are about to be drawn, or starts a task that finds them.
    ///
    /// - Returns: The lines whose tokens have changed.
    func update(_ lines: Range<Int>, of view: TextView) -> [Int] {
        guard task == nil, text?.isFresh(lines) == false else { return [] }
        var changed: [Int] = []
        if isQuick {
            changed =
                text?.highlight(lines, of: view.storage, budget: Self.bytesAtOnce) ?? []
            if text?.isFresh(lines) == true { return changed }
        }
        start(lines, of: view)
        return changed
    }

    private func start(_ lines: Range<Int>, of view: TextView) {
        guard let text else { return }
        let storage = view.storage
        edits = []
        task = Task { [weak self, weak view] in
            // The priority is lower than the priority of input.
            let work = Task.detached(priority: .utility) {
                var text = text
                let changed = text.highlight(lines, of: storage, budget: Self.bytesOfTask)
                return (text, changed)
            }
            let result = await withTaskCancellationHandler {
                await work.value
            } onCancel: {
                work.cancel()
            }
            guard !Task.isCancelled else { return }
            self?.finish(result.0, result.1, of: view)
        }
        timer = view.scheduleTimer(after: Self.patience) { [weak self, weak view] in
            self?.giveUp()
            view?.tokensDidChange(nil)
        }
    }

    private func finish(_ new: any HighlightedText, _ changed: [Int], of view: TextView?) {
        stop()
        text = new
        for edit in edits { text?.apply(edit.change, from: edit.old, to: edit.new) }
        let areMoved = !edits.isEmpty
        edits = []
        guard let view else { return }
        if areMoved || !changed.isEmpty { view.tokensDidChange(areMoved ? nil : Set(changed)) }
        let stale = view.runsOfVisibleLines.first { text?.isFresh($0) == false }
        if task == nil, let stale { start(stale, of: view) }
    }

    private func giveUp() {
        task?.cancel()
        stop()
        text = nil
        edits = []
    }

    private func stop() {
        task = nil
        timer?.cancel()
        timer = nil
    }
}

extension TextView {
    /// The task that finds tokens; nil while the tokens of all visible lines are known.
    package final var highlightingTask: Task<Void, Never>? { highlighting?.task }

    /// Forgets all tokens, after a change of the highlighter or of the whole text.
    final func restartHighlighting() {
        highlighting = highlighter.map { TextHighlighting($0) }
        rows.tokens = { [weak highlighting] line in highlighting?.tokens(ofLine: line) ?? [] }
        tokensDidChange(nil)
    }

    /// Finds the tokens of the lines that are about to be drawn.
    final func updateTokens() {
        guard let highlighting else { return }
        let changed = runsOfVisibleLines.flatMap { highlighting.update($0, of: self) }
        if !changed.isEmpty { rows.forget(Set(changed)) }
    }

    /// Redraws lines whose tokens have changed; nil for all lines.
    final func tokensDidChange(_ lines: Set<Int>?) {
        if let lines { rows.forget(lines) } else { rows.forgetAll() }
        setNeedsDisplay()
    }
}
