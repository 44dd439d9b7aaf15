// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 6: statements and members without meaning in a terminal go.
final class DeletionRule: Rule {
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard isMeaningless(node.item) else { return .visitChildren }
        if observesLife(node) {
            context.leave(node, LeftoverTable.life, firstLine(node), isFirm: true)
        }
        context.removeLines(of: node)
        return .skipChildren
    }

    private func isMeaningless(_ item: CodeBlockItemSyntax.Item) -> Bool {
        switch item {
        case .stmt(let statement):
            let expression = statement.as(ExpressionStmtSyntax.self)?.expression
            return expression?.as(IfExprSyntax.self).map(isNeverTaken) ?? false
        case .expr(let expression):
            if let conditional = expression.as(IfExprSyntax.self) {
                return isNeverTaken(conditional)
            }
            if let assignment = expression.as(SequenceExprSyntax.self).flatMap(Assignment.init) {
                return isMeaningless(assignment.target, isCall: false)
                    || assignment.value.count == 1 && isObserver(assignment.value[0])
            }
            return expression.is(FunctionCallExprSyntax.self)
                && (isMeaningless(expression, isCall: true) || isObserver(expression))
        case .decl(let declaration):
            guard let bindings = declaration.as(VariableDeclSyntax.self)?.bindings else {
                return false
            }
            return bindings.allSatisfy { binding in
                binding.initializer?.value.createdType.map(DeletionTable.types.contains) ?? false
            }
        default:
            return false
        }
    }

    /// Whether a statement without an `else` needs a property that is always nil here.
    private func isNeverTaken(_ conditional: IfExprSyntax) -> Bool {
        guard conditional.elseBody == nil else { return false }
        return conditional.conditions.contains { element in
            let binding = element.condition.as(OptionalBindingConditionSyntax.self)
            let name = binding?.initializer?.value.lastName
            return name.map(DeletionTable.absent.contains) ?? false
        }
    }

    private func isMeaningless(_ target: ExprSyntax, isCall: Bool) -> Bool {
        let chain = target.chain
        guard let last = chain.last else { return false }
        if chain.count == 1, !isCall, !isOfUIKit(target, last) { return false }
        if chain.dropLast().contains(where: DeletionTable.chains.contains) { return true }
        if chain.contains(where: DeletionTable.types.contains) { return true }
        if chain == ["UIAccessibility", "post"] { return true }
        if isTitleOfButton(target.dropLast) { return true }
        let names = isCall ? DeletionTable.methods : DeletionTable.properties
        return names.contains(last) && !isMember(last, of: target.dropLast)
    }

    /// Whether Seltzer's class of an object has a member of a name; any class, if the object's is not known.
    private func isMember(_ name: String, of object: ExprSyntax?) -> Bool {
        let types = object?.lastName.flatMap { context.facts.variables[$0] } ?? []
        let classes = types.map { type in
            context.facts.types.contains(type)
                ? nil : context.interface.newName(ofUIKit: type).flatMap(context.interface.asClass)
        }
        guard !classes.isEmpty, !classes.contains(nil) else {
            return context.interface.hasMember(name)
        }
        return classes.contains { context.interface.type($0 ?? "", hasMemberNamed: name) }
    }

    /// Whether a name alone is a property that a class has from UIKit.
    private func isOfUIKit(_ target: ExprSyntax, _ name: String) -> Bool {
        guard let type = target.enclosingTypeName, context.facts.variables[name] == nil else {
            return false
        }
        return context.facts.classOfUIKit(type) != nil
    }

    /// Whether an expression is the label or the picture inside a button, which draws both itself.
    private func isTitleOfButton(_ expression: ExprSyntax?) -> Bool {
        guard let expression else { return false }
        let member = (expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression)
            .as(MemberAccessExprSyntax.self)
        guard let member, ["titleLabel", "imageView"].contains(member.declName.baseName.text) else {
            return isTitleOfButton(expression.dropLast)
        }
        let button = member.base?.lastName
        return button.map { context.facts.variable($0, isKindOf: ["UIButton"]) } ?? false
    }

    /// Whether a call only observes what never happens.
    private func isObserver(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            ["addObserver", "removeObserver"].contains(call.calledExpression.lastName)
        else { return false }
        return call.arguments.contains { argument in
            guard ["name", "forName"].contains(argument.label?.text) else { return false }
            if let type = argument.expression.chain.first, DeletionTable.silentTypes.contains(type)
            {
                return true
            }
            return argument.expression.lastName.map(Self.isSilent) ?? false
        }
    }

    /// Whether a notification never comes.
    private static func isSilent(_ name: String) -> Bool {
        DeletionTable.notifications.contains(name) || DeletionTable.lifeNotifications.contains(name)
    }

    private func observesLife(_ node: CodeBlockItemSyntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains {
            DeletionTable.lifeNotifications.contains($0.text)
        }
    }

    private func firstLine(_ node: CodeBlockItemSyntax) -> String {
        String(node.trimmedDescription.prefix { $0 != "\n" })
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard isMeaningless(node.decl) else { return .visitChildren }
        context.removeLines(of: node, withComments: true)
        return .skipChildren
    }

    private func isMeaningless(_ declaration: DeclSyntax) -> Bool {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            let names = variable.bindings.map(\.pattern.trimmedDescription)
            let creates = variable.bindings.allSatisfy { binding in
                binding.initializer?.value.createdType.map(DeletionTable.types.contains) ?? false
            }
            return creates || isOverride(variable.modifiers, names.first)
        }
        guard let function = declaration.as(FunctionDeclSyntax.self) else { return false }
        return isOverride(function.modifiers, function.name.text)
            || context.facts.keyboardMethods.contains(function.name.text)
    }

    private func isOverride(_ modifiers: DeclModifierListSyntax, _ name: String?) -> Bool {
        guard let name, modifiers.contains(where: { $0.name.text == "override" }) else {
            return false
        }
        return DeletionTable.overrides.contains(name) && !context.interface.hasMember(name)
    }
}
