// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The expression of Swift that makes the root controller of a program in a test.
///
/// `SELTZER_RECORD_TEST` and the inspector write it into a test of a recorded session:
///
/// ```swift
/// application.rootExpression = RootExpression(
///     "JobsController(jobs: .read(from: \"jobs.json\"))", importing: ["JobModel"])
/// ```
///
/// A screen that reads the files of a folder gets a copy of the folder. The test makes the copy,
/// and the expression names it `folder`:
///
/// ```swift
/// application.rootExpression = RootExpression(
///     "NotesController(path: folder.path)", copying: "/home/ada/notes")
/// ```
public struct RootExpression: Hashable, Sendable {
    /// The expression; it begins with `try` if it may throw.
    public let code: String
    /// The modules that it needs, apart from the module of the controller.
    public let modules: [String]
    /// The path of the folder that the screen reads; nil for none.
    public let folder: String?

    /// Creates an expression; the test imports the modules with `@testable`.
    public init(_ code: String, importing modules: [String] = []) {
        (self.code, self.modules, folder) = (code, modules, nil)
    }

    /// Creates an expression for a screen that reads the files of a folder.
    ///
    /// The test makes a temporary folder with the texts that the folder has when the record begins:
    /// at most 64 files of 64 KiB together, without links and hidden folders. A remark in the test
    /// names the files that it does not have.
    ///
    /// - Parameters:
    ///   - code: The expression; `folder.path` in it is the path of the copy.
    ///   - modules: The modules that it needs; the test imports them with `@testable`.
    ///   - folder: The path of the folder. The copy has the name of the folder.
    public init(_ code: String, importing modules: [String] = [], copying folder: String) {
        (self.code, self.modules, self.folder) = (code, modules, folder)
    }
}
