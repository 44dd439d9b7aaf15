// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 9: code outside of views and controllers that uses them is isolated to the main actor.
///
/// Swift is tolerant of such code only if the classes come from Objective-C: coordinators, factories
/// of views, and functions at file level.
final class IsolationRule: Rule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard context.facts.classOfUIKit(node.name.text) == nil else { return .visitChildren }
        return isolate(node, node.attributes, node.memberBlock)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        isolate(node, node.attributes, node.memberBlock)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        isolate(node, node.attributes, node.memberBlock)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.inheritanceClause == nil, !isView(node.extendedType.trimmedDescription) else {
            return .visitChildren
        }
        return isolate(node, node.attributes, node.memberBlock)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isAtFileLevel(node) { _ = isolate(node, node.attributes, node) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isAtFileLevel(node) { _ = isolate(node, node.attributes, node) }
        return .skipChildren
    }

    private func isAtFileLevel(_ node: some SyntaxProtocol) -> Bool {
        node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }

    /// Isolates a declaration if a part of it uses a view or a controller.
    private func isolate(
        _ node: some SyntaxProtocol, _ attributes: AttributeListSyntax, _ part: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        let isIsolated = attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
        }
        let finder = ViewFinder(isView)
        finder.walk(part)
        if let generics = node.as(StructDeclSyntax.self)?.genericParameterClause {
            finder.walk(generics)
        }
        if !isIsolated, finder.isFound {
            let start = node.range.lowerBound
            context.edits.replace(start..<start, with: "@MainActor ")
        }
        return .visitChildren
    }

    /// Whether a type is a class of UIKit, or a subclass of one, which the main actor isolates.
    private func isView(_ name: String) -> Bool {
        if context.facts.types.contains(name) { return context.facts.classOfUIKit(name) != nil }
        guard name.hasPrefix("UI") || name.hasPrefix("NS"),
            let found = context.interface.newName(ofUIKit: name)
        else { return false }
        return context.interface.isClass(found)
    }
}

/// Finds the name of a class in a declaration, apart from the types inside of it.
private final class ViewFinder: SyntaxVisitor {
    private(set) var isFound = false
    private let isView: (String) -> Bool

    init(_ isView: @escaping (String) -> Bool) {
        self.isView = isView
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind, isView(name) { isFound = true }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
}
