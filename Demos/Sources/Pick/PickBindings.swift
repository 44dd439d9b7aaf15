// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Performs the acts of `--bind` on a picker.
@MainActor
final class PickBindings {
    private let bindings: [PickBinding]
    private let shell: Shell
    /// The byte after each line that a command gives.
    private let lineEnd: UInt8
    /// The largest number of bytes of lines that a command gives.
    private let limit: Int
    /// Gets the acts that end the program.
    private let outcome: PickOutcome

    init(
        _ bindings: [PickBinding], shell: Shell, lineEnd: UInt8, limit: Int, outcome: PickOutcome
    ) {
        (self.bindings, self.shell, self.outcome) = (bindings, shell, outcome)
        (self.lineEnd, self.limit) = (lineEnd, limit)
    }

    /// Binds the keys and the events of a picker, which keeps this object.
    func install(on picker: Picker) {
        for binding in bindings {
            switch binding.trigger {
            case .key(let chord):
                picker.searchTextField.bind(KeySequence(chord), binding.source) {
                    [weak picker] in
                    if let picker { self.perform(binding, on: picker) }
                }
            case .change:
                picker.on(PickerQueryChanged.self) { [weak picker] _ in
                    if let picker { self.perform(binding, on: picker) }
                    return .observed
                }
            case .start: perform(binding, on: picker)
            }
        }
    }

    private func perform(_ binding: PickBinding, on picker: Picker) {
        let acts = binding.acts
        guard acts.contains(where: \.takesTime) else {
            return acts.forEach { performAtOnce($0, on: picker) }
        }
        picker.task { [weak picker] in
            for act in acts {
                guard let picker else { return }
                if act.takesTime {
                    await self.perform(act, on: picker)
                } else {
                    self.performAtOnce(act, on: picker)
                }
            }
        }
    }

    private func performAtOnce(_ act: PickAct, on picker: Picker) {
        switch act {
        case .accept: picker.finish()
        case .abort: picker.cancel()
        case .move(let move): picker.moveSelection(move)
        case .toggle: picker.toggleMark()
        case .toggleAll: picker.toggleAllMarks()
        case .mark(let isMarked): picker.setAllMarked(isMarked)
        case .togglePreview: picker.togglePreview()
        case .scrollPreview(let rows): picker.scrollPreview(by: rows)
        case .clearQuery: picker.query = ""
        case .changeHeader(let text): picker.header = text
        case .changePrompt(let text): picker.prompt = text
        case .become(let template):
            guard let command = template.command(for: picker.selection) else { return }
            outcome.command = command
            picker.cancel()
        case .reload(let template):
            guard let command = template.command(for: picker.selection) else { return }
            picker.source = .bytes(shell.output(of: command), lineEnd: lineEnd, limit: limit)
        case .ignore, .execute, .executeSilently: break
        }
    }

    private func perform(_ act: PickAct, on picker: Picker) async {
        do {
            switch act {
            case .execute(let template):
                guard let command = template.command(for: picker.selection),
                    let application = picker.window?.application
                else { return }
                _ = try await application.runForeground(shell.arguments(for: command))
            case .executeSilently(let template):
                guard let command = template.command(for: picker.selection) else { return }
                for try await _ in shell.output(of: command) {}
            default: break
            }
        } catch is CancellationError {
        } catch {
            picker.header = "\(error)"
        }
    }
}

extension PickAct {
    /// Whether the act waits for a command.
    var takesTime: Bool {
        switch self {
        case .execute, .executeSilently: true
        default: false
        }
    }

    /// Whether the act reads other lines.
    var isReload: Bool {
        if case .reload = self { return true }
        return false
    }
}
