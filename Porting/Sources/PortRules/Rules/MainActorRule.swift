// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 9: closures that Foundation calls on the main thread run on the main actor.
///
/// Foundation calls the closure of a timer and of an observer with the main queue on the main thread,
/// but Swift does not know it, and does not let the closure use a view.
final class MainActorRule: Rule {
    override func visitPost(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        switch node.calledExpression.lastName {
        case "addObserver":
            let queue = node.arguments.first { $0.label?.text == "queue" }?.expression
            guard labels.first == "forName", queue?.lastName == "main" else { return }
            wrap(node, label: "using")
        case "scheduledTimer" where labels.first == "withTimeInterval":
            wrap(node, label: "block")
        case "Timer" where labels.first == "timeInterval" && !labels.contains("selector"):
            wrap(node, label: "block")
        default:
            break
        }
    }

    private func wrap(_ node: FunctionCallExprSyntax, label: String) {
        let argument = node.arguments.first { $0.label?.text == label }?.expression
        guard let closure = node.trailingClosure ?? argument?.as(ClosureExprSyntax.self),
            !closure.statements.isEmpty, !closure.trimmedDescription.contains("assumeIsolated")
        else { return }
        let start =
            closure.signature?.range.upperBound ?? closure.leftBrace.range.upperBound
        let end = closure.rightBrace.range.lowerBound
        context.edits.replace(start..<start, with: " MainActor.assumeIsolated {")
        context.edits.replace(end..<end, with: "} ")
    }
}
