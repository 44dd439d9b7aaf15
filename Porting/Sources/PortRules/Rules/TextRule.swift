// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 7: the text of a field or a label is a string and never nil, and so are other properties.
final class TextRule: Rule {
    private static let kinds: Set<String> = [
        "UITextField", "UITextView", "UISearchTextField", "UILabel",
    ]
    private static let views: Set<String> = ["textLabel", "detailTextLabel", "searchTextField"]
    /// Properties that may be nil in UIKit, with their types here.
    private static let types: [String: String] = [
        "popoverPresentationController": "PopoverPresentationController",
        "gestureRecognizers": "[GestureRecognizer]",
    ]
    private static let neverNil = Set(types.keys)
    /// Members of a string that are not nil.
    private static let plainMembers: Set<String> = [
        "text", "isEmpty", "count", "trimmingCharacters", "lowercased", "uppercased",
        "replacingOccurrences", "capitalized", "hasPrefix", "hasSuffix", "contains", "components",
    ]

    /// Whether an expression is the text of a field, and nothing before it may be nil.
    private func isText(_ expression: ExprSyntax) -> Bool {
        isTextProperty(expression) && !expression.hasOptionalChaining
    }

    private func isTextProperty(_ expression: ExprSyntax) -> Bool {
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "text", let name = base.lastName
        else { return false }
        return Self.views.contains(name) || base.chain.contains("textFields")
            || context.facts.variable(name, isKindOf: Self.kinds)
    }

    /// The title of a button, which has no label inside.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "text",
            let label = node.base?.unwrapped?.as(MemberAccessExprSyntax.self)
                ?? node.base?.as(
                    MemberAccessExprSyntax.self),
            label.declName.baseName.text == "titleLabel", let button = label.base,
            let name = button.lastName, context.facts.variable(name, isKindOf: ["UIButton"])
        else { return .visitChildren }
        context.edits.replace(
            label.declName.range.lowerBound..<node.range.upperBound, with: "currentTitle")
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if isText(node.expression) || isNeverNil(node.expression) {
            context.replace(node.exclamationMark, with: "")
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        if isText(node.expression) || isNeverNil(node.expression) {
            context.replace(node.questionMark, with: "")
        }
        return .visitChildren
    }

    /// Whether an expression is a property that may be nil in UIKit, and never is here.
    private func isNeverNil(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.lastName else { return false }
        if Self.neverNil.contains(name) { return true }
        guard name == "viewControllers" else { return false }
        if expression.is(DeclReferenceExprSyntax.self),
            let type = expression.enclosing(ClassDeclSyntax.self)?.name.text
        {
            return context.facts.isKind(type, of: ["UITabBarController"])
        }
        guard let base = expression.as(MemberAccessExprSyntax.self)?.base?.lastName
        else { return false }
        return base == "tabBarController"
            || context.facts.variable(base, isKindOf: ["UITabBarController"])
    }

    /// Whether an expression is a text, or a chain behind `text?` that is not nil without the `?`.
    private func isPlain(_ expression: ExprSyntax) -> Bool {
        if isText(expression) { return true }
        guard let last = expression.lastName, Self.plainMembers.contains(last) else { return false }
        var current: ExprSyntax? = expression
        while let part = current {
            if let chaining = part.as(OptionalChainingExprSyntax.self) {
                return isText(chaining.expression)
            }
            current = part.as(MemberAccessExprSyntax.self)?.base ?? part.unwrapped
        }
        return false
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let assignment = Assignment(node) { unwrap(assignment) }
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated().dropFirst().dropLast() {
            guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
                isPlain(elements[index - 1])
            else { continue }
            let start = elements[index - 1].range.upperBound
            context.edits.replace(start..<elements[index + 1].range.upperBound, with: "")
            if elements.count == 3 { removeParentheses(around: node) }
        }
        return .visitChildren
    }

    private func removeParentheses(around node: SequenceExprSyntax) {
        guard let tuple = node.parent?.parent?.parent?.as(TupleExprSyntax.self),
            tuple.elements.count == 1
        else { return }
        context.replace(tuple.leftParen, with: "")
        context.replace(tuple.rightParen, with: "")
    }

    /// Gives a text that may be nil a text in place of nil.
    private func unwrap(_ assignment: Assignment) {
        guard assignment.isPlain, isTextProperty(assignment.target),
            let value = assignment.value.first, assignment.value.count == 1
        else { return }
        if value.is(NilLiteralExprSyntax.self) {
            context.replace(value, with: "\"\"")
        } else if mayBeNil(value) {
            let end = value.range.upperBound
            context.edits.replace(end..<end, with: " ?? \"\"")
        }
    }

    /// Properties and methods, of strings in most programs, whose value may be nil.
    private static let optionalProperties: Set<String> = ["first", "last", "currentTitle"]
    private static let optionalMethods: Set<String> = [
        "string(forKey", "randomElement", "min", "max", "popLast", "titleForSegment(at",
        "title(for",
    ]

    /// Whether an expression is a call or a property whose value may be nil.
    private func isKnownOptional(_ value: ExprSyntax) -> Bool {
        if let call = value.as(FunctionCallExprSyntax.self) {
            guard let method = call.calledExpression.as(MemberAccessExprSyntax.self) else {
                return false
            }
            let label = call.arguments.first?.label.map { "(\($0.text)" } ?? ""
            let name = method.declName.baseName.text + label
            // A date is always a text, a number may be none.
            if name == "string(from", let formatter = method.base?.lastName {
                // Another formatter of this name only gets a `??` too many.
                return context.facts.variables[formatter]?.contains("NumberFormatter") == true
            }
            return Self.optionalMethods.contains(name)
        }
        guard let member = value.as(MemberAccessExprSyntax.self), member.base != nil else {
            return false
        }
        return Self.optionalProperties.contains(member.declName.baseName.text)
    }

    private func mayBeNil(_ value: ExprSyntax) -> Bool {
        if value.hasOptionalChaining { return !isPlain(value) }
        if isKnownOptional(value) { return true }
        if let call = value.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "map", let base = member.base
        {
            return isOptionalVariable(base)
        }
        return isOptionalVariable(value)
    }

    /// Whether an expression is the title of a controller or of its item, which may be nil.
    private func isTitle(_ value: ExprSyntax) -> Bool {
        guard value.lastName == "title" else { return false }
        let base = value.as(MemberAccessExprSyntax.self)?.base?.lastName
        if base == "navigationItem" { return true }
        guard base == nil || base == "self",
            let type = value.enclosingTypeName
        else { return false }
        return context.facts.classOfUIKit(type)?.hasSuffix("ViewController") == true
    }

    private func isOptionalVariable(_ value: ExprSyntax) -> Bool {
        if isTitle(value) { return true }
        if let member = value.as(MemberAccessExprSyntax.self), member.base != nil {
            return context.facts.optionals.contains(member.declName.baseName.text)
                && context.facts.variables[member.declName.baseName.text] == ["String"]
        }
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
            context.facts.optionals.contains(name)
        else { return false }
        guard let function = value.enclosing(FunctionDeclSyntax.self) else { return true }
        let finder = BindingFinder(name: name)
        finder.walk(function)
        return !finder.isFound
    }

    // MARK: Conditions

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value, isNeverNil(value),
            let type = value.lastName.flatMap({ Self.types[$0] })
        {
            let end = value.range.upperBound
            context.edits.replace(end..<end, with: " as \(type)?")
            return .visitChildren
        }
        guard let value = node.initializer?.value, isPlain(value),
            let list = node.parent?.parent?.as(ConditionElementListSyntax.self)
        else { return .visitChildren }
        if list.count > 1 {
            let place = node.range.lowerBound
            context.edits.replace(place..<place, with: "case ")
        } else if let statement = list.parent?.as(GuardStmtSyntax.self) {
            // The text is never nil, so that nothing is guarded.
            let end = statement.range.upperBound
            context.edits.replace(statement.range.lowerBound..<node.range.lowerBound, with: "")
            context.edits.replace(node.range.upperBound..<end, with: "")
        } else {
            let end = value.range.upperBound
            context.edits.replace(end..<end, with: " as String?")
        }
        return .visitChildren
    }
}

/// Finds `if let name` and `guard let name`.
private final class BindingFinder: SyntaxVisitor {
    private(set) var isFound = false
    private let name: String

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.pattern.trimmedDescription == name { isFound = true }
        return .visitChildren
    }
}
