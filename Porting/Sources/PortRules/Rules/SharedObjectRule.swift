// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 2: there may be several applications in one process, so that no object is shared by all.
final class SharedObjectRule: Rule {
    /// What programs ask of the one screen and the one pasteboard.
    private static let texts: [String: String] = [
        "UIPasteboard.general.hasStrings": "(Application.current?.pasteboard.hasStrings == true)",
        "UIPasteboard.general": "Application.current?.pasteboard",
        "UIAccessibility.isReduceMotionEnabled": "(Application.current?.reducesMotion == true)",
        "UIScreen.main.bounds": "(Application.current?.bounds ?? .zero)",
        "UIApplication.shared.keyWindow": "Application.current?.keyWindow",
        "UIApplication.shared.windows": "(Application.current?.windows ?? [])",
    ]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let text = Self.texts[node.trimmedDescription] else { return .visitChildren }
        context.replace(node, with: text)
        return .skipChildren
    }

    /// The focus is given up by the window that has it: nobody knows the view.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.trimmedDescription == "UIApplication.shared.sendAction",
            let selector = node.arguments.first?.expression.trimmedDescription,
            selector.hasPrefix("#selector("), selector.contains("resignFirstResponder")
        else { return .visitChildren }
        let isAlone = node.parent?.is(CodeBlockItemSyntax.self) == true
        context.replace(
            node, with: "\(isAlone ? "_ = " : "")Application.current?.keyWindow?.endEditing(true)")
        return .skipChildren
    }
}
