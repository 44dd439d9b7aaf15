// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 2: names of types lose their prefix, and geometry counts cells.
final class NameRule: Rule {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "actions", let alert = node.base?.lastName,
            context.facts.variable(alert, isKindOf: ["UIAlertController"])
        {
            context.replace(node.declName, with: "alertActions")
        }
        if node.base == nil,
            ["infinity", "greatestFiniteMagnitude"].contains(node.declName.baseName.text),
            let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text,
            LengthTables.geometry[label] != nil
        {
            context.replace(node.declName, with: "max")
        }
        if node.base == nil,
            ["leastNormalMagnitude", "leastNonzeroMagnitude"]
                .contains(node.declName.baseName.text)
        {
            context.replace(node, with: "0")
            return .skipChildren
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
            $0.initializer?.value.createdType.map(NameTable.values.contains) ?? false
        }
        if creates, node.bindingSpecifier.text == "let" {
            context.replace(node.bindingSpecifier, with: "var")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        replaceWindow(node)
        replaceFontMetrics(node)
        labelAttributes(node)
        replaceFloat(node)
        return visitAttributes(node)
    }

    /// A number that was saved for a slider.
    private func replaceFloat(_ node: FunctionCallExprSyntax) {
        guard context.facts.hasFloatViews, node.arguments.first?.label?.text == "forKey",
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "float"
        else { return }
        context.replace(member.declName, with: "double")
    }

    /// A container of attributes by key.
    private func labelAttributes(_ node: FunctionCallExprSyntax) {
        guard node.createdTypeName == "AttributeContainer", let first = node.arguments.first,
            first.label == nil
        else { return }
        let start = first.range.lowerBound
        context.edits.replace(start..<start, with: "attributes: ")
    }

    /// A window has the size of the screen.
    private func replaceWindow(_ node: FunctionCallExprSyntax) {
        guard node.createdTypeName == "UIWindow", let first = node.arguments.first else { return }
        let isOfScreen = first.expression.chain.starts(with: ["UIScreen", "main"])
        if first.label?.text == "windowScene" || isOfScreen {
            context.edits.replace(
                first.range.lowerBound..<node.arguments.range.upperBound, with: "")
        }
    }

    /// A font has one size.
    private func replaceFontMetrics(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "scaledFont",
            member.base?.chain.first == "UIFontMetrics",
            let font = node.arguments.first
        else { return }
        let (start, end) = (font.expression.range.lowerBound, font.expression.range.upperBound)
        context.edits.replace(node.range.lowerBound..<start, with: "")
        context.edits.replace(end..<node.range.upperBound, with: "")
    }

    /// The range of an attribute is one of the string.
    private func visitAttributes(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            ["addAttribute", "addAttributes", "setAttributes"].contains(
                member.declName.baseName.text),
            // Only texts have such methods, unless the program declares one.
            !context.facts.methods.contains(where: { $0.name == member.declName.baseName.text }),
            let base = member.base, !base.chain.isEmpty,
            let range = node.arguments.last, range.label?.text == "range"
        else { return .visitChildren }
        let (start, end) = (range.expression.range.lowerBound, range.expression.range.upperBound)
        context.edits.replace(start..<start, with: "Range(")
        context.edits.replace(end..<end, with: ", in: \(context.text(of: base)).string)")
        return .visitChildren
    }

    /// A content view is a view anyway.
    override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let view = context.newName("UIContentView"),
            node.elements.map(\.type.trimmedDescription) == ["UIView", "UIContentView"]
        else { return .visitChildren }
        context.replace(node, with: "any \(view)")
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier(let name) = token.tokenKind else { return .skipChildren }
        if name == "UIEvent" && isHitTest(token) || name == "UITouch" && isAskedByGesture(token) {
            context.replace(token, with: "MouseEvent")
        } else if name == "CGFloat" {
            context.replace(token, with: isFraction(token) ? "Double" : "Int")
        } else if name == "Float", context.facts.hasFloatViews {
            context.replace(token, with: "Double")
        } else if let found = context.newName(name) {
            if found == "ParagraphStyle" {
                context.leave(token, LeftoverTable.attributes, isFirm: true)
            }
            context.replace(token, with: found)
        } else if let modern = OldNameTable.types[name], !context.facts.types.contains(name) {
            context.replace(token, with: context.newPath(modern))
        } else if isOfUIKit(name) {
            context.leave(token, LeftoverTable.types[name] ?? LeftoverTable.otherTypes)
        }
        return .skipChildren
    }

    /// Whether a type is that of the event in `hitTest(_:with:)` or `point(inside:with:)`.
    private func isHitTest(_ token: TokenSyntax) -> Bool {
        guard let parameter = token.enclosing(FunctionParameterSyntax.self),
            let function = token.enclosing(FunctionDeclSyntax.self)
        else { return false }
        return parameter.firstName.text == "with"
            && ["hitTest", "point"].contains(function.name.text)
    }

    /// Whether a type is that of the touch in `gestureRecognizer(_:shouldReceive:)`.
    private func isAskedByGesture(_ token: TokenSyntax) -> Bool {
        token.enclosing(FunctionParameterSyntax.self)?.firstName.text == "shouldReceive"
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
                if binding.initializer?.value.lastName?.namesFraction == true { return true }
                return binding.pattern.trimmedDescription.namesFraction
            }
            if let parameter = node.as(FunctionParameterSyntax.self) {
                if let number = parameter.defaultValue?.value.number, number != number.rounded() {
                    return true
                }
                if let function = node.enclosing(FunctionDeclSyntax.self)?.name.text,
                    function.camelCaseWords.contains(where: LengthTables.lengthWords.contains)
                {
                    return false
                }
                return (parameter.secondName ?? parameter.firstName).text.namesFraction
                    || parameter.firstName.text.namesFraction
            }
            if let sequence = node.as(SequenceExprSyntax.self),
                let target = Assignment(sequence)?.target.lastName, target.namesFraction
            {
                return true
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
