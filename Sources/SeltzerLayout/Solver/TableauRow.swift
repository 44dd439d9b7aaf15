// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An equation of the tableau: a basic symbol equals a constant plus multiples of other symbols.
struct TableauRow: Sendable {
    /// A multiple of a nonbasic symbol.
    struct Term: Sendable {
        var symbol: Int
        var coefficient: Double
    }

    /// Coefficients nearer to 0 are rounding errors of 0.
    static var tolerance: Double { 1e-9 }

    /// The basic symbol.
    var basic: Int
    /// The value of the basic symbol, because the other symbols are 0.
    var constant: Double
    /// The terms, sorted by symbol; no coefficient is 0.
    private(set) var terms: [Term] = []

    init(basic: Int, constant: Double = 0) {
        self.basic = basic
        self.constant = constant
    }

    /// The coefficient of a symbol; 0 if it does not occur.
    func coefficient(of symbol: Int) -> Double {
        let place = place(of: symbol)
        return place < terms.count && terms[place].symbol == symbol ? terms[place].coefficient : 0
    }

    /// Adds a multiple of a symbol.
    mutating func add(_ coefficient: Double, of symbol: Int) {
        let place = place(of: symbol)
        if place < terms.count, terms[place].symbol == symbol {
            let sum = terms[place].coefficient + coefficient
            if Self.isZero(sum) {
                terms.remove(at: place)
            } else {
                terms[place].coefficient = sum
            }
        } else if !Self.isZero(coefficient) {
            terms.insert(Term(symbol: symbol, coefficient: coefficient), at: place)
        }
    }

    /// Adds a multiple of the right side of another row.
    ///
    /// - Parameter scratch: Memory for the sum, reused by later calls.
    mutating func add(_ row: TableauRow, times factor: Double, scratch: inout [Term]) {
        guard !Self.isZero(factor) else { return }
        constant += row.constant * factor
        guard !row.terms.isEmpty else { return }
        scratch.removeAll(keepingCapacity: true)
        var first = 0
        var second = 0
        while first < terms.count, second < row.terms.count {
            let own = terms[first]
            let other = row.terms[second]
            if own.symbol < other.symbol {
                scratch.append(own)
                first += 1
            } else if own.symbol > other.symbol {
                Self.append(other, times: factor, to: &scratch)
                second += 1
            } else {
                let sum = own.coefficient + other.coefficient * factor
                if !Self.isZero(sum) {
                    scratch.append(Term(symbol: own.symbol, coefficient: sum))
                }
                first += 1
                second += 1
            }
        }
        scratch.append(contentsOf: terms[first...])
        for other in row.terms[second...] { Self.append(other, times: factor, to: &scratch) }
        swap(&terms, &scratch)
    }

    private static func append(_ term: Term, times factor: Double, to terms: inout [Term]) {
        let coefficient = term.coefficient * factor
        if !isZero(coefficient) {
            terms.append(Term(symbol: term.symbol, coefficient: coefficient))
        }
    }

    /// Substitutes a row for its symbol; returns whether the symbol occurred.
    @discardableResult
    mutating func substitute(_ row: TableauRow, scratch: inout [Term]) -> Bool {
        let place = place(of: row.basic)
        guard place < terms.count, terms[place].symbol == row.basic else { return false }
        let coefficient = terms[place].coefficient
        terms.remove(at: place)
        add(row, times: coefficient, scratch: &scratch)
        return true
    }

    /// Solves the equation for one of its other symbols.
    mutating func solve(for symbol: Int) {
        let place = place(of: symbol)
        guard place < terms.count, terms[place].symbol == symbol else { return }
        let factor = -1 / terms[place].coefficient
        terms.remove(at: place)
        multiply(by: factor)
        add(-factor, of: basic)
        basic = symbol
    }

    /// Solves the equation `0 = constant + terms` for one of its symbols.
    mutating func solveEquation(for symbol: Int) {
        let place = place(of: symbol)
        guard place < terms.count, terms[place].symbol == symbol else { return }
        let factor = -1 / terms[place].coefficient
        terms.remove(at: place)
        multiply(by: factor)
        basic = symbol
    }

    /// Multiplies the right side.
    mutating func multiply(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Removes a symbol, as if it were 0.
    mutating func remove(_ symbol: Int) {
        let place = place(of: symbol)
        if place < terms.count, terms[place].symbol == symbol { terms.remove(at: place) }
    }

    static func isZero(_ value: Double) -> Bool {
        value < tolerance && value > -tolerance
    }

    private func place(of symbol: Int) -> Int {
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
