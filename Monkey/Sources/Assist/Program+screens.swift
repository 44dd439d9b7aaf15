// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Foundation
import Seltzer

/// The screens of the program, by their names.
@MainActor public let assistScreens: [(String, @MainActor () throws -> Application)] = [
    ("Assist", { try assist(.inline(.fitting()), saying: "plan") }),
    ("Assist full", { try assist(.fullScreen, saying: "read a.md") }),
]

/// Shows a conversation with the scripted model in a folder that only this process has.
@MainActor
private func assist(
    _ presentation: ScreenPresentation, saying text: String
) throws -> Application {
    atexit { removeFolder() }
    try FileManager.default.createDirectory(
        atPath: place + "/work", withIntermediateDirectories: true)
    try Data("# Title\n\n漢字 e\u{301}\n".utf8).write(to: URL(fileURLWithPath: place + "/work/a.md"))
    let assistant = Assistant(
        ScriptedModel(tokensPerSecond: nil), named: ScriptedModel.name,
        in: try Workspace(BytePath(place + "/work")),
        store: SessionStore(folder: BytePath(place + "/state")))
    let controller = AssistController(assistant)
    controller.send(text)
    controller.isFullScreen = presentation == .fullScreen
    let application = Application(root: controller) { throw ApplicationError.noTerminal }
    application.presentation = presentation
    return application
}

private var place: String {
    NSTemporaryDirectory() + "monkey-assist-\(ProcessInfo.processInfo.processIdentifier)"
}

private func removeFolder() { try? FileManager.default.removeItem(atPath: place) }
