// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 8: the delegates of the application and the scene become `main`.
///
/// This rule moves code, so it comes after the rules that change it.
final class EntryRule: Rule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard context.facts.entries.contains(node.name.text) else { return .visitChildren }
        replace(node, node.memberBlock)
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard context.facts.entries.contains(node.extendedType.trimmedDescription) else {
            return .visitChildren
        }
        replace(node, node.memberBlock)
        return .skipChildren
    }

    private func replace(_ node: some SyntaxProtocol, _ block: MemberBlockSyntax) {
        let functions = block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        let launch = functions.first { $0.body.map(Self.setsRoot) ?? false }
        guard context.facts.hasRoot else {
            context.leave(node, LeftoverTable.life)
            return
        }
        for function in functions where function.id != launch?.id { list(function) }
        for member in block.members { listVariable(member.decl) }
        if let body = launch?.body, let text = main(body) {
            context.replace(node, with: text)
        } else {
            // Another place has the root controller.
            context.removeLines(of: node, withComments: true)
        }
    }

    // MARK: The root controller

    private static func setsRoot(_ body: CodeBlockSyntax) -> Bool {
        body.statements.contains { root(of: $0) != nil }
    }

    /// The controller that a statement makes the root.
    private static func root(of item: CodeBlockItemSyntax) -> ExprSyntax? {
        guard let sequence = item.item.as(SequenceExprSyntax.self),
            let assignment = Assignment(sequence), assignment.value.count == 1,
            assignment.target.lastName == "rootViewController"
        else { return nil }
        return assignment.value.first
    }

    private func main(_ body: CodeBlockSyntax) -> String? {
        guard let root = body.statements.lazy.compactMap(Self.root).first else { return nil }
        // The collection's own filter would make statements at other places.
        var lines = Array(body.statements).filter { !isWindow($0) }.map { context.text(of: $0) }
        lines.append("await Application(root: \(context.text(of: root))).runAndExit()")
        let code = lines.map { "        \($0)" }.joined(separator: "\n")
        let name = context.facts.types.contains("Main") ? "Program" : "Main"
        return """
            @main
            @MainActor
            struct \(name) {
                static func main() async {
            \(code)
                }
            }
            """
    }

    /// Whether a statement is about the window or the result, which `main` does not need.
    private func isWindow(_ item: CodeBlockItemSyntax) -> Bool {
        if item.item.is(ReturnStmtSyntax.self) { return true }
        if Self.root(of: item) != nil { return true }
        let text = item.trimmedDescription
        if item.item.is(GuardStmtSyntax.self) { return text.contains("Scene") }
        if let variable = item.item.as(VariableDeclSyntax.self) {
            let created = variable.bindings.first?.initializer?.value.createdType
            return created == "UIWindow" || created == "UIWindowScene"
        }
        if case .expr(let expression) = item.item {
            let target = expression.as(SequenceExprSyntax.self)?.elements.first ?? expression
            return target.chain.contains("window")
        }
        return false
    }

    // MARK: Remaining places

    private func list(_ function: FunctionDeclSyntax) {
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        // These two only describe scenes.
        if labels.contains("configurationForConnecting")
            || labels.contains("didDiscardSceneSessions")
        {
            return
        }
        guard let statements = function.body?.statements, !statements.isEmpty else { return }
        if statements.count == 1, statements.first?.item.is(ReturnStmtSyntax.self) == true {
            return
        }
        context.leave(
            function, LeftoverTable.life,
            "func \(function.name.text)(\(labels.joined(separator: ":"))…)", isFirm: true)
    }

    private func listVariable(_ declaration: DeclSyntax) {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindings.first?.pattern.trimmedDescription != "window"
        else { return }
        let code = variable.trimmedDescription.prefix { $0 != "\n" }
        context.leave(variable, LeftoverTable.life, String(code), isFirm: true)
    }
}
