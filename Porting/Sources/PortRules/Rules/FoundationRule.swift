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
        } else if name == "replacingCharacters", labels == ["in", "with"] {
            replaceText(node)
        }
    }

    /// Lets a string replace characters: `NSString` knows only Foundation's `NSRange`.
    private func replaceText(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base, let text = StringCast(base),
            let range = node.arguments.first?.expression.trimmedDescription,
            let function = node.enclosing(FunctionDeclSyntax.self),
            // A delegate gets Seltzer's range; other ranges are Foundation's.
            function.signature.parameterClause.parameters.contains(where: {
                $0.secondName?.text == range && $0.type.trimmedDescription == "NSRange"
            })
        else { return }
        let value = context.text(of: text.value)
        if text.isOptional {
            context.replace(text.type, with: "String?")
        } else {
            context.replace(base, with: text.isWord ? value : "(\(value))")
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

/// An expression such as `(field.text! as NSString)`, or the same with `NSString?`.
private struct StringCast {
    let value: ExprSyntax
    let type: TypeSyntax
    let isOptional: Bool

    init?(_ base: ExprSyntax) {
        let chained = base.as(OptionalChainingExprSyntax.self)?.expression
        guard let tuple = (chained ?? base).as(TupleExprSyntax.self), tuple.elements.count == 1,
            let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
            sequence.elements.count == 3, let value = sequence.elements.first,
            let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
        else { return nil }
        let name = type.trimmedDescription
        guard ["NSString", "NSString?"].contains(name) else { return nil }
        (self.value, self.type, isOptional) = (value, type, chained != nil)
    }

    /// Whether a member can follow the value without parentheses.
    var isWord: Bool { !value.chain.isEmpty || value.is(TupleExprSyntax.self) }
}
