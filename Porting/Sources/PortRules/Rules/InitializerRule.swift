// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 4: `init(coder:)` goes, and the initializer of a cell is a required one.
///
/// A table or a collection makes cells of a registered class, and Swift makes objects of a class only
/// by a required initializer.
final class InitializerRule: Rule {
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map(\.firstName.text)
        if labels == ["coder"] {
            context.removeLines(of: node, withComments: true)
            return .skipChildren
        }
        if let word = node.modifiers.first(where: { $0.name.text == "convenience" }),
            let type = node.extensionOfUIKit, let name = context.interface.newName(ofUIKit: type),
            !context.interface.isClass(name)
        {
            // A color is a value.
            context.removeWord(word)
        }
        let override = node.modifiers.first { $0.name.text == "override" }
        if let override, isRequired(labels, node) {
            context.replace(override, with: "required")
        } else if let override, labels.isEmpty,
            node.enclosingTypeName.flatMap(context.facts.classOfUIKit) != nil
        {
            // A view's and a controller's init() is a convenience.
            context.removeWord(override)
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "class", let type = node.extensionOfUIKit,
            let name = context.interface.newName(ofUIKit: type), !context.interface.isClass(name)
        {
            context.replace(node, with: "static")
        }
        return .skipChildren
    }

    private func isRequired(_ labels: [String], _ node: InitializerDeclSyntax) -> Bool {
        switch labels {
        case ["style", "reuseIdentifier"], ["reuseIdentifier"]:
            true
        case ["frame"]:
            node.enclosingTypeName.map { context.facts.isKind($0, of: Self.reusable) } ?? false
        default:
            false
        }
    }

    private static let reusable: Set<String> = ["UICollectionViewCell", "UICollectionReusableView"]
}

extension SyntaxProtocol {
    /// The type that the extension around a node extends; nil in a type of its own.
    fileprivate var extensionOfUIKit: String? {
        guard let extended = enclosing(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
            extended == enclosingTypeName
        else { return nil }
        return extended
    }
}
