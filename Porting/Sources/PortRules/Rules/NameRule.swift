// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 2: names of types lose their prefix, and geometry counts cells.
final class NameRule: Rule {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.trimmedDescription == "UIPasteboard.general" {
            context.replace(node, with: "Application.current?.pasteboard")
            return .skipChildren
        }
        if node.declName.baseName.text == "actions", let alert = node.base?.lastName,
            context.facts.variable(alert, isKindOf: ["UIAlertController"])
        {
            context.replace(node.declName, with: "alertActions")
        }
        guard node.base?.lastName == "CGFloat",
            let number = NameTable.numbers[node.declName.baseName.text]
        else { return .visitChildren }
        context.replace(node, with: number)
        return .skipChildren
    }

    /// A text that changes is a variable, because it is a value.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let creates = node.bindings.contains {
            $0.initializer?.value.createdType == Self.mutableText
        }
        if creates, node.bindingSpecifier.text == "let" {
            context.replace(node.bindingSpecifier, with: "var")
        }
        return .visitChildren
    }

    /// The range of an attribute is one of the string.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            ["addAttribute", "addAttributes"].contains(member.declName.baseName.text),
            let base = member.base, let text = base.lastName,
            context.facts.variable(text, isKindOf: [Self.mutableText]),
            let range = node.arguments.last, range.label?.text == "range"
        else { return .visitChildren }
        let (start, end) = (range.expression.range.lowerBound, range.expression.range.upperBound)
        context.edits.replace(start..<start, with: "Range(")
        context.edits.replace(end..<end, with: ", in: \(context.text(of: base)).string)")
        return .visitChildren
    }

    private static let mutableText = "NSMutableAttributedString"

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier(let name) = token.tokenKind else { return .skipChildren }
        if name == "CGFloat" {
            context.replace(token, with: isFraction(token) ? "Double" : "Int")
        } else if name == "Float", context.facts.hasFloatViews {
            context.replace(token, with: "Double")
        } else if context.facts.renamed.contains(name) {
            context.replace(token, with: "own\(name.prefix(1).uppercased())\(name.dropFirst())")
        } else if let found = context.newName(name) {
            context.replace(token, with: found)
        } else if let modern = OldNameTable.types[name], !context.facts.types.contains(name) {
            context.replace(token, with: context.newPath(modern))
        } else if isOfUIKit(name) {
            context.leave(token, LeftoverTable.types[name] ?? LeftoverTable.otherTypes)
        }
        return .skipChildren
    }

    private func isOfUIKit(_ name: String) -> Bool {
        if context.facts.types.contains(name) { return false }
        if NameTable.renamed[name] != nil || LeftoverTable.types[name] != nil { return true }
        if NameTable.withoutFoundation.contains(name) { return true }
        let rest = name.dropFirst(2)
        return name.hasPrefix("UI") && rest.first?.isUppercase == true
            && rest.dropFirst().first?.isLowercase == true
    }

    /// Whether a `CGFloat` is no length: the variable around it tells by its name or first value.
    private func isFraction(_ token: TokenSyntax) -> Bool {
        var current = token.parent
        while let node = current {
            if let binding = node.as(PatternBindingSyntax.self) {
                if let number = binding.initializer?.value.number, number != number.rounded() {
                    return true
                }
                return binding.pattern.trimmedDescription.namesFraction
            }
            if let parameter = node.as(FunctionParameterSyntax.self) {
                if let number = parameter.defaultValue?.value.number, number != number.rounded() {
                    return true
                }
                return (parameter.secondName ?? parameter.firstName).text.namesFraction
                    || parameter.firstName.text.namesFraction
            }
            if let argument = node.as(LabeledExprSyntax.self), let label = argument.label?.text {
                return label.namesFraction
            }
            if let function = node.as(FunctionDeclSyntax.self) {
                if function.signature.returnClause?.type.trimmedDescription == "UIColor" {
                    return true
                }
                return function.name.text.namesFraction
            }
            if node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == "UIColor" {
                return true
            }
            current = node.parent
        }
        return false
    }
}
