// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 3: `#selector(tapped)` becomes `Board.tapped`, and what served Objective-C goes.
final class SelectorRule: Rule {
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    ]

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector", let argument = node.arguments.first else {
            return .visitChildren
        }
        if argument.label == nil, let closure = Self.closure(argument.expression) {
            context.replace(node, with: closure)
        } else if argument.label == nil, let method = SelectorMethod(argument.expression, context) {
            context.replace(node, with: method.reference)
        } else {
            context.leave(node, LeftoverTable.selectors)
        }
        return .visitChildren
    }

    /// Methods of UIKit whose results a selector drops.
    private static let closures: [String: String] = [
        "endEditing": "{ view in { _ = view.endEditing(true) } }",
        "resignFirstResponder": "{ view in { _ = view.resignFirstResponder() } }",
        "becomeFirstResponder": "{ view in { _ = view.becomeFirstResponder() } }",
    ]

    private static func closure(_ method: ExprSyntax) -> String? {
        guard let member = method.as(MemberAccessExprSyntax.self),
            member.base?.lastName?.hasPrefix("UI") == true
        else { return nil }
        return closures[member.declName.baseName.text]
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        guard Self.attributes.contains(name) else { return .visitChildren }
        if name == "IBOutlet" { context.leave(node, LeftoverTable.storyboards, isFirm: true) }
        context.removeWord(node)
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" { context.removeWord(node) }
        return .skipChildren
    }
}

/// The method that a selector names.
struct SelectorMethod {
    /// The method as Swift writes it: `Board.tapped`.
    let reference: String
    let name: String
    /// Whether the method belongs to `self`.
    let isOwn: Bool
    /// The number of parameters; nil if the program declares no such method.
    let parameterCount: Int?

    /// Reads the expression inside of `#selector(…)`.
    init?(_ expression: ExprSyntax, _ context: FileContext) {
        let base = expression.as(MemberAccessExprSyntax.self)?.base
        guard
            let reference = expression.as(DeclReferenceExprSyntax.self)
                ?? expression.as(MemberAccessExprSyntax.self)?.declName
        else { return nil }
        let names = ["self", "Self", expression.enclosingTypeName]
        isOwn = base == nil || names.contains(base?.trimmedDescription)
        let type = isOwn ? context.typeName(around: expression) : base.map { context.text(of: $0) }
        guard let type else { return nil }
        let name = reference.baseName.text
        let isRenamed = context.isRenamed(name, in: isOwn ? expression.enclosingTypeName : type)
        self.name = isRenamed ? Collisions.newName(name) : name
        let methods = context.facts.methods.filter { $0.name == name }
        let same = methods.filter {
            $0.type.split(separator: ".").last == type.split(separator: ".").last
        }
        let labels = reference.argumentNames
        parameterCount = labels?.arguments.count ?? (same.first ?? methods.first)?.parameterCount
        // Labels tell apart methods that have one name.
        let suffix = same.count > 1 ? labels?.trimmedDescription ?? "()" : ""
        self.reference = "\(type).\(self.name)\(suffix == "()" ? "" : suffix)"
    }

    /// Reads `#selector(…)`.
    init?(selector: ExprSyntax, _ context: FileContext) {
        guard let macro = selector.as(MacroExpansionExprSyntax.self),
            macro.macroName.text == "selector",
            let argument = macro.arguments.first, argument.label == nil
        else { return nil }
        self.init(argument.expression, context)
    }
}
