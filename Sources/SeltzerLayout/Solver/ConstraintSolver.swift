// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds numbers that satisfy linear constraints: required constraints exactly, optional
/// constraints as nearly as stronger ones allow.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let left = solver.makeVariable(), width = solver.makeVariable(.nonnegative)
/// let right = LinearExpression(left) + LinearExpression(width)
/// solver.add(LinearConstraint(right, .equal, LinearExpression(constant: 78)))
/// solver.add(LinearConstraint(LinearExpression(width), .equal, LinearExpression(constant: 19)))
/// solver.solve()
/// solver.value(of: left)      // 59
/// ```
///
/// A set of constraints has exactly one solution, which does not depend on earlier additions,
/// removals or changes. An unsatisfied constraint counts with its distance. The distances of one
/// priority add up, and a higher priority always wins over lower ones. Values that the constraints
/// do not determine become as small as possible: first the nonnegative variables, then the
/// distances of all other variables from 0, each with its own weight.
///
/// Contradictory required constraints are not an error. The youngest of them is left out and listed
/// in ``conflicts``. Numbers that are not finite count as 0, and numbers beyond ±2³⁰ as ±2³⁰.
///
/// Source: Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", 2001. The simplex tableau is kept between changes, so that a changed constant costs
/// little.
public struct ConstraintSolver: Sendable {
    /// The values that a variable can take.
    public enum Domain: Hashable, Sendable {
        /// Any number.
        case any
        /// Numbers that are at least 0.
        case nonnegative
    }

    private enum State {
        case solved
        /// All required constraints hold; the others may not be optimal yet.
        case feasible
        /// Constants changed since the tableau was solved.
        case shifted
        /// The tableau must be rebuilt.
        case outdated
    }

    private var tableau = Tableau()
    private var records: [ConstraintRecord?] = []
    private var unusedRecords: [Int] = []
    private var nextSerial = 0
    private var domains: [Domain] = []
    /// The symbols of the variables.
    private var symbols: [Int] = []
    /// The number of variables that the objective includes already.
    private var weighedCount = 0
    private var omittedCount = 0
    private var state = State.solved
    private var shiftCount = 0

    /// Creates a solver without variables.
    public init() {}

    // MARK: Variables

    /// Creates a variable, which takes any number unless a domain is given.
    public mutating func makeVariable(_ domain: Domain = .any) -> LayoutVariable {
        domains.append(domain)
        symbols.append(tableau.makeSymbol(domain == .any ? .free : .nonnegative))
        return LayoutVariable(number: domains.count - 1)
    }

    /// The variable's value in the last solution of ``solve()``; 0 for a variable of another solver.
    public func value(of variable: LayoutVariable) -> Double {
        guard symbols.indices.contains(variable.number) else { return 0 }
        let value = tableau.value(of: symbols[variable.number])
        guard value.isFinite else { return 0 }
        return domains[variable.number] == .any ? value : max(0, value)
    }

    // MARK: Constraints

    /// Adds a constraint, which becomes the youngest.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
        let number = unusedRecords.popLast() ?? records.count
        if number == records.count { records.append(nil) }
        if state == .shifted { solve() }
        var record = ConstraintRecord(constraint, serial: nextSerial)
        nextSerial += 1
        if state != .outdated { insert(&record) }
        records[number] = record
        return ConstraintID(number: number)
    }

    /// Removes a constraint; no effect if it was removed before.
    public mutating func remove(_ id: ConstraintID) {
        if state == .shifted { solve() }
        guard let record = record(id) else { return }
        records[id.number] = nil
        unusedRecords.append(id.number)
        if record.isOmitted {
            omittedCount -= 1
        } else if record.isRequired, omittedCount > 0 {
            // A constraint that was left out may hold now.
            state = .outdated
        } else if state != .outdated {
            takeOut(record)
        }
    }

    /// Changes the constant of a constraint: the constant of its first side minus the constant of
    /// its second side.
    ///
    /// This is cheap, because the new solution is near the old one.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        guard var record = record(id) else { return }
        let change = LayoutNumber.sane(constant) - record.constant
        guard change != 0 else { return }
        if state == .feasible { solve() }
        record.constant += change
        records[id.number] = record
        if record.isRequired, omittedCount > 0 { state = .outdated }
        guard state != .outdated, let marker = record.symbols.first else { return }
        tableau.shift(marker, by: change * record.markerSign)
        shiftCount += 1
        state = .shifted
    }

    /// The constraints that the last ``solve()`` left out, from the oldest to the youngest.
    public var conflicts: [ConstraintConflict] {
        guard omittedCount > 0 else { return [] }
        return serialOrder.compactMap { number in
            guard let record = records[number], record.isOmitted else { return nil }
            let others = record.contradicted.compactMap { serial in
                serialOrder.first { records[$0]?.serial == serial }
            }
            return ConstraintConflict(
                omitted: ConstraintID(number: number),
                constraints: (others + [number]).map(ConstraintID.init))
        }
    }

    // MARK: Solving

    /// Finds the solution for all constraints that were added, removed and changed.
    public mutating func solve() {
        if shiftCount > Self.shiftsBeforeRenewal { state = .outdated }
        if state == .shifted {
            state = tableau.restoreFeasibility() ? .solved : .outdated
        }
        if state == .outdated { rebuild() }
        if weighedCount < domains.count {
            weighVariables()
            state = .feasible
        }
        if state == .feasible { tableau.minimize() }
        state = .solved
    }

    /// Rounding errors add up with each shift; a rebuilt tableau has none.
    private static var shiftsBeforeRenewal: Int { 2_000 }

    private func record(_ id: ConstraintID) -> ConstraintRecord? {
        records.indices.contains(id.number) ? records[id.number] : nil
    }

    /// The numbers of the constraints from the oldest to the youngest.
    private var serialOrder: [Int] {
        records.indices.filter { records[$0] != nil }
            .sorted { records[$0]?.serial ?? 0 < records[$1]?.serial ?? 0 }
    }

    /// Solves everything from the start, the oldest constraint first, so that the result does not
    /// depend on the history.
    private mutating func rebuild() {
        tableau = Tableau()
        symbols = domains.map { tableau.makeSymbol($0 == .any ? .free : .nonnegative) }
        weighedCount = 0
        omittedCount = 0
        shiftCount = 0
        for number in records.indices { records[number]?.symbols = [] }
        for number in serialOrder {
            guard var record = records[number] else { continue }
            insert(&record)
            records[number] = record
        }
        state = .feasible
    }

    /// Adds the equation of a constraint to the tableau, or marks the constraint as left out if it
    /// cannot hold.
    private mutating func insert(_ record: inout ConstraintRecord) {
        var equation = TableauRow(basic: -1, constant: record.constant)
        for term in record.constraint.expression.terms
        where symbols.indices.contains(term.variable.number) {
            let coefficient = LayoutNumber.sane(term.coefficient)
            tableau.add(coefficient, of: symbols[term.variable.number], to: &equation)
        }
        let symbols = record.kinds.map { tableau.makeSymbol($0) }
        let sign = record.markerSign
        equation.add(sign, of: symbols[0])
        if symbols.count > 1 { equation.add(-sign, of: symbols[1]) }
        state = .feasible
        if let certificate = tableau.addEquation(equation, markers: symbols) {
            for symbol in symbols { tableau.removeSymbol(symbol) }
            record.contradicted = needed(owners(of: certificate), against: record)
            omittedCount += 1
            return
        }
        record.symbols = symbols
        record.contradicted = []
        for cost in record.costs { tableau.addCost(1, of: cost, priority: record.level) }
    }

    private mutating func takeOut(_ record: ConstraintRecord) {
        for cost in record.costs { tableau.addCost(-1, of: cost, priority: record.level) }
        if let marker = record.symbols.first { tableau.removeEquation(marker: marker) }
        for symbol in record.symbols { tableau.removeSymbol(symbol) }
        state = .feasible
    }

    /// The serials of the constraints that own the symbols, in order.
    private func owners(of symbols: [Int]) -> [Int] {
        records.compactMap { record in
            guard let record, record.symbols.contains(where: symbols.contains) else { return nil }
            return record.serial
        }.sorted()
    }

    /// Removes from a record's contradictions each constraint that the contradiction does not need.
    ///
    /// The simplex method finds all constraints of a contradiction, and sometimes unneeded ones. If
    /// there are many, all stay, because each check solves the system again.
    private func needed(_ serials: [Int], against record: ConstraintRecord) -> [Int] {
        guard serials.count <= 16 else { return serials }
        var members = records.compactMap { $0 }.filter { serials.contains($0.serial) }
            .sorted { $0.serial < $1.serial }
        for member in members {
            var solver = ConstraintSolver()
            for domain in domains { _ = solver.makeVariable(domain) }
            let others = members.filter { $0.serial != member.serial }
            for other in others + [record] { solver.add(other.presentConstraint) }
            if solver.omittedCount > 0 { members = others }
        }
        return members.map(\.serial)
    }

    /// Minimizes all values that the constraints do not determine, so that the solution is unique.
    private mutating func weighVariables() {
        for number in weighedCount..<domains.count {
            let weight = Self.weight(number)
            let symbol = symbols[number]
            if domains[number] == .nonnegative {
                tableau.addCost(weight, of: symbol, priority: ConstraintRecord.lengthLevel)
                continue
            }
            let distances = [tableau.makeSymbol(.error), tableau.makeSymbol(.error)]
            var equation = TableauRow(basic: -1)
            tableau.add(1, of: symbol, to: &equation)
            equation.add(-1, of: distances[0])
            equation.add(1, of: distances[1])
            _ = tableau.addEquation(equation, markers: distances)
            for distance in distances {
                tableau.addCost(weight, of: distance, priority: ConstraintRecord.positionLevel)
            }
        }
        weighedCount = domains.count
    }

    /// The weight of a variable, from 1 to 2.
    ///
    /// No sum of a few weights should equal the sum of as many other weights. So the bits are mixed
    /// as in the last step of MurmurHash3. Multiples of one number would not do: the weights of 1
    /// and 2 would add up to the weights of 0 and 3.
    private static func weight(_ number: Int) -> Double {
        var bits = UInt32(truncatingIfNeeded: number) &+ 0x9E37_79B9
        bits = (bits ^ bits >> 16) &* 0x85EB_CA6B
        bits = (bits ^ bits >> 13) &* 0xC2B2_AE35
        return 1 + Double(bits ^ bits >> 16) / 4_294_967_296
    }
}

/// The identity of a constraint in a ``ConstraintSolver``, valid until the constraint is removed.
public struct ConstraintID: Hashable, Sendable {
    let number: Int
}

/// A required constraint that cannot hold, with the constraints that it contradicts.
public struct ConstraintConflict: Hashable, Sendable {
    /// The constraint that was left out so that the rest can hold: the youngest of the
    /// contradictory constraints.
    public let omitted: ConstraintID
    /// The constraints that cannot hold together, from the oldest to the youngest.
    ///
    /// A constraint that contradicts itself, or the domain of a variable, is the only one.
    public let constraints: [ConstraintID]
}
