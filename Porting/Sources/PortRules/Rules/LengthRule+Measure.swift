// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What numbers measure: the height of a control, of a label or of something else.
extension LengthRule {
    /// What the constraint of a dimension measures: the view tells by its type.
    func measure(of call: FunctionCallExprSyntax) -> Measure {
        let chain = call.calledExpression.chain
        guard let anchor = chain.lastIndex(of: "heightAnchor") else { return .length }
        let view = anchor > 0 ? chain[anchor - 1] : "self"
        return measure(ofView: view, call)
    }

    private func measure(ofView name: String, _ place: some SyntaxProtocol) -> Measure {
        func isKind(_ types: Set<String>) -> Bool {
            if name != "self" { return context.facts.variable(name, isKindOf: types) }
            return place.enclosingTypeName.map { context.facts.isKind($0, of: types) } ?? false
        }
        if isKind(LengthTables.lines) { return .line }
        return isKind(["UILabel"]) ? .text : .length
    }

    /// What the rectangle measures that a view gets: `button.frame = CGRect(…)`.
    func measure(ofViewAround call: FunctionCallExprSyntax) -> Measure {
        if let sequence = call.parent?.parent?.as(SequenceExprSyntax.self),
            let assignment = Assignment(sequence), assignment.target.lastName == "frame"
        {
            let view = assignment.target.as(MemberAccessExprSyntax.self)?.base?.lastName
            return measure(ofView: view ?? "self", call)
        }
        let argument = call.parent?.as(LabeledExprSyntax.self)
        if argument?.label?.text == "frame",
            let type = argument?.enclosing(FunctionCallExprSyntax.self)?.createdType
        {
            if context.facts.isKind(type, of: LengthTables.lines) { return .line }
            if context.facts.isKind(type, of: ["UILabel"]) { return .text }
        }
        return .length
    }

    func measure(ofName name: String) -> Measure {
        if LengthTables.rows.contains(name) { return .line }
        let words = Set(name.camelCaseWords)
        guard words.contains("height") else { return words.contains("width") ? .length : .distance }
        return words.isDisjoint(with: LengthTables.rowWords) ? .length : .line
    }

    /// Lets a view as wide as high stay a square: a cell is about twice as high as wide.
    func scaleSquare(_ call: FunctionCallExprSyntax) {
        guard call.calledExpression.lastName == "constraint",
            let first = call.arguments.first, first.label?.text.hasSuffix("qualTo") == true,
            let from = call.calledExpression.chain.dropLast().last,
            let to = first.expression.lastName,
            Set([from, to]) == ["widthAnchor", "heightAnchor"]
        else { return }
        let factor = from == "heightAnchor" ? "0.5" : "2"
        if let multiplier = call.arguments.first(where: { $0.label?.text == "multiplier" }) {
            let range = multiplier.expression.range
            context.edits.replace(range.lowerBound..<range.lowerBound, with: "\(factor) * (")
            context.edits.replace(range.upperBound..<range.upperBound, with: ")")
        } else {
            let end = first.expression.range.upperBound
            context.edits.replace(end..<end, with: ", multiplier: \(factor)")
        }
    }

    /// Whether a node is part of a cell of a table or a collection, which has few rows.
    func isInCell(_ node: some SyntaxProtocol) -> Bool {
        let cells: Set = ["UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell"]
        return node.enclosingTypeName.map { context.facts.isKind($0, of: cells) } ?? false
    }
}
