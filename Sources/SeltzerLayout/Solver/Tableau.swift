// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A system of linear equations in basic form, with an objective to minimize.
///
/// Basic symbols are constants plus multiples of the other symbols, which are 0. Restricted symbols
/// may not become negative. The tableau is feasible while no row of a restricted symbol has a
/// negative constant. The objective has levels: a weaker level counts only among the solutions that
/// are optimal for the stronger ones.
///
/// Source: Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", ACM Transactions on Computer-Human Interaction 8(4), 2001. Unlike the paper, this
/// code compares strengths level by level, and uses no weights, because there are hundreds of
/// priorities.
struct Tableau: Sendable {
    /// The kinds of symbols.
    enum Kind: Sendable {
        /// A variable that takes any value.
        case free
        /// A variable that takes no negative value.
        case nonnegative
        /// The slack between the two sides of an inequality.
        case slack
        /// The distance by which an optional constraint is missed.
        case error
        /// The marker of a required equation; always 0.
        case dummy

        var isRestricted: Bool { self == .nonnegative || self == .slack || self == .error }
    }

    private struct Symbol: Sendable {
        var kind: Kind
        /// The row in which the symbol is basic; -1 if it is basic in none.
        var row = -1
        /// Whether the symbol may occur in the rows of other symbols.
        var isUsed = false
    }

    /// A sum of symbols to minimize.
    struct Level: Sendable {
        let priority: Int
        var row: TableauRow
    }

    /// Values nearer to 0 are rounding errors of 0.
    static var tolerance: Double { 1e-5 }

    private var symbols: [Symbol] = []
    private var unusedSymbols: [Int] = []
    private(set) var rows: [TableauRow] = []
    /// The levels of the objective, the strongest first.
    private(set) var levels: [Level] = []
    private var scratch: [TableauRow.Term] = []

    // MARK: Symbols

    /// Creates a symbol that occurs nowhere.
    mutating func makeSymbol(_ kind: Kind) -> Int {
        if let symbol = unusedSymbols.popLast() {
            symbols[symbol] = Symbol(kind: kind)
            return symbol
        }
        symbols.append(Symbol(kind: kind))
        return symbols.count - 1
    }

    /// Removes a symbol that is basic in no row.
    mutating func removeSymbol(_ symbol: Int) {
        for index in rows.indices { rows[index].remove(symbol) }
        for index in levels.indices { levels[index].row.remove(symbol) }
        unusedSymbols.append(symbol)
    }

    func kind(of symbol: Int) -> Kind { symbols[symbol].kind }

    /// The symbol's value in the present solution.
    func value(of symbol: Int) -> Double {
        let row = symbols[symbol].row
        return row < 0 ? 0 : rows[row].constant
    }

    // MARK: The objective

    /// Adds a symbol to the objective; a negative weight takes it away.
    mutating func addCost(_ weight: Double, of symbol: Int, priority: Int) {
        let index = levelIndex(priority)
        let row = symbols[symbol].row
        if row < 0 {
            levels[index].row.add(weight, of: symbol)
            symbols[symbol].isUsed = true
        } else {
            levels[index].row.add(rows[row], times: weight, scratch: &scratch)
        }
    }

    private mutating func levelIndex(_ priority: Int) -> Int {
        let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
        if index == levels.count || levels[index].priority != priority {
            levels.insert(Level(priority: priority, row: TableauRow(basic: -1)), at: index)
        }
        return index
    }

    // MARK: Equations

    /// Adds a multiple of a symbol to an equation under construction; a basic symbol is replaced by
    /// its row.
    mutating func add(_ coefficient: Double, of symbol: Int, to equation: inout TableauRow) {
        let row = symbols[symbol].row
        if row < 0 {
            equation.add(coefficient, of: symbol)
        } else {
            equation.add(rows[row], times: coefficient, scratch: &scratch)
        }
    }

    /// Adds the equation `0 = constant + terms`; the tableau stays feasible.
    ///
    /// - Parameters:
    ///   - equation: The equation, in nonbasic symbols.
    ///   - markers: The new symbols of the equation.
    /// - Returns: Nil if the equation was added; otherwise the symbols whose equations it contradicts, including
    ///   its own.
    mutating func addEquation(_ equation: TableauRow, markers: [Int]) -> [Int]? {
        var equation = equation
        if equation.constant < 0 { equation.multiply(by: -1) }
        if let subject = equation.terms.first(where: { kind(of: $0.symbol) == .free })?.symbol {
            equation.solveEquation(for: subject)
            insert(equation)
            return nil
        }
        let isZero = equation.constant < Self.tolerance
        let subject = equation.terms.first { term in
            markers.contains(term.symbol) && kind(of: term.symbol).isRestricted
                && (term.coefficient < 0 || isZero)
        }
        if let subject {
            equation.solveEquation(for: subject.symbol)
            insert(equation)
            return nil
        }
        if equation.terms.allSatisfy({ kind(of: $0.symbol) == .dummy }) {
            guard isZero, let marker = markers.first else { return equation.terms.map(\.symbol) }
            equation.solveEquation(for: marker)
            insert(equation)
            return nil
        }
        return addByArtificialVariable(equation, marker: markers.first)
    }

    /// The first phase of the simplex method: minimizes the distance by which the solution misses
    /// the new equation.
    private mutating func addByArtificialVariable(_ equation: TableauRow, marker: Int?) -> [Int]? {
        let artificial = makeSymbol(.slack)
        var row = equation
        row.basic = artificial
        levels.insert(Level(priority: .max, row: equation), at: 0)
        append(row)
        minimize(levels: 1)
        let certificate = levels.removeFirst().row
        let index = symbols[artificial].row
        let isMissed = index >= 0 && rows[index].constant > Self.tolerance
        if index >= 0, !isMissed, let entering = replacement(in: rows[index], marker: marker) {
            rows[index].constant = 0
            pivot(index, entering: entering)
        } else if index >= 0 {
            removeRow(index)
        }
        removeSymbol(artificial)
        return isMissed ? certificate.terms.map(\.symbol).filter { $0 != artificial } : nil
    }

    /// The symbol that becomes basic in place of an artificial symbol with the value 0; nil if
    /// there is none.
    private func replacement(in row: TableauRow, marker: Int?) -> Int? {
        let largest = row.terms.filter { kind(of: $0.symbol) != .dummy }
            .max { abs($0.coefficient) < abs($1.coefficient) }
        if let largest { return largest.symbol }
        return marker.flatMap { row.coefficient(of: $0) != 0 ? $0 : nil }
    }

    /// Removes the equation that a symbol marks; the tableau stays feasible.
    mutating func removeEquation(marker: Int) {
        if symbols[marker].row < 0, let index = rowToLeave(for: marker) {
            pivot(index, entering: marker)
        }
        if symbols[marker].row >= 0 { removeRow(symbols[marker].row) }
    }

    /// The row to solve for a symbol, so that the symbol can be removed.
    private func rowToLeave(for marker: Int) -> Int? {
        var best: (rank: Int, ratio: Double, basic: Int, row: Int)?
        for (index, row) in rows.enumerated() {
            let coefficient = row.coefficient(of: marker)
            guard coefficient != 0 else { continue }
            let kind = kind(of: row.basic)
            // A row of dummies must stay a row of dummies, so it is chosen first.
            let rank = kind == .dummy ? 0 : kind == .free ? 3 : coefficient < 0 ? 1 : 2
            let ratio = kind == .free ? 0 : abs(row.constant / coefficient)
            if let best, (best.rank, best.ratio, best.basic) < (rank, ratio, row.basic) { continue }
            best = (rank, ratio, row.basic, index)
        }
        return best?.row
    }

    /// Adds a number to the equation of a symbol, as if the symbol were larger by it.
    ///
    /// The tableau may become infeasible, but stays optimal for the objective.
    mutating func shift(_ symbol: Int, by amount: Double) {
        let own = symbols[symbol].row
        if own >= 0 {
            rows[own].constant -= amount
            return
        }
        for index in rows.indices {
            let coefficient = rows[index].coefficient(of: symbol)
            if coefficient != 0 { rows[index].constant += coefficient * amount }
        }
    }

    // MARK: Rows

    /// Adds a row, and substitutes it for its basic symbol elsewhere.
    private mutating func insert(_ row: TableauRow) {
        if symbols[row.basic].isUsed {
            for index in rows.indices { rows[index].substitute(row, scratch: &scratch) }
            for index in levels.indices { levels[index].row.substitute(row, scratch: &scratch) }
        }
        append(row)
    }

    private mutating func append(_ row: TableauRow) {
        for term in row.terms { symbols[term.symbol].isUsed = true }
        symbols[row.basic].row = rows.count
        rows.append(row)
    }

    private mutating func removeRow(_ index: Int) {
        symbols[rows[index].basic].row = -1
        let last = rows.removeLast()
        guard index < rows.count else { return }
        rows[index] = last
        symbols[last.basic].row = index
    }

    /// Makes a symbol basic in place of the basic symbol of a row.
    mutating func pivot(_ index: Int, entering: Int) {
        var row = TableauRow(basic: -1)
        swap(&row, &rows[index])
        symbols[row.basic].row = -1
        symbols[row.basic].isUsed = true
        row.solve(for: entering)
        for other in rows.indices { rows[other].substitute(row, scratch: &scratch) }
        for level in levels.indices { levels[level].row.substitute(row, scratch: &scratch) }
        symbols[entering].row = index
        swap(&row, &rows[index])
    }
}
