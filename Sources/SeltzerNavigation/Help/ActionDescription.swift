// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// An action as documentation and command lines describe it.
public struct ActionDescription: Hashable, Sendable, Codable {
    /// A parameter of the action.
    public struct Parameter: Hashable, Sendable, Codable {
        /// The name of the value.
        public let title: String
        /// The values to choose from; nil if any text is valid.
        public let choices: [String]?
    }

    /// The name by which key files, menus and palettes know the action; nil if it has none.
    public let identifier: String?
    /// The title of the action, in one or two words.
    public let title: String
    /// The names of its keys, as a footer shows them: `^S`, `Alt-N`.
    public internal(set) var keys: [String]
    /// The heading in a list of keys.
    public let category: String
    /// The parameters of the action, in order.
    public let parameters: [Parameter]
    /// Whether the action is marked destructive.
    public let isDestructive: Bool

    /// Creates the description of an action.
    @MainActor
    public init(_ current: CurrentAction) {
        let action = current.action
        identifier = action.identifier
        title = action.discoverabilityTitle.isEmpty ? action.title : action.discoverabilityTitle
        let caption = KeyCaption(isUnicode: true)
        var names: [String] = []
        for keys in current.keys {
            let name = caption.text(of: keys.chords)
            if !names.contains(name) { names.append(name) }
        }
        keys = names
        category = current.category.title
        parameters = action.parameters.map { parameter in
            guard case .choice(let choices) = parameter.kind else {
                return Parameter(title: parameter.title, choices: nil)
            }
            return Parameter(title: parameter.title, choices: choices)
        }
        isDestructive = action.attributes.contains(.destructive)
    }

    /// The name that distinguishes the action from other actions.
    var name: String { identifier ?? "\(category)\n\(title)\n\(keys.joined(separator: "\n"))" }

    /// The remarks beside title and keys in a table.
    var remarks: String {
        var remarks: [String] = []
        if !parameters.isEmpty {
            let asked = parameters.map { parameter in
                parameter.title
                    + (parameter.choices.map { " (\($0.joined(separator: ", ")))" } ?? "")
            }
            remarks.append("asks for \(asked.joined(separator: ", "))")
        }
        if isDestructive { remarks.append("cannot be undone") }
        return remarks.joined(separator: "; ")
    }
}
