// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Seltzer

/// Asks two questions below the prompt, and prints the answers.
@main
struct NewProject: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "NewProject",
        abstract: "Asks for the name and kind of a project below the prompt, and prints them.")

    enum Kind: String, CaseIterable, ExpressibleByArgument { case library, executable, plugin }

    @Option(help: "The name (default: asks for it).")
    var name: String?

    @Option(help: "The kind (default: asks for it).")
    var kind: Kind?

    @Flag(help: "Print all actions and their keys as Markdown, and end.")
    var describeActions = false

    @MainActor
    func run() async throws {
        if describeActions {
            var actions = ActionReference(of: Self.nameScreen())
            actions.add(Self.kindScreen(of: "my-project"))
            print(actions.markdown(title: "NewProject"))
            return
        }
        let name = if let given = self.name { given } else { try await askName() }
        let kind = if let given = self.kind { given } else { try await askKind(of: name) }
        print("name=\(name)")
        print("kind=\(kind)")
    }

    @MainActor
    private func askName() async throws -> String {
        let application = Application(root: Self.nameScreen(), presentation: .inline(rows: 3))
        let answer = try await application.run(until: TextSubmitted.self)
        guard let answer, !answer.text.isEmpty else { throw ExitCode(130) }
        leaveRow("Name", answer.text, by: application)
        return answer.text
    }

    @MainActor
    private func askKind(of name: String) async throws -> Kind {
        let application = Application(
            root: Self.kindScreen(of: name), presentation: .inline(rows: 5))
        let answer = try await application.run(until: RowActivated.self)
        guard let answer else { throw ExitCode(130) }
        let kind = Kind.allCases[answer.indexPath.row]
        leaveRow("Kind", kind.rawValue, by: application)
        return kind
    }

    /// Leaves a row in place of an answered question; standard output stays free for data.
    @MainActor
    private func leaveRow(_ question: String, _ answer: String, by application: Application) {
        let sign = application.capabilities.isUnicode ? "✓" : "+"
        let row = "\(sign) \(question)  \(TextSanitizer.line(answer))\n"
        FileHandle.standardError.write(Data(row.utf8))
    }

    @MainActor
    static func nameScreen() -> ViewController {
        question("What is the name?", NameField(placeholder: "my-project"))
    }

    @MainActor
    static func kindScreen(of name: String) -> ViewController {
        let list = ListView(Kind.allCases.map(\.rawValue))
        list.selectedIndex = 0
        return question("What is \(name)?", list)
    }

    /// Returns a question with the view that answers it, and the keys in the last row.
    @MainActor
    private static func question(_ title: String, _ answer: View) -> ViewController {
        let keys = KeyFooter()
        keys.backgroundColor = .clear
        keys.titleStyle = Style(foreground: .secondaryLabel)
        let rows = StackView(
            .vertical, [Label(title, style: Style(attributes: .bold)), answer, keys])
        let question = StackView(.horizontal, [QuestionBar(), rows], spacing: 1)
        question.setFlex(1, of: rows)
        return ViewController(view: question)
    }
}

/// A text field that names the key which goes on.
private final class NameField: TextField {
    override var actions: [Action] {
        super.actions.map { action in
            guard action.identifier == "submit" else { return action }
            return Action(
                "submit", title: "Continue", keys: action.keys, NameField.performPrimaryAction)
        }
    }
}

/// A bar down the side of a question that waits for its answer.
private final class QuestionBar: View {
    override func sizeThatFits(_ size: Size) -> Size { Size(width: 1, height: 1) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let bar: Character = canvas.isUnicode ? "▌" : ">"
        canvas.fill(bounds, with: Style(foreground: .focus), character: bar)
    }
}
