// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 9: ranges of a text are Seltzer's, except where Foundation searches.
final class RangeRule: Rule {
    /// Methods of a regular expression, which knows only Foundation's range.
    private static let searches: Set<String> = [
        "matches", "firstMatch", "numberOfMatches", "rangeOfFirstMatch", "enumerateMatches",
        "stringByReplacingMatches",
    ]

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == "NSRange", isSearched(node) {
            context.replace(node, with: "Foundation.NSRange")
        }
        return .visitChildren
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        switch (node.calledExpression.lastName, node.arguments.count) {
        case ("NSMakeRange", 2): makeRange(node)
        case ("NSMaxRange", 1):
            guard let range = node.arguments.first?.expression else { return }
            let text = context.text(of: range)
            context.replace(node, with: "\(range.isWord ? text : "(\(text))").upperBound")
        case ("replacingCharacters", 2): replaceText(node)
        case ("substring", 1): cutText(node)
        case ("size", 1), ("boundingRect", 3...): measureText(node)
        default: return
        }
    }

    private func isSearched(_ node: some SyntaxProtocol) -> Bool {
        guard let argument = node.enclosing(LabeledExprSyntax.self),
            let call = argument.enclosing(FunctionCallExprSyntax.self)
        else { return false }
        if argument.label?.text == "range", let name = call.calledExpression.lastName,
            Self.searches.contains(name)
        {
            return true
        }
        return isSearched(call)
    }

    private func makeRange(_ node: FunctionCallExprSyntax) {
        guard let location = node.arguments.first, let length = node.arguments.last,
            !isSearched(node)
        else { return }
        context.replace(
            node,
            with: "NSRange(location: \(context.text(of: location.expression)), "
                + "length: \(context.text(of: length.expression)))")
    }

    // MARK: Texts

    /// Lets a string measure itself: `NSString` measures only on Apple's systems.
    private func measureText(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.compactMap(\.label?.text)
        guard labels.contains("withAttributes") || labels.contains("attributes"),
            let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
        else { return }
        if let text = StringCast(base), !text.isOptional {
            let value = context.text(of: text.value)
            context.replace(base, with: text.value.isWord ? value : "(\(value))")
        } else if let call = base.as(FunctionCallExprSyntax.self),
            call.calledExpression.lastName == "NSString", let value = call.arguments.first
        {
            let text = context.text(of: value.expression)
            context.replace(base, with: value.expression.isWord ? text : "(\(text))")
        }
    }

    /// Lets a string cut out a selected range: `NSString` knows only Foundation's `NSRange`.
    private func cutText(_ node: FunctionCallExprSyntax) {
        guard node.arguments.first?.label?.text == "with",
            node.arguments.first?.expression.lastName == "selectedRange",
            let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            let text = StringCast(base), !text.isOptional
        else { return }
        let value = context.text(of: text.value)
        context.replace(base, with: text.value.isWord ? value : "(\(value))")
    }

    /// Lets a string replace characters: `NSString` knows only Foundation's `NSRange`.
    private func replaceText(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base,
            let range = node.arguments.first?.expression.trimmedDescription,
            let function = node.enclosing(FunctionDeclSyntax.self),
            // A delegate gets Seltzer's range; other ranges are Foundation's.
            function.signature.parameterClause.parameters.contains(where: {
                $0.secondName?.text == range && $0.type.trimmedDescription == "NSRange"
            })
        else { return }
        if let text = StringCast(base) {
            let value = context.text(of: text.value)
            if text.isOptional {
                context.replace(text.type, with: "String?")
            } else {
                context.replace(base, with: text.value.isWord ? value : "(\(value))")
            }
        } else if let call = base.as(FunctionCallExprSyntax.self),
            call.calledExpression.lastName == "NSString", let value = call.arguments.first
        {
            let text = context.text(of: value.expression)
            context.replace(base, with: value.expression.isWord ? text : "(\(text))")
        } else if let name = base.chain.first, base.chain.count == 1 {
            let finder = StringCastFinder(name: name)
            finder.walk(function)
            for type in finder.types {
                let isOptional = type.is(OptionalTypeSyntax.self)
                context.replace(type, with: isOptional ? "String?" : "String")
            }
        }
    }
}

/// Finds the casts to `NSString` in the declarations of a variable.
private final class StringCastFinder: SyntaxVisitor {
    private let name: String
    private(set) var types: [TypeSyntax] = []

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        add(node.initializer?.value, node.pattern)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        add(node.initializer?.value, node.pattern)
        return .visitChildren
    }

    private func add(_ value: ExprSyntax?, _ pattern: PatternSyntax) {
        guard pattern.trimmedDescription == name,
            let cast = value?.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self),
            ["NSString", "NSString?"].contains(cast.type.trimmedDescription)
        else { return }
        types.append(cast.type)
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
}

extension ExprSyntax {
    /// Whether a member can follow the expression without parentheses.
    fileprivate var isWord: Bool { !chain.isEmpty || self.is(TupleExprSyntax.self) }
}
