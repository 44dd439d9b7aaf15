// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 5: lengths are whole numbers, also after a factor, a quotient or a rounding.
///
/// `width * 0.8` becomes `width * 4 / 5`, and a quotient that is a fraction, such as a progress, is
/// computed as `Double`.
final class FractionRule: Rule {
    private static let factors: Set<String> = ["*", "/"]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if namesFraction(around: node, elements) {
            for element in elements where isLength(element) { wrap(element, in: "Double") }
            return .visitChildren
        }
        var start = 0
        for index in elements.indices.dropLast() + [elements.count]
        where index == elements.count || isSeparator(elements[index]) {
            if start < index { convertFactors(Array(elements[start..<index])) }
            start = index + 1
        }
        return .visitChildren
    }

    private func isSeparator(_ element: ExprSyntax) -> Bool {
        if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
            return !Self.factors.contains(sign)
        }
        return element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self)
            || element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self)
    }

    // MARK: Factors

    /// Converts the fractions of a product with a length.
    private func convertFactors(_ elements: [ExprSyntax]) {
        guard elements.count > 2, elements.contains(where: isLength) else { return }
        for (index, element) in elements.enumerated() {
            guard element.is(FloatLiteralExprSyntax.self), let number = element.number,
                let (top, bottom) = Self.fraction(number)
            else { continue }
            if bottom == 1 {
                context.replace(element, with: "\(top)")
            } else if index == 0 {
                guard elements[1].trimmedDescription == "*" else { continue }
                context.replace(element, with: "\(top)")
                let end = elements[2].range.upperBound
                context.edits.replace(end..<end, with: " / \(bottom)")
            } else if elements[index - 1].trimmedDescription == "*" {
                context.replace(element, with: "\(top) / \(bottom)")
            } else {
                context.replace(elements[index - 1], with: "*")
                context.replace(element, with: "\(bottom) / \(top)")
            }
        }
    }

    /// Returns a number as a quotient of whole numbers; nil if it needs more than four digits.
    static func fraction(_ number: Double) -> (Int, Int)? {
        let top = (number * 10_000).rounded()
        guard number > 0, number < 10_000, (top / 10_000 - number).magnitude < 1e-9 else {
            return nil
        }
        var (first, second) = (Int(top), 10_000)
        while second != 0 { (first, second) = (second, first % second) }
        return (Int(top) / first, 10_000 / first)
    }

    // MARK: Quotients

    /// Whether a sequence divides by a length, and is the value of a variable whose name means a
    /// fraction.
    private func namesFraction(around node: SequenceExprSyntax, _ elements: [ExprSyntax]) -> Bool {
        let divides = zip(elements, elements.dropFirst()).contains { sign, operand in
            sign.trimmedDescription == "/" && isLength(operand)
        }
        guard divides else { return false }
        if Assignment(node) != nil { return elements[0].lastName?.namesFraction ?? false }
        var current = node.parent
        while let part = current {
            if let binding = part.as(PatternBindingSyntax.self) {
                return binding.pattern.trimmedDescription.namesFraction
            }
            if let sequence = part.as(SequenceExprSyntax.self), Assignment(sequence) != nil {
                return sequence.elements.first?.lastName?.namesFraction ?? false
            }
            if part.is(CodeBlockItemSyntax.self) || part.is(ClosureExprSyntax.self) { return false }
            current = part.parent
        }
        return false
    }

    // MARK: Functions

    override func visitPost(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let first = node.arguments.first?.expression, isLength(first)
        else { return }
        if let rounding = LengthTables.roundings[name], node.arguments.count == 1 {
            round(node, first, rounding)
        } else if LengthTables.realFunctions.contains(name) {
            for argument in node.arguments where argument.expression.number == nil {
                wrap(argument.expression, in: "Double")
            }
            if name != "atan2" { wrap(node, in: "Int") }
        }
    }

    private func round(_ node: FunctionCallExprSyntax, _ value: ExprSyntax, _ rounding: String) {
        let elements = value.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
        guard elements.contains(where: { $0.trimmedDescription == "/" }) else {
            // A length is whole.
            return context.replace(node.calledExpression, with: "")
        }
        for element in elements where isLength(element) { wrap(element, in: "Double") }
        let text = context.text(of: value)
        context.replace(node, with: "Int((\(text)).rounded(\(rounding)))")
    }

    private func wrap(_ node: some SyntaxProtocol, in type: String) {
        let (start, end) = (node.range.lowerBound, node.range.upperBound)
        context.edits.replace(start..<start, with: "\(type)(")
        context.edits.replace(end..<end, with: ")")
    }

    // MARK: Lengths

    /// Whether an expression counts cells.
    private func isLength(_ expression: ExprSyntax) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.contains { isLength($0.expression) }
        }
        if let signed = expression.as(PrefixOperatorExprSyntax.self) {
            return isLength(signed.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sequence.elements.contains(where: isLength)
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            return name.map(LengthTables.transparentFunctions.contains) == true
                && call.arguments.contains { isLength($0.expression) }
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.base != nil
                && LengthTables.coordinates[member.declName.baseName.text] != nil
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
            return false
        }
        if context.facts.lengthAxis(
            name, file: context.file, at: expression.range.lowerBound) != nil
        {
            return true
        }
        return context.facts.variables[name] == ["CGFloat"] && !name.namesFraction
    }
}
