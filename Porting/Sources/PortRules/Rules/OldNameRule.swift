// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 2: names before Swift 4.2 and literals of Xcode.
final class OldNameRule: Rule {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "colorLiteral":
            let range = node.pound.range.lowerBound..<node.macroName.range.upperBound
            context.edits.replace(range, with: context.newPath("UIColor"))
        case "imageLiteral":
            context.leave(node, LeftoverTable.assets)
        default:
            break
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.arguments.first else { return .visitChildren }
        let name = node.calledExpression.lastName ?? ""
        if let label = first.label, let parenthesis = node.leftParen,
            let joined = OldNameTable.joined["\(name)(\(label.text)"],
            let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
                ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        {
            context.replace(member, with: joined)
            let range = parenthesis.range.upperBound..<first.expression.range.lowerBound
            context.edits.replace(range, with: "")
        } else if let made = OldNameTable.functions[name], made.labels.count == node.arguments.count
        {
            context.replace(node.calledExpression, with: context.newPath(made.type))
            for (argument, label) in zip(node.arguments, made.labels) {
                let place = argument.range.lowerBound
                context.edits.replace(place..<place, with: "\(label): ")
            }
        }
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.label, let modern = OldNameTable.labels[label.text] {
            context.replace(label, with: modern)
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let modern = OldNameTable.members[node.baseName.text] {
            context.replace(node.baseName, with: modern)
        }
        return .visitChildren
    }
}
