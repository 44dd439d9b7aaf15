// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 9: what Foundation does with selectors becomes closures.
///
/// This rule moves code, so it comes after the rules that change it.
final class FoundationRule: Rule {
    override func visitPost(_ node: FunctionCallExprSyntax) {
        let name = node.calledExpression.lastName
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if name == "Timer", labels.isEmpty, node.calledExpression.is(DeclReferenceExprSyntax.self) {
            context.replace(node, with: "Timer(timeInterval: 0, repeats: false) { _ in }")
        } else if let name, let pattern = FoundationTable.functions[name],
            node.calledExpression.is(DeclReferenceExprSyntax.self)
        {
            let argument = node.arguments.first.map { context.text(of: $0.expression) } ?? ""
            let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
            context.replace(node, with: parts.joined(separator: argument))
        } else if labels == ["timeInterval", "target", "selector", "userInfo", "repeats"] {
            replaceTimer(node)
        } else if name == "addObserver", labels == ["_", "selector", "name", "object"] {
            replaceObserver(node)
        } else if name == "perform", labels == ["_", "with", "afterDelay"] {
            replaceDelay(node)
        }
    }

    private func replaceTimer(_ node: FunctionCallExprSyntax) {
        let arguments = Array(node.arguments)
        let call = context.text(of: node.calledExpression)
        let interval = context.text(of: arguments[0].expression)
        let repeats = context.text(of: arguments[4].expression)
        guard
            let body = body(
                arguments[2].expression, target: arguments[1].expression, value: "timer")
        else { return context.leave(node, LeftoverTable.selectors) }
        // A timer that nobody keeps is no mistake.
        let start = node.parent?.is(CodeBlockItemSyntax.self) == true ? "_ = " : ""
        context.replace(
            node,
            with: "\(start)\(call)(withTimeInterval: \(interval), repeats: \(repeats)) { \(body) }")
    }

    private func replaceObserver(_ node: FunctionCallExprSyntax) {
        let arguments = Array(node.arguments)
        let call = context.text(of: node.calledExpression)
        let name = context.text(of: arguments[2].expression)
        let object = context.text(of: arguments[3].expression)
        guard
            let body = body(
                arguments[1].expression, target: arguments[0].expression, value: "notification")
        else { return context.leave(node, LeftoverTable.selectors) }
        context.replace(
            node, with: "_ = \(call)(forName: \(name), object: \(object), queue: .main) { \(body) }"
        )
    }

    private func replaceDelay(_ node: FunctionCallExprSyntax) {
        let arguments = Array(node.arguments)
        let delay = context.text(of: arguments[2].expression)
        guard let method = SelectorMethod(selector: arguments[0].expression, context), method.isOwn
        else { return context.leave(node, LeftoverTable.selectors) }
        let value = method.parameterCount == 0 ? "" : context.text(of: arguments[1].expression)
        context.replace(
            node,
            with: "DispatchQueue.main.asyncAfter(deadline: .now() + \(delay)) { [weak self] in "
                + "self?.\(method.name)(\(value)) }")
    }

    /// The closure that calls the method of a selector, which the run loop does on the main actor.
    private func body(_ selector: ExprSyntax, target: ExprSyntax, value: String) -> String? {
        guard let method = SelectorMethod(selector: selector, context), method.isOwn,
            target.trimmedDescription == "self"
        else { return nil }
        let hasValue = method.parameterCount == 1
        return "[weak self] \(hasValue ? value : "_") in "
            + "MainActor.assumeIsolated { self?.\(method.name)(\(hasValue ? value : "")) }"
    }
}
