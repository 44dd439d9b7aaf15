// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A group of pages, with a heading in the list of pages.
enum PageGroup: String, CaseIterable, Sendable {
    case text = "Text"
    case buttons = "Buttons"
    case choices = "Choices"
    case lists = "Lists and tables"
    case progress = "Progress"
    case plots = "Plots"
    case containers = "Containers"
    case messages = "Messages"
    case menus = "Menus and keys"
    case events = "Events"
    case tools = "Command-line tools"

    /// The name on the screen.
    var title: String { rawValue }
}
