// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 2: a member with the name of one of Seltzer's gets another name.
final class CollisionRule: Rule {
    private enum Base { case own, other, unknown }

    // MARK: Declarations

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        let name = node.identifier.text
        if let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self),
            variable.parent?.is(MemberBlockItemSyntax.self) == true,
            !variable.modifiers.isOfType, context.isRenamed(name, in: node.enclosingTypeName)
        {
            context.replace(node.identifier, with: Collisions.newName(name))
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        if node.parent?.is(MemberBlockItemSyntax.self) == true, !node.modifiers.isOfType,
            context.isRenamed(name, in: node.enclosingTypeName)
        {
            context.replace(node.name, with: Collisions.newName(name))
        }
        return .visitChildren
    }

    // MARK: Uses

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        // `if let host` has no value of its own to rename.
        if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self),
            isBareUse(name.identifier.text, name)
        {
            let text = name.identifier.text
            context.replace(node.pattern, with: "\(text) = \(Collisions.newName(text))")
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        guard context.facts.collisions.types[name] != nil else { return .visitChildren }
        let member = node.parent?.as(MemberAccessExprSyntax.self)
        if let member, member.declName.id == node.id {
            if let base = member.base { use(node, base: kind(of: base, name)) }
        } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
            let root = node.enclosing(KeyPathExprSyntax.self)?.root?.trimmedDescription
            use(
                node, base: root.map { context.isRenamed(name, in: $0) ? .own : .other } ?? .unknown
            )
        } else if isBareUse(name, node) {
            use(node, base: .own)
        }
        return .visitChildren
    }

    /// Whether a name without a base means the member of the type around it.
    private func isBareUse(_ name: String, _ node: some SyntaxProtocol) -> Bool {
        context.isRenamed(name, in: node.enclosingTypeName)
            && !LocalNames(name, around: node).contains(node.range.lowerBound)
    }

    private func use(_ node: DeclReferenceExprSyntax, base: Base) {
        let name = node.baseName.text
        switch base {
        case .other:
            break
        case .unknown where !context.facts.collisions.isUnique(name):
            context.leave(node, LeftoverTable.ownNames)
        case .own, .unknown:
            context.replace(node.baseName, with: Collisions.newName(name))
        }
    }

    private func kind(of base: ExprSyntax, _ name: String) -> Base {
        if base.is(SuperExprSyntax.self) { return .other }
        guard let last = base.lastName else { return .unknown }
        if ["self", "strongSelf", "weakSelf"].contains(last) {
            return context.isRenamed(name, in: base.enclosingTypeName) ? .own : .other
        }
        if last.first?.isUppercase == true {
            // A method of the class as a value; the type's own members have no collisions.
            let created = base.createdType
            let isMethod = context.facts.collisions.methods.contains(name)
            guard created != nil || isMethod else { return .other }
            return context.isRenamed(name, in: created ?? last) ? .own : .other
        }
        if NameTable.viewNames.contains(last) { return .other }
        guard !base.is(FunctionCallExprSyntax.self), let types = context.facts.variables[last],
            !types.isEmpty
        else { return .unknown }
        return types.contains { context.isRenamed(name, in: $0) } ? .own : .other
    }
}

extension DeclModifierListSyntax {
    /// Whether a member belongs to the type, and not to its objects.
    var isOfType: Bool { contains { ["static", "class"].contains($0.name.text) } }
}
