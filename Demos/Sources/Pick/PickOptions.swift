// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Seltzer

/// The options of the picker itself.
struct PickOptions: ParsableArguments {
    @Flag(
        name: [.short, .customLong("multi")],
        help: "Pick several lines: Tab marks a line. They are printed in the order of the input."
    )
    var multiple = false

    @Option(name: [.short, .long], help: "Start with this query.")
    var query = ""

    @Option(help: "Show this line above the others.")
    var header: String?

    @Option(help: "Show this text before the query.")
    var prompt = ""

    @Flag(help: "Do not search for the query; --bind 'change:reload(…)' searches by a command.")
    var disabled = false

    @Option(
        help: ArgumentHelp(
            """
            Show the output of a shell command beside the list. {} is the current line, {+} the marked lines, {q} the \
            query, {n} the number of the line and {2} its second field, each quoted for the shell.
            """, valueName: "command"))
    var preview: String?

    @Option(help: "The place of the preview: automatic, right, bottom or hidden. Alt-P shows it.")
    var previewWindow = PreviewWindow.automatic

    @Option(
        name: .customLong("bind"),
        help: ArgumentHelp(
            """
            Give keys other actions, as in ctrl-r:reload(ls),ctrl-v:execute(less {})+abort. The events change and \
            start are possible, too. Actions with an argument: execute, execute-silent, become, reload, change-header, \
            change-prompt. Others: accept, abort, ignore, up, down, page-up, page-down, first, last, toggle, \
            toggle-up, toggle-down, toggle-all, select-all, deselect-all, toggle-preview, preview-up, preview-down, \
            preview-page-up, preview-page-down, clear-query.
            """, valueName: "bindings"))
    var binds: [String] = []

    @Option(
        name: [.short, .long], help: "The text between the fields of a line (default: spaces).")
    var delimiter: String?

    func validate() throws {
        do { _ = try bindings } catch { throw ValidationError("--bind: \(error)") }
    }

    /// The bindings of all `--bind`.
    var bindings: [PickBinding] {
        get throws(PickBinding.Mistake) {
            var all: [PickBinding] = []
            for text in binds { all += try PickBinding.bindings(in: text, delimiter: delimiter) }
            return all
        }
    }

    /// Returns a picker with the options.
    ///
    /// - Parameters:
    ///   - lineEnd: The byte after each line that a command gives.
    ///   - limit: The largest number of bytes of lines that a command gives.
    @MainActor
    func picker(
        _ source: PickerSource, lineEnd: UInt8, limit: Int, shell: Shell = Shell(),
        outcome: PickOutcome = PickOutcome()
    ) throws -> Picker {
        let picker = Picker(source)
        picker.query = query
        picker.isSearchEnabled = !disabled
        picker.allowsMultipleSelection = multiple
        picker.header = header ?? ""
        picker.prompt = prompt
        let bindings = try bindings
        // A command may give lines later.
        picker.finishesWhenEmpty = !bindings.contains { $0.acts.contains(where: \.isReload) }
        picker.previewPlacement = previewWindow.placement
        if let preview {
            picker.preview = shell.preview(CommandTemplate(preview, delimiter: delimiter))
        }
        picker.on(PickerCancelled.self) { [weak picker] _ in
            picker?.window?.application?.end()
            return .stop
        }
        PickBindings(
            bindings, shell: shell, lineEnd: lineEnd, limit: limit, outcome: outcome
        ).install(on: picker)
        return picker
    }
}

/// The place of the preview on the command line.
enum PreviewWindow: String, ExpressibleByArgument {
    case automatic, right, bottom, down, hidden

    var placement: PickerPreviewPlacement {
        switch self {
        case .automatic: .automatic
        case .right: .right
        case .bottom, .down: .bottom
        case .hidden: .hidden
        }
    }
}
