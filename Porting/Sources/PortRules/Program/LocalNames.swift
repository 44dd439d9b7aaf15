// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The places of a member where a name means a variable or a parameter, and not a property.
final class LocalNames: SyntaxVisitor {
    private(set) var ranges: [Range<Int>] = []
    private let name: String

    /// Reads the member around a node.
    init(_ name: String, around node: some SyntaxProtocol) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
        if let member = node.enclosing(MemberBlockItemSyntax.self) { walk(member.decl) }
    }

    /// Returns whether the name is a variable or a parameter at a place.
    func contains(_ place: Int) -> Bool { ranges.contains { $0.contains(place) } }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        guard (node.secondName ?? node.firstName).text == name else { return .visitChildren }
        let body =
            node.enclosing(FunctionDeclSyntax.self)?.body
            ?? node.enclosing(InitializerDeclSyntax.self)?.body
        if let body { ranges.append(body.wholeRange) }
        return .visitChildren
    }

    override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
        guard let closure = node.enclosing(ClosureExprSyntax.self) else { return .visitChildren }
        let names = node.parameterClause?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
        if names.contains(name) { ranges.append(closure.wholeRange) }
        return .visitChildren
    }

    override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name, let accessor = node.enclosing(AccessorDeclSyntax.self) {
            ranges.append(accessor.wholeRange)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        guard node.identifier.text == name else { return .skipChildren }
        if let condition = node.enclosing(ConditionElementSyntax.self), isPart(node, of: condition)
        {
            addCondition(condition)
        } else if let loop = node.parent?.as(ForStmtSyntax.self) {
            ranges.append(loop.body.wholeRange)
        } else if let choice = node.enclosing(SwitchCaseSyntax.self),
            choice.label.wholeRange.contains(node.range.lowerBound)
        {
            ranges.append(choice.wholeRange)
        } else if let variable = node.enclosing(VariableDeclSyntax.self),
            variable.parent?.is(MemberBlockItemSyntax.self) == false
        {
            add(variable.range.upperBound, node.enclosingBlock)
        }
        return .skipChildren
    }

    /// Whether a pattern is bound by a condition, and not by code inside of its value.
    private func isPart(
        _ node: IdentifierPatternSyntax, of condition: ConditionElementSyntax
    ) -> Bool {
        if let binding = condition.condition.as(OptionalBindingConditionSyntax.self) {
            return binding.pattern.wholeRange.contains(node.range.lowerBound)
        }
        if let matching = condition.condition.as(MatchingPatternConditionSyntax.self) {
            return matching.pattern.wholeRange.contains(node.range.lowerBound)
        }
        return false
    }

    private func addCondition(_ condition: ConditionElementSyntax) {
        let end = condition.range.upperBound
        let statement = condition.parent?.parent
        if let choice = statement?.as(IfExprSyntax.self) {
            ranges.append(end..<choice.body.wholeRange.upperBound)
        } else if let loop = statement?.as(WhileStmtSyntax.self) {
            ranges.append(end..<loop.body.wholeRange.upperBound)
        } else if let check = statement?.as(GuardStmtSyntax.self) {
            // The name is not yet bound in the `else` of the statement.
            ranges.append(end..<max(end, check.elseKeyword.range.lowerBound))
            add(check.range.upperBound, check.enclosingBlock)
        }
    }

    private func add(_ start: Int, _ block: Range<Int>) {
        if start < block.upperBound { ranges.append(start..<block.upperBound) }
    }
}
