// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The name and version of a terminal program.
///
/// They decide about quirks, which neither terminfo nor a question reveals.
public struct TerminalSoftware: Hashable, Sendable {
    /// The name in lower case.
    public let name: String
    /// The numbers of the version; empty if the version is unknown and counts as the newest.
    public let version: [Int]

    /// Creates the name and version of a program; without a version, it counts as the newest.
    public init(name: String, version: [Int] = []) {
        self.name = name.lowercased()
        self.version = version
    }

    /// Creates a value from the answer to XTVERSION, such as `kitty(0.26.5)` and `tmux 3.3a`.
    public init(answer: String) {
        let name = answer.prefix { $0 != " " && $0 != "(" }
        self.init(name: String(name), version: Self.numbers(of: answer.dropFirst(name.count)))
    }

    private static func numbers(of version: some StringProtocol) -> [Int] {
        let parts = version.split { !("0"..."9").contains($0) }
        // Too many digits would overflow the number, and no version has that many.
        return parts.prefix(4).map { Int($0.prefix(9)) ?? 0 }
    }

    /// Creates a value from the environment; nil if the environment names no terminal program.
    ///
    /// In tmux and in GNU screen, the variables of the terminal around it are ignored.
    public init?(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        let program = environment["TERM_PROGRAM"] ?? ""
        let version = environment["TERM_PROGRAM_VERSION"] ?? ""
        let isInside = TerminalQuirkTable.multiplexers.contains(where: term.hasPrefix)
        if isInside || !(environment["TMUX"] ?? "").isEmpty {
            guard program == "tmux" else { return nil }
            self.init(answer: "tmux \(version)")
        } else if let row = TerminalQuirkTable.row(ofEntry: term) {
            self.init(name: row.name)
        } else if let row = TerminalQuirkTable.rows.first(where: { $0.program == program }) {
            self.init(answer: "\(row.name) \(version)")
        } else if let version = environment["VTE_VERSION"], !version.isEmpty {
            self.init(answer: "vte \(version)")
        } else if let row = TerminalQuirkTable.rows.first(where: { row in
            row.variable.map { !(environment[$0] ?? "").isEmpty } == true
        }) {
            self.init(name: row.name)
        } else {
            return nil
        }
    }

    /// Creates a value for the terminal around tmux, from variables that only that terminal sets; nil outside of tmux.
    public init?(aroundTmuxIn environment: [String: String]) {
        guard !(environment["TMUX"] ?? "").isEmpty else { return nil }
        for row in TerminalQuirkTable.surroundings {
            guard let value = environment[row.variable], !value.isEmpty,
                row.value == nil || row.value == value
            else { continue }
            let version = row.version.flatMap { environment[$0] } ?? ""
            self.init(name: row.name, version: Self.numbers(of: version))
            return
        }
        return nil
    }

    /// Whether the program is in the table of known terminals.
    var isKnown: Bool { TerminalQuirkTable.row(named: name) != nil }

    /// Returns whether the program has at least a version; false for nil, and true for an empty
    /// version.
    func isAtLeast(_ first: [Int]?) -> Bool {
        guard let first else { return false }
        return version.isEmpty || !version.lexicographicallyPrecedes(first)
    }
}
