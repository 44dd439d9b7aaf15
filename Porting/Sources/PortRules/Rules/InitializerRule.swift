// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 4: `init(coder:)` goes, and the initializer of a cell is a required one.
final class InitializerRule: Rule {
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map(\.firstName.text)
        if labels == ["coder"] {
            context.removeLines(of: node, withComments: true)
            return .skipChildren
        }
        if labels == ["style", "reuseIdentifier"],
            let override = node.modifiers.first(where: { $0.name.text == "override" })
        {
            context.replace(override, with: "required")
        }
        return .visitChildren
    }
}
