// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 5: numbers of points become numbers of cells.
final class LengthRule: Rule {
    // MARK: Arguments

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.lastName
        for (index, argument) in node.arguments.enumerated() {
            let label = argument.label?.text
            guard let (axis, isLength) = axis(of: node, name, label, index) else { continue }
            convert(argument.expression, axis, isLength: isLength)
        }
        return .visitChildren
    }

    private func axis(
        of call: FunctionCallExprSyntax, _ name: String?, _ label: String?, _ index: Int
    ) -> (Axis, isLength: Bool)? {
        if let label, LengthTables.constraintLabels.contains(label) {
            return call.anchorAxis.map { ($0, label != "constant") }
        }
        if name == "absolute" || name == "estimated", index == 0 {
            // A dimension of a collection's layout.
            let label = call.parent?.as(LabeledExprSyntax.self)?.label?.text
            return label.flatMap { LengthTables.dimensions[$0] }.map { ($0, true) }
        }
        if name == "setCustomSpacing", index == 0 {
            return stackAxis(call.calledExpression).map { ($0, false) }
        }
        guard let name else { return nil }
        if let label, let axis = labels(of: call, name)?[label] {
            return (axis, label == "width" || label == "height")
        }
        if name == "scheduledTimer" { return nil }
        return context.facts.parameters[ProgramFacts.key(name, label)].map { ($0, false) }
    }

    private func labels(of call: FunctionCallExprSyntax, _ name: String) -> [String: Axis]? {
        if name != "init" { return LengthTables.labels[name] }
        let chain = call.calledExpression.chain
        if chain.count > 1 { return LengthTables.labels[chain[chain.count - 2]] }
        // `.init(top: 8, left: 8, …)`: the labels tell the type.
        let labels = Set(call.arguments.compactMap(\.label?.text))
        return [LengthTables.geometry, LengthTables.edges].first {
            labels.count > 1 && labels.isSubset(of: $0.keys)
        }
    }

    // MARK: Variables

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let assignment = Assignment(node) {
            if let axis = axis(of: assignment.target) {
                convert(assignment.value, axis, isLength: false)
            }
            compare(assignment.value)
        } else {
            compare(Array(node.elements))
        }
        return .visitChildren
    }

    private func axis(of target: ExprSyntax) -> Axis? {
        guard let last = target.lastName else { return nil }
        let base = target.as(MemberAccessExprSyntax.self)?.base
        switch last {
        case "constant":
            let name = base?.lastName
            guard let axis = name.flatMap({ context.facts.constraints[$0] }) else {
                context.leave(target, LeftoverTable.points)
                return nil
            }
            return axis
        case "spacing":
            return stackAxis(target)
        default:
            if let axis = LengthTables.properties[last] { return axis }
            if let axis = context.facts.coordinateAxis(target) { return axis }
            return base == nil || base?.trimmedDescription == "self"
                ? lengthAxis(last, target) : nil
        }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard node.typeAnnotation?.type.trimmedDescription == "CGFloat",
            let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return .visitChildren }
        if let value = node.initializer?.value { convert(value, of: name, at: node) }
        if let accessors = node.accessorBlock {
            convertResults(of: accessors, Axis(name: name))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        guard node.type.trimmedDescription == "CGFloat", let value = node.defaultValue?.value else {
            return .visitChildren
        }
        convert(value, of: (node.secondName ?? node.firstName).text, at: node)
        return .visitChildren
    }

    private func convert(_ value: ExprSyntax, of name: String, at node: some SyntaxProtocol) {
        guard let number = value.number, number == number.rounded(), number != 0 else { return }
        if name.camelCaseWords.contains(where: LengthTables.fractionWords.contains) { return }
        let axis = lengthAxis(name, value) ?? Axis(name: name)
        if axis == nil { context.leave(node, LeftoverTable.points) }
        convert(value, axis ?? .across, isLength: false)
    }

    // MARK: Results

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.signature.returnClause?.type.trimmedDescription == "CGFloat",
            let body = node.body
        else { return .visitChildren }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let names = [node.name.text] + labels
        convertResults(of: body, names.lazy.compactMap { Axis(name: $0) }.first)
        return .visitChildren
    }

    private func convertResults(of body: some SyntaxProtocol, _ axis: Axis?) {
        guard let axis else { return }
        let finder = ResultFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        for result in finder.results { convert(result, axis, isLength: true) }
    }

    // MARK: Numbers

    /// The direction of the stack view before `.spacing`.
    private func stackAxis(_ target: ExprSyntax) -> Axis? {
        let base = target.as(MemberAccessExprSyntax.self)?.base
        let name = base?.lastName ?? "self"
        let place = target.range.lowerBound
        let stacks = context.facts.stacks.filter { $0.name == name }
        let near = stacks.filter { $0.file == context.file && $0.block.contains(place) }
            .min { $0.block.count < $1.block.count }
        if let found = near ?? stacks.first { return found.axis }
        // A stack view is horizontal unless the program says otherwise.
        let isStack = context.facts.variable(name, isKindOf: ["UIStackView"])
        return isStack || base == nil ? .across : nil
    }

    /// Converts the numbers that are compared with a coordinate, or added to it.
    private func compare(_ elements: [ExprSyntax]) {
        let signs: Set<String> = ["<", ">", "<=", ">=", "==", "!=", "+", "-"]
        for (index, element) in elements.enumerated().dropFirst().dropLast() {
            guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text,
                signs.contains(sign)
            else { continue }
            let (left, right) = (elements[index - 1], elements[index + 1])
            if let axis = axisOfOperand(left) { convert(right, axis, isLength: false) }
            if let axis = axisOfOperand(right) { convert(left, axis, isLength: false) }
        }
    }

    private func axisOfOperand(_ expression: ExprSyntax) -> Axis? {
        if let axis = context.facts.coordinateAxis(expression) { return axis }
        let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.flatMap { lengthAxis($0, expression) }
    }

    private func lengthAxis(_ name: String, _ place: some SyntaxProtocol) -> Axis? {
        context.facts.lengthAxis(name, file: context.file, at: place.range.lowerBound)
    }

    private func convert(_ expression: ExprSyntax, _ axis: Axis, isLength: Bool) {
        if let number = expression.number, number != 0 || expression.is(FloatLiteralExprSyntax.self)
        {
            context.replace(expression, with: "\(axis.cells(number, isLength: isLength))")
        } else if let sequence = expression.as(SequenceExprSyntax.self) {
            convert(Array(sequence.elements), axis, isLength: isLength)
        } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            tuple.elements.forEach { convert($0.expression, axis, isLength: isLength) }
        } else if let call = expression.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.lastName,
            LengthTables.transparentFunctions.contains(name)
        {
            call.arguments.forEach { convert($0.expression, axis, isLength: isLength) }
        }
    }

    /// Converts the terms of an expression: no factors, and not the condition before a `?`.
    private func convert(_ elements: [ExprSyntax], _ axis: Axis, isLength: Bool) {
        let ternary = elements.lastIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
        for (index, element) in elements.enumerated() {
            if let choice = element.as(UnresolvedTernaryExprSyntax.self) {
                convert(choice.thenExpression, axis, isLength: isLength)
            } else if index > ternary ?? -1, !isFactor(index, elements) {
                convert(element, axis, isLength: isLength)
            }
        }
    }

    private func isFactor(_ index: Int, _ elements: [ExprSyntax]) -> Bool {
        [index - 1, index + 1].contains { place in
            guard elements.indices.contains(place) else { return false }
            let sign = elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text
            return ["*", "/", "%"].contains(sign)
        }
    }
}

/// Finds the expressions that a body returns.
private final class ResultFinder: SyntaxVisitor {
    private(set) var results: [ExprSyntax] = []

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let expression = node.expression { results.append(expression) }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        if node.count == 1, case .expr(let expression)? = node.first?.item {
            results.append(expression)
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ExprSyntax {
    /// The value of a number, with its sign.
    var number: Double? {
        if let literal = self.as(IntegerLiteralExprSyntax.self)?.literal.text {
            return Double(literal.filter { $0 != "_" })
        }
        if let literal = self.as(FloatLiteralExprSyntax.self)?.literal.text {
            return Double(literal.filter { $0 != "_" })
        }
        if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
            return prefix.expression.number.map { -$0 }
        }
        return nil
    }
}
