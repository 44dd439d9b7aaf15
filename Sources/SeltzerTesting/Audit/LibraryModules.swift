// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The modules of Seltzer itself.
///
/// A program may be called `SeltzerNotes`, so a prefix cannot identify the modules. A test compares
/// the list with the package.
enum LibraryModules {
    static let names: Set<String> = [
        "Seltzer", "SeltzerAutomation", "SeltzerBase", "SeltzerControls", "SeltzerCurses",
        "SeltzerDesktop", "SeltzerDocuments", "SeltzerFiles", "SeltzerForms", "SeltzerInspector",
        "SeltzerLayout", "SeltzerNavigation", "SeltzerPictures", "SeltzerPlots", "SeltzerProcesses",
        "SeltzerPrompts", "SeltzerResponder", "SeltzerScreen", "SeltzerTables", "SeltzerTerminal",
        "SeltzerTesting", "SeltzerText", "SeltzerViews",
    ]

    /// Returns whether a type belongs to one of the modules.
    static func contain(_ type: Any.Type) -> Bool {
        names.contains(module(ofTypeNamed: String(reflecting: type)))
    }

    /// Returns the module in the full name of a type.
    static func module(ofTypeNamed name: String) -> String { String(name.prefix { $0 != "." }) }
}
