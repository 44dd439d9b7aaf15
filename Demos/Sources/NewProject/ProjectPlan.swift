// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerPrompts

/// The user's choices for a new package.
struct ProjectPlan: Hashable, Sendable {
    let name: ProjectName
    let kind: ProjectKind
    /// The path of the package's folder.
    let folder: String

    /// Asks for the choices that the answers lack.
    @MainActor
    static func ask(_ answers: PromptAnswers) async throws -> ProjectPlan {
        try await withPromptGroup(answers: answers) { group in
            let name = try await group.ask("Name", placeholder: "my-project") {
                ProjectName.problem(of: $0)
            }
            let kind = try await group.choose("Kind", from: ProjectKind.allCases.map(\.choice))
            let folder = try await group.path("Folder", default: name) {
                ProjectWriter(folder: $0).problem
            }
            guard let name = ProjectName(name) else { throw CancellationError() }
            return ProjectPlan(name: name, kind: kind, folder: folder)
        }
    }

    /// Returns the lines to print after the package was made.
    func report(of fileCount: Int) -> [StyledText] {
        let isSafe = folder.allSatisfy { $0.isLetter || $0.isNumber || "-_./~".contains($0) }
        let quoted = folder.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: #"'\''"#)
        let path = isSafe ? folder : "'\(quoted)'"
        var made = StyledText("✓", style: Style(foreground: .success, attributes: .bold))
        made.append(" \(folder)  \(fileCount) files")
        let run = kind == .controls ? "\(name.module)Example" : name.text
        return [made, StyledText("  cd \(path) && swift test && swift run \(run)")]
    }
}
