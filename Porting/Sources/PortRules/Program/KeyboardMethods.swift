// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds the methods that only observe the keyboard on the screen, which a terminal does not have.
final class KeyboardMethods: SyntaxVisitor {
    /// How often each name is in the program.
    private var counts: [String: Int] = [:]
    /// How often a name is a method, or the selector of an observer of the keyboard.
    private var expected: [String: Int] = [:]
    /// The methods that an observer of the keyboard calls, or that read its notifications.
    private var found: Set<String> = []

    /// Returns the names of the methods that nothing else calls.
    static func names(in trees: [SourceFileSyntax]) -> Set<String> {
        let reader = KeyboardMethods(viewMode: .sourceAccurate)
        for tree in trees { reader.walk(tree) }
        return reader.found.filter { reader.counts[$0] == reader.expected[$0] }
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind { counts[name, default: 0] += 1 }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        expected[name, default: 0] += 1
        let reads = node.body?.tokens(viewMode: .sourceAccurate).contains {
            DeletionTable.notificationKeys.contains($0.text)
        }
        if reads == true { found.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.lastName == "addObserver",
            let notification = node.arguments.first(where: { $0.label?.text == "name" }),
            let name = notification.expression.lastName,
            DeletionTable.notifications.contains(name),
            let selector = node.arguments.first(where: { $0.label?.text == "selector" }),
            let macro = selector.expression.as(MacroExpansionExprSyntax.self),
            let method = macro.arguments.first?.expression.lastName
        else { return .visitChildren }
        expected[method, default: 0] += 1
        found.insert(method)
        return .visitChildren
    }
}
