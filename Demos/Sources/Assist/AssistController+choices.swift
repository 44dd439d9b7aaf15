// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Seltzer

/// The pickers.
extension AssistController {
    func chooseModel() async {
        do {
            let names = try await assistant.model.modelNames()
            guard let index = await pick("Model", names.map(\.harmless)) else { return }
            assistant.modelName = names[index]
            await conversation?.setModel(names[index])
            update()
        } catch { say("\(error)") }
    }

    func chooseTheme() async {
        let themes = [nil] + Theme.builtIn
        guard let index = await pick("Theme", themes.map { $0?.name ?? "Automatic" }) else {
            return
        }
        view.window?.application?.theme = themes[index]
    }

    func resume() async {
        let sessions = assistant.sessions
        guard let index = await pick("Session", sessions.map(\.title)) else { return }
        do { open(try assistant.session(sessions[index].id)) } catch { say("\(error)") }
    }

    private func pick(_ title: String, _ names: [String]) async -> Int? {
        if names.isEmpty { say("There is nothing to choose from.") }
        let picker = Picker(names)
        picker.title = title
        return names.isEmpty ? nil : await picker.pick(over: self)?.indices.first
    }
}
