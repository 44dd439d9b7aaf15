// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 9: a data source that deletes rows says that it may: a table learns by no other way that
/// there is the method.
final class EditingRule: Rule {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = Array(node.signature.parameterClause.parameters)
        guard node.name.text == "tableView", parameters.count == 3,
            parameters[1].firstName.text == "commit",
            let table = context.newName("UITableView"), !hasAnswer
        else { return .visitChildren }
        let isOverride = node.modifiers.contains { $0.name.text == "override" }
        let place = node.range.lowerBound
        let before = context.edits.source[0..<place]
        let line = before.lastIndex(of: 10).map { before[($0 + 1)...] } ?? before
        let indentation = String(decoding: line.prefix { [32, 9].contains($0) }, as: UTF8.self)
        context.edits.replace(
            place..<place,
            with: "\(isOverride ? "override " : "")func tableView(_ tableView: \(table), "
                + "canEditRowAt indexPath: IndexPath) -> Bool { true }\n\n\(indentation)")
        return .visitChildren
    }

    /// Whether the file has an answer of its own.
    private var hasAnswer: Bool {
        let source = context.edits.source
        let word = Array("canEditRowAt".utf8)
        return source.indices.contains { source[$0...].starts(with: word) }
    }
}
