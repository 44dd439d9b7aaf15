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
            guard let (axis, measure) = slot(of: node, name, label, index) else { continue }
            convert(argument.expression, axis, measure)
        }
        scaleSquare(node)
        return .visitChildren
    }

    /// The direction and the measure of an argument that is a length.
    private func slot(
        of call: FunctionCallExprSyntax, _ name: String?, _ label: String?, _ index: Int
    ) -> (Axis, Measure)? {
        if let label, LengthTables.constraintLabels.contains(label) {
            return call.anchorAxis.map { ($0, label == "constant" ? .distance : measure(of: call)) }
        }
        if name == "absolute" || name == "estimated", index == 0 {
            // A dimension of a collection's layout.
            let label = call.parent?.as(LabeledExprSyntax.self)?.label?.text
            return label.flatMap { LengthTables.dimensions[$0] }.map { ($0, .length) }
        }
        if name == "setCustomSpacing", index == 0 {
            return stackAxis(call.calledExpression).map { ($0, .distance) }
        }
        guard let name else { return nil }
        if let label, let axis = labels(of: call, name)?[label] {
            guard label == "width" || label == "height" else { return (axis, .distance) }
            return (axis, measure(ofViewAround: call))
        }
        if name == "scheduledTimer" { return nil }
        let axis = context.facts.parameters[ProgramFacts.key(name, label)]
        return axis.map { ($0, measure(ofName: label ?? "")) }
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
                let name = assignment.target.lastName ?? ""
                convert(assignment, axis, measure(ofName: name))
            }
            compare(assignment.value)
        } else {
            compare(Array(node.elements))
        }
        return .visitChildren
    }

    private func convert(_ assignment: Assignment, _ axis: Axis, _ measure: Measure) {
        let lengths = context.facts.lengths(in: assignment.value, file: context.file)
        let numbers = lengths.goes(axis.other) ? axis.other : axis
        let measure = measure == .distance && isInCell(assignment.target) ? .inset : measure
        convert(assignment.value, Slot(axis: axis, numbers: numbers, measure: measure))
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
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            return .visitChildren
        }
        let type = node.typeAnnotation?.type.trimmedDescription
        if type == nil, let value = node.initializer?.value, value.is(SequenceExprSyntax.self),
            let axis = Axis(name: name), goes(value, axis.other)
        {
            convert(value, axis, .distance)
        }
        guard type == "CGFloat" else { return .visitChildren }
        if let value = node.initializer?.value { convert(value, of: name) }
        if let accessors = node.accessorBlock {
            convertResults(of: accessors, Axis(name: name), measure(ofName: name))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        guard node.type.trimmedDescription == "CGFloat", let value = node.defaultValue?.value else {
            return .visitChildren
        }
        convert(value, of: (node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    private func convert(_ value: ExprSyntax, of name: String) {
        if name.namesFraction { return }
        let axis = lengthAxis(name, value) ?? Axis(name: name)
        if let number = value.number {
            guard number == number.rounded(), number != 0 || value.is(FloatLiteralExprSyntax.self)
            else { return }
            convert(value, axis ?? .across, measure(ofName: name))
        } else if value.is(SequenceExprSyntax.self) {
            convert(value, axis ?? .across, measure(ofName: name))
        }
    }

    // MARK: Results

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.signature.returnClause?.type.trimmedDescription == "CGFloat",
            let body = node.body
        else { return .visitChildren }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let names = [node.name.text] + labels
        let isRow = names.contains(where: LengthTables.rows.contains)
        convertResults(
            of: body, names.lazy.compactMap { Axis(name: $0) }.first, isRow ? .line : .length)
        return .visitChildren
    }

    private func convertResults(
        of body: some SyntaxProtocol, _ axis: Axis?, _ measure: Measure
    ) {
        guard let axis else { return }
        let finder = ResultFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        let measure = measure == .distance ? .length : measure
        for result in finder.results { convert(result, axis, measure) }
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
            if let axis = axisOfOperand(left) { convertNumber(right, axis, .distance) }
            if let axis = axisOfOperand(right) { convertNumber(left, axis, .distance) }
        }
    }

    private func axisOfOperand(_ expression: ExprSyntax) -> Axis? {
        if let axis = context.facts.coordinateAxis(expression) { return axis }
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            LengthTables.roundingFunctions.contains(function)
        {
            return call.arguments.first.flatMap { axisOfOperand($0.expression) }
        }
        let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.flatMap { lengthAxis($0, expression) }
    }

    private func lengthAxis(_ name: String, _ place: some SyntaxProtocol) -> Axis? {
        context.facts.lengthAxis(name, file: context.file, at: place.range.lowerBound)
    }

    /// Whether all lengths in an expression go in a direction.
    private func goes(_ expression: ExprSyntax, _ axis: Axis) -> Bool {
        context.facts.lengths(of: expression, file: context.file).goes(axis)
    }

    private func convertNumber(_ expression: ExprSyntax, _ axis: Axis, _ measure: Measure) {
        if context.facts.lengths(of: expression, file: context.file).isEmpty {
            convert(expression, axis, measure)
        }
    }

    /// Converts an expression whose value is a length of a direction.
    ///
    /// A variable that goes the other way is scaled: a square has half as many rows as columns.
    private func convert(_ expression: ExprSyntax, _ axis: Axis, _ measure: Measure) {
        let measure = measure == .distance && isInCell(expression) ? .inset : measure
        let numbers = goes(expression, axis.other) ? axis.other : axis
        convert(expression, Slot(axis: axis, numbers: numbers, measure: measure))
    }

    private func convert(_ expression: ExprSyntax, _ slot: Slot) {
        if let number = expression.number {
            guard !slot.isFactor, number != 0 || expression.is(FloatLiteralExprSyntax.self) else {
                return
            }
            context.replace(expression, with: "\(slot.cells(number))")
        } else if let sequence = expression.as(SequenceExprSyntax.self) {
            convert(Array(sequence.elements), slot)
        } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            var slot = slot
            slot.isDivided = false
            tuple.elements.forEach { convert($0.expression, slot) }
        } else if let call = expression.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.lastName,
            LengthTables.transparentFunctions.contains(name)
                || LengthTables.roundingFunctions.contains(name)
        {
            call.arguments.forEach { convert($0.expression, slot) }
        } else {
            let value = expression.as(PrefixOperatorExprSyntax.self)?.expression ?? expression
            let axis = context.facts.variableAxis(value, file: context.file)
            guard axis == slot.axis.other else { return }
            let (start, end) = (expression.range.lowerBound, expression.range.upperBound)
            if slot.isDivided { context.edits.replace(start..<start, with: "(") }
            let factor = slot.axis == .down ? " / 2" : " * 2"
            context.edits.replace(end..<end, with: slot.isDivided ? "\(factor))" : factor)
        }
    }

    /// Converts the terms of an expression, and not the condition before a `?`.
    ///
    /// A number that is a factor is no length.
    private func convert(_ elements: [ExprSyntax], _ slot: Slot) {
        let ternary = elements.lastIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
        for (index, element) in elements.enumerated() {
            if let choice = element.as(UnresolvedTernaryExprSyntax.self) {
                convert(choice.thenExpression, slot)
            } else if index > ternary ?? -1 {
                var slot = slot
                slot.isFactor = slot.isFactor || isFactor(index, elements)
                slot.isDivided = index > 0 && isFactorSign(elements[index - 1])
                convert(element, slot)
            }
        }
    }

    private func isFactor(_ index: Int, _ elements: [ExprSyntax]) -> Bool {
        [index - 1, index + 1].contains {
            elements.indices.contains($0) && isFactorSign(elements[$0])
        }
    }

    private func isFactorSign(_ element: ExprSyntax) -> Bool {
        let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text
        return sign.map { ["*", "/", "%"].contains($0) } ?? false
    }
}

/// A place for a length.
private struct Slot {
    let axis: Axis
    /// The direction of the lengths around a number.
    let numbers: Axis
    let measure: Measure
    /// Whether the expression is a factor, and whether a sign of a product is before it.
    var isFactor = false
    var isDivided = false

    func cells(_ points: Double) -> Int {
        let cells = numbers.cells(points, measure)
        if numbers == axis { return cells }
        return axis == .down ? cells / 2 : cells * 2
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
