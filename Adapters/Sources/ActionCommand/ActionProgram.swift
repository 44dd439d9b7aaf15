// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A program whose actions a command line runs by name, without a screen.
///
/// ```swift
/// enum Editor: ActionProgram {
///     static let actionsWithoutScreen: Set = ["save", "rename"]
///     static func makeScreen() -> ViewController { EditorController() }
/// }
///
/// @main
/// struct EditorCommand: AsyncParsableCommand {
///     static let configuration = CommandConfiguration(
///         subcommands: [ShowEditor.self, RunAction<Editor>.self], defaultSubcommand: ShowEditor.self)
/// }
/// ```
///
///     $ editor run --list-actions --format json
///     $ editor run rename --new-name letter.txt
///
/// Only the actions run of which the program says that they need no screen.
public protocol ActionProgram: Sendable {
    /// The identifiers of the actions that need no screen.
    static var actionsWithoutScreen: Set<String> { get }
    /// Returns the screen of the program, whose actions run; nothing is shown.
    @MainActor static func makeScreen() throws -> ViewController
}
