// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerPrompts

/// The kind of a package.
enum ProjectKind: String, CaseIterable, Sendable {
    case app, tool, controls

    /// The names of all kinds, for use in a sentence.
    static let names = allCases.map(\.rawValue).joined(separator: ", ")

    /// The folder of its template.
    var templateName: String {
        switch self {
        case .app: "Application"
        case .tool: "Tool"
        case .controls: "Controls"
        }
    }

    var choice: PromptChoice<ProjectKind> { PromptChoice(self, detail: detail) }

    private var detail: String {
        switch self {
        case .app: "a program on the whole screen"
        case .tool: "a command-line tool with questions and progress"
        case .controls: "a library of controls, with a program that shows them"
        }
    }
}
