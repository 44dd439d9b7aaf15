// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The name under which the user started the program.
enum ProgramName {
    /// The name, without folders.
    static var current: String {
        let path = CommandLine.arguments.first ?? "program"
        return path.split(separator: "/").last.map(String.init) ?? path
    }
}
