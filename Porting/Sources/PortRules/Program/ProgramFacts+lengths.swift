// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The lengths in an expression.
struct Lengths {
    /// The directions that something tells.
    var axes: Set<Axis> = []
    /// Whether there is a constant or a parameter whose direction nothing tells.
    var hasUnknown = false

    /// The directions, where a length of an unknown direction counts as across.
    var assumed: Set<Axis> { axes.isEmpty && hasUnknown ? [.across] : axes }

    /// Whether there is any length.
    var isEmpty: Bool { axes.isEmpty && !hasUnknown }

    /// Whether all lengths go in a direction.
    func goes(_ axis: Axis) -> Bool { assumed == [axis] }

    mutating func add(_ other: Lengths) {
        axes.formUnion(other.axes)
        hasUnknown = hasUnknown || other.hasUnknown
    }
}

/// Which expressions are lengths, and in which direction they go.
extension ProgramFacts {
    /// Returns the direction of a variable at a place of a file.
    func lengthAxis(_ name: String, file: Int, at place: Int) -> Axis? {
        lengths.filter { $0.name == name && $0.file == file && $0.block.contains(place) }
            .min { $0.block.count < $1.block.count }?.axis
    }

    /// Returns the direction of a coordinate of a view, a touch or a rectangle, such as
    /// `pan.translation(in: view).y`, also inside `max(0, …)`.
    ///
    /// Coordinates of the program's own types, such as places on a board, are no points.
    func coordinateAxis(_ expression: ExprSyntax) -> Axis? {
        if let call = expression.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            LengthTables.transparentFunctions.contains(name)
        {
            return call.arguments.lazy.compactMap { coordinateAxis($0.expression) }.first
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            let axis = LengthTables.coordinates[member.declName.baseName.text]
        else { return nil }
        if !LengthTables.geometryNames.isDisjoint(with: base.chain) { return axis }
        if let call = base.as(FunctionCallExprSyntax.self),
            call.arguments.first?.label?.text == "withAttributes"
        {
            return axis
        }
        let isGeometry = base.chain.contains {
            variable($0, isKindOf: LengthTables.geometryTypes)
        }
        return isGeometry ? axis : nil
    }

    /// Returns whether an expression is a length, which is a whole number of cells.
    func isLength(_ expression: ExprSyntax, file: Int) -> Bool {
        if let call = expression.as(FunctionCallExprSyntax.self), call.isNumberConversion {
            return true
        }
        return !lengths(of: expression, file: file).isEmpty
    }

    /// Returns whether an expression is a variable with a fraction.
    func isFraction(_ expression: ExprSyntax) -> Bool {
        guard
            expression.is(DeclReferenceExprSyntax.self)
                || expression.is(MemberAccessExprSyntax.self), let name = expression.lastName
        else { return false }
        if name.namesFraction { return true }
        guard let types = variables[name], !types.isEmpty else { return false }
        return types.isSubset(of: ["Double", "Float", "TimeInterval"])
    }

    /// Returns the lengths in an expression.
    func lengths(of expression: ExprSyntax, file: Int) -> Lengths {
        if expression.number != nil { return Lengths() }
        if let axis = coordinateAxis(expression) { return Lengths(axes: [axis]) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return lengths(in: Array(sequence.elements), file: file)
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return lengths(in: tuple.elements.map(\.expression), file: file)
        }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
            return lengths(of: prefix.expression, file: file)
        }
        if let call = expression.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            LengthTables.transparentFunctions.contains(name)
                || LengthTables.roundingFunctions.contains(name)
        {
            var result = Lengths()
            for argument in call.arguments {
                result.add(lengths(of: argument.expression, file: file))
            }
            return result
        }
        return lengths(ofVariable: expression, file: file)
    }

    /// Returns the lengths in the terms of an expression; the condition before a `?` is none.
    func lengths(in elements: [ExprSyntax], file: Int) -> Lengths {
        let choice = elements.lastIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
        var result = Lengths()
        for element in elements[(choice ?? 0)...] {
            let value = element.as(UnresolvedTernaryExprSyntax.self)?.thenExpression ?? element
            result.add(lengths(of: value, file: file))
        }
        return result
    }

    /// Returns the direction of a variable, which is across if nothing tells another one; nil for what
    /// is no length.
    func variableAxis(_ expression: ExprSyntax, file: Int) -> Axis? {
        coordinateAxis(expression)
            ?? lengths(ofVariable: expression, file: file).assumed.first
    }

    private func lengths(ofVariable expression: ExprSyntax, file: Int) -> Lengths {
        let isName =
            expression.is(DeclReferenceExprSyntax.self)
            || expression.is(MemberAccessExprSyntax.self)
        guard isName, let name = expression.lastName else { return Lengths() }
        if let axis = lengthAxis(name, file: file, at: expression.range.lowerBound) {
            return Lengths(axes: [axis])
        }
        guard variables[name] == ["CGFloat"], !name.namesFraction else { return Lengths() }
        if let axis = Axis(name: name) { return Lengths(axes: [axis]) }
        // The sum of other lengths may go in any direction.
        return Lengths(hasUnknown: !counters.contains(name))
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call is `CGFloat(count)`, which makes a whole number of cells.
    var isNumberConversion: Bool {
        calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "CGFloat"
            && arguments.first?.expression.is(FloatLiteralExprSyntax.self) == false
    }
}

extension String {
    /// Whether a name means a fraction, such as `progress`.
    var namesFraction: Bool {
        camelCaseWords.contains(where: LengthTables.fractionWords.contains)
    }
}
