// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 6: variables of layers, their animations and appearances go, with the statements that only
/// set or use them.
///
/// Movements are listed all the same: a program may want to show them in another way.
final class LayerRule: Rule {
    private var names: Set<String> = []

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        let finder = LayerFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        names = finder.names
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard isMeaningless(node.item) else { return .visitChildren }
        context.removeLines(of: node)
        return .skipChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard let variable = node.decl.as(VariableDeclSyntax.self), variable.isLayer else {
            return .visitChildren
        }
        context.removeLines(of: node, withComments: true)
        return .skipChildren
    }

    private func isMeaningless(_ item: CodeBlockItemSyntax.Item) -> Bool {
        switch item {
        case .decl(let declaration):
            guard let variable = declaration.as(VariableDeclSyntax.self), variable.isLayer else {
                return false
            }
            if variable.createsAnimation { list(variable) }
            return true
        case .expr(let expression):
            if let assignment = expression.as(SequenceExprSyntax.self).flatMap(Assignment.init) {
                return isLayer(assignment.target) || isTransform(assignment)
            }
            return expression.is(FunctionCallExprSyntax.self) && isLayer(expression)
        default:
            return false
        }
    }

    /// Whether an expression is such a variable, a part of it, or a call of one of its methods.
    private func isLayer(_ expression: ExprSyntax) -> Bool {
        let chain = expression.chain
        let own = chain.first == "self" ? chain.dropFirst().first : chain.first
        if let own, names.contains(own) { return true }
        return chain.count == 2 && LayerTable.transactions.contains(chain[0])
            && LayerTable.transactionMethods.contains(chain[1])
    }

    /// Whether a statement scales or rotates a view, and does not move it.
    private func isTransform(_ assignment: Assignment) -> Bool {
        guard assignment.target.lastName == "transform", !context.facts.movesByTransform else {
            return false
        }
        list(assignment.target)
        return true
    }

    private func list(_ node: some SyntaxProtocol) {
        let text = node.enclosing(CodeBlockItemSyntax.self)?.trimmedDescription ?? ""
        let line = text.prefix { $0 != "\n" }
        context.leave(node, LeftoverTable.layers, String(line), isFirm: true)
    }
}

/// Finds the variables of a file that hold layers and the like.
private final class LayerFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isLayer {
            names.formUnion(node.bindings.map(\.pattern.trimmedDescription))
        }
        return .visitChildren
    }
}

extension VariableDeclSyntax {
    /// Whether the variables are layers, animations of layers, or appearances.
    fileprivate var isLayer: Bool {
        bindings.allSatisfy { binding in
            guard let type = binding.typeName else { return false }
            return LayerTable.types.contains(type)
        }
    }

    fileprivate var createsAnimation: Bool {
        bindings.contains { $0.typeName.map(LayerTable.animations.contains) == true }
    }
}

extension PatternBindingSyntax {
    /// The type of a variable, by its annotation or its first value.
    fileprivate var typeName: String? {
        if let type = typeAnnotation?.type {
            let plain =
                type.as(OptionalTypeSyntax.self)?.wrappedType
                ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
            return plain.trimmedDescription
        }
        guard let value = initializer?.value else { return nil }
        // `UITabBar.appearance()` describes all tab bars.
        if value.chain.count == 2, value.lastName == "appearance" {
            return "UINavigationBarAppearance"
        }
        return value.createdType
    }
}
