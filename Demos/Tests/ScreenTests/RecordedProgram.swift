// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NotesFolders
import NotesModel
import ProcessReading
import Seltzer
import SeltzerTesting

@testable import Cells
@testable import FirstScreen
@testable import Gallery
@testable import Notes
@testable import Top

/// The root controller of a program that a session was recorded from.
@MainActor
struct RecordedProgram {
    let root: ViewController
    /// The folder of Notes; nil for other programs.
    private var folder: NotesFolder?

    /// The files of the folder that Notes shows in the recorded sessions.
    static let notes = [
        "shopping.md": "# Shopping\n\n- lemons\n- sugar\n- soda water\n",
        "plan.txt": "Monday: call Ada\nTuesday: write\n",
        "trips/sea.md": "# By the sea\n\nTake the early train.\n",
    ]

    init(of record: SessionRecord) throws {
        switch record.program {
        case "FirstScreen": root = JobsController(jobs: JobList())
        case "Cells": root = try Cells.documentedScreen()
        case "Top": root = TopController(source: SampleProcesses())
        case "Gallery":
            let name = record.arguments.firstIndex(of: "--page").map { record.arguments[$0 + 1] }
            let page = GalleryPage.all.first { $0.name == name }
            root = GalleryController(beginningWith: page ?? .welcome)
        case "Notes":
            let folder = try NotesFolder(Self.notes)
            let controller = NotesController(
                root: BytePath(folder.path),
                state: NotesState(
                    folder: BytePath(folder.statePath),
                    trash: Trash(folder: BytePath(folder.trashPath))))
            controller.rootTitle = "/tmp/notes"
            (root, self.folder) = (controller, folder)
        default: throw UnknownProgram(name: record.program)
        }
    }

    private struct UnknownProgram: Error {
        let name: String
    }
}
