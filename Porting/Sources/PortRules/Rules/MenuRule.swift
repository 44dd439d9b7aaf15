// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 9: a screen whose rows or items have context menus says that the right button opens them.
final class MenuRule: Rule {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "viewDidLoad", let type = node.enclosingTypeName,
            let file = node.root.as(SourceFileSyntax.self), let body = node.body
        else { return .visitChildren }
        let finder = MenuFinder(type: type)
        finder.walk(file)
        guard finder.isFound, let last = body.statements.last else { return .visitChildren }
        let before = context.edits.source[0..<last.range.lowerBound]
        let line = before.lastIndex(of: 10).map { before[($0 + 1)...] } ?? before
        let indentation = String(decoding: line.prefix { [32, 9].contains($0) }, as: UTF8.self)
        let end = last.range.upperBound
        context.edits.replace(
            end..<end, with: "\n\(indentation)ContextMenuInteraction(on: self)")
        return .visitChildren
    }
}

/// Finds out whether a type gives the rows or items of a list a context menu.
private final class MenuFinder: SyntaxVisitor {
    private static let labels: Set<String> = [
        "contextMenuConfigurationForRowAt", "contextMenuConfigurationForItemAt",
        "contextMenuConfigurationForItemsAt",
    ]

    private(set) var isFound = false
    private let type: String

    init(type: String) {
        self.type = type
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        if !Self.labels.isDisjoint(with: labels), node.enclosingTypeName == type { isFound = true }
        return .skipChildren
    }
}
