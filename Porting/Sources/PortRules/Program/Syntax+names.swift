// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

extension SyntaxProtocol {
    /// The range without spaces and comments around it.
    var range: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The whole range, with spaces and comments.
    var wholeRange: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }

    /// The full name of the type around the node; nil outside of types.
    var enclosingTypeName: String? {
        var names: [String] = []
        var current = parent
        while let node = current {
            if let type = node.asProtocol(NamedDeclSyntax.self),
                node.asProtocol(DeclGroupSyntax.self) != nil
            {
                names.insert(type.name.text, at: 0)
            } else if let type = node.as(ExtensionDeclSyntax.self) {
                names.insert(type.extendedType.trimmedDescription, at: 0)
            }
            current = node.parent
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    /// The range of the block or closure around the node; that of the file outside of all blocks.
    var enclosingBlock: Range<Int> {
        var current = parent
        while let node = current {
            if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { break }
            if node.is(MemberBlockSyntax.self) || node.parent == nil { break }
            current = node.parent
        }
        return current?.wholeRange ?? 0..<Int.max
    }

    /// The nearest node of a type around this one.
    func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        var current = parent
        while let node = current {
            if let found = node.as(type) { return found }
            current = node.parent
        }
        return nil
    }
}

extension ExprSyntaxProtocol {
    /// The last name of a chain: `text` of `self.field?.text`; nil for other expressions.
    var lastName: String? {
        let expression = ExprSyntax(self)
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        return expression.unwrapped?.lastName
    }

    /// All names of a chain, the first one first: `view`, `layer` and `cornerRadius`.
    var chain: [String] {
        let expression = ExprSyntax(self)
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return (member.base?.chain ?? []) + [member.declName.baseName.text]
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
        return expression.unwrapped?.chain ?? []
    }

    /// The expression before the last name of a chain: `self.field?` of `self.field?.text`.
    var dropLast: ExprSyntax? {
        let expression = ExprSyntax(self)
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.base }
        return expression.unwrapped?.dropLast
    }

    /// The expression below `?`, `!`, a call, a subscript or a single pair of parentheses.
    var unwrapped: ExprSyntax? {
        let expression = ExprSyntax(self)
        if let chaining = expression.as(OptionalChainingExprSyntax.self) {
            return chaining.expression
        }
        if let force = expression.as(ForceUnwrapExprSyntax.self) { return force.expression }
        if let call = expression.as(FunctionCallExprSyntax.self) { return call.calledExpression }
        if let item = expression.as(SubscriptCallExprSyntax.self) { return item.calledExpression }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.expression
        }
        return nil
    }

    /// Whether the chain has a `?`, so that its value may be nil.
    var hasOptionalChaining: Bool {
        let expression = ExprSyntax(self)
        if expression.is(OptionalChainingExprSyntax.self) { return true }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.base?.hasOptionalChaining ?? false
        }
        if expression.is(ForceUnwrapExprSyntax.self) { return false }
        if expression.is(TupleExprSyntax.self) { return false }
        return expression.unwrapped?.hasOptionalChaining ?? false
    }

    /// The type that an expression makes: `UILabel` of `UILabel()`, of a closure that is called and
    /// returns one, and of a cast.
    var createdType: String? {
        let expression = ExprSyntax(self)
        if let call = expression.as(FunctionCallExprSyntax.self) {
            let called = call.calledExpression
            if let type = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
                return type.first?.isUppercase == true ? type : nil
            }
            if let member = called.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "init"
            {
                return member.base?.lastName
            }
        }
        if let sequence = expression.as(SequenceExprSyntax.self),
            let cast = sequence.elements.last?.as(TypeExprSyntax.self),
            sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
        {
            return cast.type.trimmedDescription
        }
        return nil
    }

    /// The direction of the constraint that an expression makes.
    var anchorAxis: Axis? {
        guard let call = ExprSyntax(self).as(FunctionCallExprSyntax.self) else { return nil }
        if call.calledExpression.lastName == "constraint" {
            return call.calledExpression.chain.lazy.compactMap { LengthTables.anchors[$0] }.first
        }
        guard call.calledExpression.lastName == "NSLayoutConstraint" else { return nil }
        return call.arguments.first { $0.label?.text == "attribute" }
            .flatMap { $0.expression.lastName }.flatMap { LengthTables.attributes[$0] }
    }
}

extension FunctionCallExprSyntax {
    /// The type of which the call makes an object.
    var createdTypeName: String? { ExprSyntax(self).createdType }
}

extension FunctionDeclSyntax {
    /// The name with the labels, as `tableView(_:didSelectRowAt:)`.
    var nameWithLabels: String {
        let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }
        return "\(name.text)(\(labels.joined()))"
    }
}
