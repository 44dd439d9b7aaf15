// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The facts of a selection on which a preview depends.
struct PreviewedSelection: Equatable {
    var index: Int?
    var generation: Int
    var query: String?
    var marked: Set<Int>?
}

/// The preview of a picker.
extension Picker {
    /// The time from a move to the work of its preview; moves in quick succession start no work.
    private static var previewDelay: Duration { .milliseconds(30) }

    final func previewDidChange() {
        pickerView.placement = preview == nil ? .hidden : previewPlacement
        previewed = nil
        if viewIfLoaded?.window != nil { showPreview() }
    }

    /// Hides the preview, or shows it again, beside the list or below it.
    public final func togglePreview() {
        guard preview != nil else { return }
        if pickerView.preview.isHidden {
            let body = pickerView.list.frame.size
            previewPlacement = body.width >= 80 ? .right : .bottom
        } else {
            previewPlacement = .hidden
        }
    }

    /// Scrolls the text of the preview.
    ///
    /// - Parameter rows: The number of rows downwards; upwards if negative.
    public final func scrollPreview(by rows: Int) {
        let text = pickerView.preview.textView
        text.setContentOffset(
            Point(x: text.contentOffset.x, y: text.contentOffset.y.saturatingAdding(rows)))
    }

    /// Shows the preview of the current line, unless it is shown already.
    ///
    /// The old preview stays visible until the new one has some content.
    final func showPreview() {
        guard let preview, viewIfLoaded?.window != nil, !pickerView.preview.isHidden else {
            previewTask?.cancel()
            previewed = nil
            return
        }
        let selection = selection
        let wanted = PreviewedSelection(
            index: selection.index, generation: generation,
            query: preview.dependencies.contains(.query) ? query : nil,
            marked: preview.dependencies.contains(.marks) ? search.marked : nil)
        guard wanted != previewed else { return }
        previewed = wanted
        previewTask?.cancel()
        let pane = pickerView.preview
        guard selection.index != nil else {
            pane.isLoading = false
            return pane.show([])
        }
        if case .view(let make) = preview.kind {
            pane.isLoading = false
            return pane.show(make(selection))
        }
        pane.isLoading = true
        previewTask = task(exclusive: "picker-preview", debounced: Self.previewDelay) {
            [weak self] in await self?.load(preview, for: selection)
        }
    }

    private final func load(_ preview: PickerPreview, for selection: PickerSelection) async {
        let output = PreviewOutput(pickerView.preview)
        do {
            switch preview.kind {
            case .text(let make): output.add(try await make(selection).previewLines)
            case .output(let run): try await output.show(run, for: selection)
            case .view: break
            }
        } catch {
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            let message = StyledText("\(error)", style: Style(foreground: .danger))
            output.add(message.previewLines)
        }
        if !Task.isCancelled { pickerView.preview.isLoading = false }
    }
}

/// Shows the output of a program in a preview as it arrives.
@MainActor
private final class PreviewOutput {
    private let pane: PreviewPane
    private var hasBegun = false

    init(_ pane: PreviewPane) { self.pane = pane }

    /// Shows the output until its end, until the limit, or until the task is cancelled.
    nonisolated func show(
        _ run: @Sendable (PickerSelection, PickerPreview.Sink) async throws -> Void,
        for selection: PickerSelection
    ) async throws {
        let reader = PreviewReader()
        try await run(selection) { bytes in
            let (lines, isFull) = await reader.append(bytes)
            if !lines.isEmpty { await self.add(lines) }
            return !isFull && !Task.isCancelled
        }
        await add(reader.finish())
    }

    /// Adds lines; the first call replaces the old preview.
    func add(_ lines: [StyledText]) {
        guard !Task.isCancelled else { return }
        if hasBegun { pane.textView.append(lines) } else { pane.show(lines) }
        hasBegun = true
    }
}

/// Reads the output of a program off the main actor.
private actor PreviewReader {
    private var lines = PreviewLines()

    func append(_ bytes: [UInt8]) -> (lines: [StyledText], isFull: Bool) {
        (lines.append(bytes), lines.isFull)
    }

    func finish() -> [StyledText] {
        let sign = StyledText(
            "The rest is left out.", style: Style(foreground: .tertiaryLabel))
        return lines.finish() + (lines.isFull ? [sign] : [])
    }
}
