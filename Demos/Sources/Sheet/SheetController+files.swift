// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SheetModel

/// Opening, saving, exporting, and the end.
extension SheetController {
    var hasEdits: Bool { document?.edits.isEmpty == false }

    // MARK: Saving

    func save() async {
        guard let document, hasEdits, !document.isSaving else { return }
        await save(document, to: nil)
    }

    func saveAs() async {
        guard let document else { return }
        let panel = SavePanel(name: document.file.name)
        guard let path = await panel.pick(over: self) else { return }
        await save(document, to: "\(path)")
    }

    /// Writes the edits of a file; if they cannot be written, they stay, and the reason is shown.
    @discardableResult
    func save(_ document: SheetDocument, to path: String?) async -> Bool {
        guard !document.isSaving else { return false }
        let count = document.edits.rowCount, oldPath = document.file.path
        let isDone = await work("Saving \(TextSanitizer.line(document.file.name))") { progress in
            try await document.save(to: path, progress: progress)
        }
        guard isDone else {
            for page in pages where page.document === document { page.editsDidChange() }
            return false
        }
        say(count == 1 ? "1 row saved" : "\(NumberFormat().string(count)) rows saved")
        reload(document)
        await keepAllEdits()
        if document.file.path != oldPath { await keeper?.forget(oldPath) }
        return true
    }

    func discard() async {
        guard let document, !document.isSaving else { return }
        document.edits = SheetEdits()
        reload(document)
        await keepAllEdits()
    }

    private func reload(_ document: SheetDocument) {
        for page in pages where page.document === document {
            page.undoManager?.removeAllActions()
            page.reload()
        }
        schema.show(documents)
        countRows()
        editsDidChange()
        pageDidChange(hasOtherRows: true)
    }

    // MARK: Exporting

    func export() async {
        guard let page, let rows = page.rows, let document else { return }
        let formats = SheetExport.allCases
        let picker = Picker(formats.map(\.title))
        picker.title = "Export \(NumberFormat().string(page.count.rows)) rows as"
        guard let index = await picker.pick(over: self)?.indices.first else { return }
        let format = formats[index]
        let panel = SavePanel(name: "\(page.table ?? "result").\(format.fileExtension)")
        panel.title = "Export as \(format.title)"
        guard let path = await panel.pick(over: self) else { return }
        let all = EditedRows(rows, edits: document.edits)
        var count = 0
        let isDone = await work("Exporting as \(format.title)") { progress in
            count = try await format.write(all, to: "\(path)", progress: progress)
        }
        if isDone { say("\(NumberFormat().string(count)) rows exported") }
    }

    /// Does some work below a bar that shows the progress and stops the work.
    ///
    /// - Returns: Whether the work is done; false after an error, which is shown, and after a stop.
    func work(
        _ title: String, _ body: @escaping @MainActor (@escaping SheetProgress) async throws -> Void
    ) async -> Bool {
        let progress = WorkProgress(totalUnitCount: 1000)
        let bar = ProgressView()
        bar.observedProgress = progress
        let stop = Button("&Stop")
        let panel = ViewController(view: StackView(.vertical, [bar, stop], spacing: 1))
        (panel.title, panel.isModalInPresentation) = (title, true)
        panel.preferredContentSize = Size(width: 50, height: 3)
        let task = Task {
            try await body { share in
                Task { @MainActor in progress.completedUnitCount = Int(share * 1000) }
            }
        }
        stop.on { (_: ButtonPressed) in
            task.cancel()
            return .stop
        }
        // Short work shows no bar.
        let shown = scheduleTimer(after: .milliseconds(150)) { [weak self] in self?.present(panel) }
        let result = await task.result
        shown.cancel()
        if panel.presentingViewController != nil { dismiss() }
        switch result {
        case .success: return true
        case .failure(is CancellationError): return false
        case .failure(let error):
            say("Not done", detail: TextSanitizer.line("\(error)"))
            return false
        }
    }

    // MARK: Opening

    func openFile() async {
        let panel = OpenPanel()
        guard let path = await panel.pick(over: self)?.first else { return }
        do {
            let file = try await openPath("\(path)")
            documents.append(SheetDocument(file, open: openPath))
            await begin(from: documents.count - 1)
        } catch {
            say("Not opened", detail: TextSanitizer.line("\(error)"))
        }
    }

    // MARK: Recovery

    /// Keeps the edits on the disk a little later.
    func keepEdits() {
        guard keeper != nil else { return }
        view.task(exclusive: "keep", debounced: .milliseconds(400)) { [weak self] in
            await self?.keepAllEdits()
        }
    }

    /// Keeps the present edits of all files, and forgets those of files without edits.
    ///
    /// One call waits for the other, so that older edits never replace newer ones.
    func keepAllEdits() async {
        guard let keeper else { return }
        let earlier = keeping
        let task = Task { @MainActor in
            await earlier?.value
            for document in documents {
                do {
                    try await keeper.keep(document.edits, of: document.file.path)
                } catch {
                    say("Edits are not kept", detail: TextSanitizer.line("\(error)"))
                }
            }
        }
        keeping = task
        await task.value
    }

    /// Offers edits that a crash left.
    func offerRecovery() async {
        guard let keeper else { return }
        for kept in await keeper.abandonedEdits() {
            guard let document = documents.first(where: { $0.file.path == kept.path }) else {
                continue
            }
            let name = TextSanitizer.line(document.file.name)
            let alert = Alert(
                "Restore \(kept.edits.rowCount) edited rows of \(name)?",
                message: kept.isCurrent
                    ? "Sheet ended before they were saved."
                    : "Another program changed the file meanwhile. Check the rows before you save.",
                actions: [
                    AlertAction("&Discard", style: .destructive),
                    AlertAction("&Later", style: .cancel),
                    AlertAction("&Restore"),
                ], preferred: 2)
            let answer = await present(alert, until: AlertAnswered.self)?.index ?? 1
            guard answer != 1 else { continue }
            if answer == 2 {
                document.edits = kept.edits
                await keepAllEdits()
                reload(document)
            }
            await keeper.discard(kept)
        }
    }

    // MARK: The end

    func quit() async {
        let edited = documents.filter { !$0.edits.isEmpty }
        if !edited.isEmpty {
            let count = NumberFormat().string(edited.reduce(0) { $0 + $1.edits.rowCount })
            let alert = Alert(
                "Save \(count) edited rows?", message: "Otherwise these edits are lost.",
                actions: [
                    AlertAction("&Discard", style: .destructive),
                    AlertAction("&Cancel", style: .cancel),
                    AlertAction("&Save"),
                ], preferred: 2)
            guard let answer = await present(alert, until: AlertAnswered.self), answer.index != 1
            else { return }
            for document in edited where answer.index == 2 {
                guard await save(document, to: nil) else { return }
            }
            for document in edited where answer.index == 0 { document.edits = SheetEdits() }
            await keepAllEdits()
        }
        window?.application?.end()
    }
}
