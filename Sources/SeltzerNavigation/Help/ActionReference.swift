// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// All actions of a program, as its documentation lists them.
///
/// It reads the actions of a controller, its window and its views, without showing them and without a terminal. So the
/// documentation always agrees with the program.
///
/// ```swift
/// let reference = ActionReference(of: EditorController())
/// print(reference.markdown(title: "Editor"))
/// ```
///
/// A screen that is presented later is not a part of its presenter: ``add(_:)`` adds it.
@MainActor
public struct ActionReference {
    /// The actions, by category.
    ///
    /// The program's own categories come first, then moving, selecting, editing, the window and the program. Within a
    /// category the actions have the order of their responders.
    public private(set) var actions: [ActionDescription] = []

    /// Finds the actions of a controller that is not on a screen, and of its children and views.
    public init(of root: ViewController) { add(root) }

    /// Adds the actions of another controller that is not on a screen, and of its children and views.
    public mutating func add(_ root: ViewController) {
        var found: [(category: Action.Category, description: ActionDescription)] = []
        let application = Application(root: root) { throw NotShown() }
        let window = Window(frame: Rect(x: 0, y: 0, width: 120, height: 40))
        window.rootViewController = root
        window.makeKeyAndVisible(in: application)
        window.layoutIfNeeded()
        Self.visit(window) { responder in
            for current in application.currentActions(from: responder) {
                guard current.responder === responder || responder === window else { continue }
                found.append((current.category, ActionDescription(current)))
            }
        }
        window.close()
        let categories = Action.Category.inOrder(
            actions.map { Action.Category($0.category) } + found.map(\.category))
        let all = actions + found.map(\.description)
        var seen: [String: Int] = [:]
        var merged: [ActionDescription] = []
        for action in all where !action.title.isEmpty {
            if let place = seen[action.name] {
                merged[place].keys += action.keys.filter { !merged[place].keys.contains($0) }
            } else {
                seen[action.name] = merged.count
                merged.append(action)
            }
        }
        actions = categories.flatMap { category in
            merged.filter { $0.category == category.title }
        }
    }

    /// The error of the display, which is never opened.
    private struct NotShown: Error {}

    /// Visits a responder and all its subordinates; a window comes after its subordinates.
    private static func visit(_ responder: Responder, _ body: (InputResponder) -> Void) {
        // The subordinates of a controller include the subordinates of its view, so the view is loaded first.
        if let controller = responder as? ViewController { _ = controller.view }
        var below: [Responder] = []
        responder.forEachSubordinate { below.append($0) }
        if let responder = responder as? InputResponder, !(responder is Window) { body(responder) }
        for responder in below { visit(responder, body) }
        if let window = responder as? Window { body(window) }
    }

    // MARK: Formats

    /// Returns the actions as Markdown: a heading and a table for each category.
    ///
    /// - Parameter title: The name of the program.
    public func markdown(title: String) -> String {
        var lines = ["# \(Self.markdown(title)): actions"]
        for (category, actions) in byCategory {
            lines += ["", "## \(Self.markdown(category))", ""]
            lines += ["| action | keys | name | remarks |", "|---|---|---|---|"]
            for action in actions {
                let keys = action.keys.map { "`\($0)`" }.joined(separator: ", ")
                let name = action.identifier.map { "`\($0)`" } ?? ""
                lines.append(
                    "| \(Self.markdown(action.title)) | \(keys) | \(name) | \(Self.markdown(action.remarks)) |"
                )
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the actions as a manual page, for `man -l`.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - summary: What the program does, in a few words.
    ///   - section: The section of the manual.
    public func manualPage(name: String, summary: String, section: Int = 1) -> String {
        var lines = [
            ".TH \"\(Self.roff(name).uppercased())\" \(section)", ".SH NAME",
            "\(Self.roff(name)) \\- \(Self.roff(summary))", ".SH ACTIONS",
        ]
        for (category, actions) in byCategory {
            lines.append(".SS \"\(Self.roff(category))\"")
            for action in actions {
                let keys = action.keys.map { "\\fB\(Self.roff($0))\\fR" }.joined(separator: ", ")
                lines += [".TP", keys.isEmpty ? "(no key)" : keys]
                let name = action.identifier.map { " (\\fI\(Self.roff($0))\\fR)" } ?? ""
                let remarks = action.remarks.isEmpty ? "" : ". \(Self.roff(action.remarks))."
                lines.append("\\&\(Self.roff(action.title))\(name)\(remarks)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var byCategory: [(category: String, actions: [ActionDescription])] {
        var categories: [String] = []
        for action in actions where !categories.contains(action.category) {
            categories.append(action.category)
        }
        return categories.map { category in
            (category, actions.filter { $0.category == category })
        }
    }

    /// Returns a text in which all special characters of a Markdown table are escaped.
    private static func markdown(_ text: String) -> String {
        TextSanitizer.line(text).reduce(into: "") { result, character in
            if "\\`*_{}[]<>#|".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    /// Returns a text in which all special characters of roff are escaped.
    private static func roff(_ text: String) -> String {
        TextSanitizer.line(text).reduce(into: "") { result, character in
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "\"": result += "\\(dq"
            case ".", "'": result += "\\&\(character)"
            default: result.append(character)
            }
        }
    }
}
