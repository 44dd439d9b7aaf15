// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import NotesModel
import ProgramSupport
import Seltzer

/// Edits the texts of a folder.
@main
struct Notes: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Notes",
        abstract: "Edits the texts of a folder.",
        discussion: """
            Choose a file in the tree, or find it by some letters of its name with Ctrl-P. Text that is not saved is kept \
            beside, and offered after a crash. F1 lists the keys, and Ctrl-Q quits.
            """)

    @Argument(help: "The folder, or a file (default: the working directory).")
    var folder: String?

    @Flag(help: "Use the keys of vi.")
    var vi = false

    @OptionGroup var actions: ActionsArguments

    @MainActor
    static func documentedScreen() throws -> ViewController {
        NotesController(
            root: try NotesPlace(path: ".").root, state: NotesState(folder: nil, trash: nil))
    }

    @MainActor
    func run() async throws {
        let path = BytePath(argument: folder ?? ".")
        let controller = try NotesController(path: path)
        let application = Application(root: controller)
        if vi { application.keyStyle = .vi }
        application.rootExpression = Self.rootExpression(of: controller)
        await controller.openFirst()
        let ending = try await application.run()
        await controller.settings.save()
        await controller.state.recovery?.end()
        if ending != .ended { throw ExitCode(ending.exitCode) }
    }

    /// The expression that makes the same screen for a copy of the folder.
    @MainActor
    static func rootExpression(of controller: NotesController) -> RootExpression {
        let file = controller.filesToOpen.first.map {
            ", \(String(reflecting: "\($0.lastComponent)"))"
        }
        return RootExpression(
            "try await Notes.screen(of: folder.path\(file ?? ""))", copying: "\(controller.root)")
    }

    /// Makes the screen of a folder for a test: unsaved and deleted texts are beside the folder.
    @MainActor
    static func screen(of folder: String, _ file: String? = nil) async throws -> NotesController {
        let path = BytePath(argument: folder)
        let state = NotesState(
            folder: path.folder.appending("state"),
            trash: Trash(folder: path.folder.appending("trash")))
        let controller = try NotesController(
            path: file.map { path.appending(BytePath(argument: $0)) } ?? path, state: state)
        await controller.openFirst()
        return controller
    }
}
