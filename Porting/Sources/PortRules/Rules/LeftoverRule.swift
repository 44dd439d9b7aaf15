// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Lists the members that no rule changes.
final class LeftoverRule: Rule {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if node.base?.lastName == "UIApplication", name.text == "shared" {
            // The type has another name by now, unless another rule took the place of the whole.
            if !context.edits.isReplaced(node.declName.range.lowerBound) {
                context.leave(node, LeftoverTable.application, isFirm: true)
            }
        } else if node.base != nil {
            list(name)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if isObservation(node) { context.leave(node, LeftoverTable.observation) }
        // The type has another name by now, but its argument is still there.
        guard let first = node.arguments.first else { return .visitChildren }
        let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        let label = first.label?.text
        if ["UIColor", "UIImage"].contains(type), label == "named" {
            context.leave(first, LeftoverTable.assets)
        }
        if label == "withVisualFormat" { context.leave(first, LeftoverTable.visualFormat) }
        if type == "UIFont", label == "name" { context.leave(first, LeftoverTable.fonts) }
        return .visitChildren
    }

    /// Whether a call follows a property of an object of Objective-C.
    private func isObservation(_ node: FunctionCallExprSyntax) -> Bool {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        switch node.calledExpression.lastName {
        case "observe": return node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
        case "addObserver": return labels.starts(with: ["_", "forKeyPath"])
        default: return false
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        list(node.name)
        let parameters = node.signature.parameterClause.parameters
        if node.name.text == "draw", parameters.count == 1,
            parameters.first?.type.trimmedDescription == "CGRect"
        {
            context.leave(node, LeftoverTable.drawing)
        }
        let isOwn = !node.modifiers.contains { ["override", "static"].contains($0.name.text) }
        if isOwn, node.parent?.is(MemberBlockItemSyntax.self) == true,
            let type = node.enclosingTypeName,
            context.facts.adoptions.isOutOfReach(
                node.nameWithLabels, of: type, context.facts.superclasses, context.interface)
        {
            context.leave(node, LeftoverTable.addedMethods)
        }
        if node.name.text == "prepare", parameters.first?.firstName.text == "for" {
            context.leave(node, LeftoverTable.storyboards)
        }
        return .visitChildren
    }

    private func list(_ name: TokenSyntax) {
        guard let row = LeftoverTable.members[name.text] else { return }
        if !context.interface.hasMember(name.text) { context.leave(name, row) }
    }
}
