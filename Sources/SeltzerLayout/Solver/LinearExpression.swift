// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A sum of multiples of variables, and a constant.
///
/// A variable may occur in several terms; their coefficients add up.
public struct LinearExpression: Hashable, Sendable {
    /// A multiple of a variable.
    public struct Term: Hashable, Sendable {
        /// The variable.
        public var variable: LayoutVariable
        /// The coefficient.
        public var coefficient: Double

        /// Creates a term, with coefficient 1 by default.
        public init(_ variable: LayoutVariable, times coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The terms.
    public var terms: [Term]
    /// The constant.
    public var constant: Double

    /// Creates an expression, by default 0.
    public init(terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Creates an expression that equals one variable.
    public init(_ variable: LayoutVariable) {
        self.init(terms: [Term(variable)])
    }

    /// Returns the sum of two expressions.
    public static func + (first: LinearExpression, second: LinearExpression) -> LinearExpression {
        LinearExpression(
            terms: first.terms + second.terms, constant: first.constant + second.constant)
    }

    /// Returns the first expression minus the second.
    public static func - (first: LinearExpression, second: LinearExpression) -> LinearExpression {
        first + second * -1
    }

    /// Returns the expression plus a number.
    public static func + (expression: LinearExpression, constant: Double) -> LinearExpression {
        LinearExpression(terms: expression.terms, constant: expression.constant + constant)
    }

    /// Returns the expression minus a number.
    public static func - (expression: LinearExpression, constant: Double) -> LinearExpression {
        expression + -constant
    }

    /// Returns a multiple of the expression.
    public static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
        LinearExpression(
            terms: expression.terms.map { Term($0.variable, times: $0.coefficient * factor) },
            constant: expression.constant * factor)
    }
}

/// A number that a ``ConstraintSolver`` finds: a position or a length, in cells.
public struct LayoutVariable: Hashable, Sendable {
    /// The index among the solver's variables.
    let number: Int
}
