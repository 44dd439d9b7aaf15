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

    /// Returns a picker with the options.
    @MainActor
    func picker(_ source: PickerSource) -> Picker {
        let picker = Picker(source)
        picker.query = query
        picker.allowsMultipleSelection = multiple
        picker.header = header ?? ""
        picker.prompt = prompt
        picker.finishesWhenEmpty = true
        picker.on(PickerCancelled.self) { [weak picker] _ in
            picker?.window?.application?.end()
            return .stop
        }
        return picker
    }
}
