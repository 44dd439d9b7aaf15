// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 9: the touch that a recognizer asks about is an event of the mouse, in the coordinates of the
/// recognizer's view.
final class TouchRule: Rule {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = Array(node.signature.parameterClause.parameters)
        guard parameters.count == 2, parameters[1].firstName.text == "shouldReceive",
            parameters[1].type.trimmedDescription == "UITouch",
            let recognizer = parameters[0].secondName?.text,
            let touch = (parameters[1].secondName ?? parameters[1].firstName)?.text,
            let body = node.body
        else { return .visitChildren }
        let finder = TouchFinder(touch: touch)
        finder.walk(body)
        for view in finder.views {
            context.replace(
                view, with: "\(recognizer).view?.hitTest(\(touch).location, with: \(touch))")
        }
        for (call, view) in finder.locations {
            let target = context.text(of: view)
            context.replace(
                call,
                with: "(\(recognizer).view?.convert(\(touch).location, to: \(target)) ?? .zero)")
        }
        return .visitChildren
    }
}

/// Finds the members of a touch that an event of the mouse does not have.
private final class TouchFinder: SyntaxVisitor {
    private(set) var views: [MemberAccessExprSyntax] = []
    private(set) var locations: [(call: FunctionCallExprSyntax, view: ExprSyntax)] = []
    private let touch: String

    init(touch: String) {
        self.touch = touch
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.chain == [touch, "location"],
            let argument = node.arguments.first, argument.label?.text == "in"
        {
            locations.append((node, argument.expression))
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if ExprSyntax(node).chain == [touch, "view"] {
            views.append(node)
            return .skipChildren
        }
        return .visitChildren
    }
}
