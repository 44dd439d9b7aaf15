// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer

/// The processes in the table, in order, as a flat list or as a tree.
struct ProcessList: Sendable {
    /// All processes of the snapshot, including those that the filter leaves out.
    let processes: [ProcessSample]
    /// The top processes, in order.
    private(set) var top: [ProcessIdentity] = []
    /// The children of each process with children, in order; empty for a flat list.
    private(set) var children: [ProcessIdentity: [ProcessIdentity]] = [:]
    /// The number of processes that match the filter.
    private(set) var matchCount = 0
    private var indices: [ProcessIdentity: Int] = [:]
    private var places: [ProcessIdentity: Int] = [:]
    private var parents: [ProcessIdentity: ProcessIdentity] = [:]

    /// Arranges processes in an order, as a list or as a tree, and filters them.
    init(
        _ processes: [ProcessSample] = [], order: ProcessOrder = ProcessOrder(.cpu),
        isTree: Bool = false, filter: String = ""
    ) {
        self.processes = processes
        indices.reserveCapacity(processes.count)
        for (index, process) in processes.enumerated() { indices[process.identity] = index }
        let sorted = order.sorted(processes)
        let matches = Self.matches(processes, filter)
        matchCount = matches?.count ?? processes.count
        if isTree {
            arrangeTree(sorted, matches)
        } else {
            top = sorted.compactMap { index in
                matches?.contains(index) == false ? nil : processes[index].identity
            }
        }
        places.reserveCapacity(top.count)
        for (place, identity) in top.enumerated() { places[identity] = place }
    }

    /// Returns a process of the snapshot; nil if it has ended.
    subscript(identity: ProcessIdentity) -> ProcessSample? {
        indices[identity].map { processes[$0] }
    }

    /// Returns the place of a process among the top processes; nil if it is not one of them.
    func place(of identity: ProcessIdentity) -> Int? { places[identity] }

    /// Returns the parent of a process in the tree; nil at the top.
    func parent(of identity: ProcessIdentity) -> ProcessIdentity? { parents[identity] }

    // MARK: Filter

    /// Returns the indices of processes whose command, name, user or number contains a text; nil
    /// for an empty text.
    ///
    /// A capital letter in the text makes the search case-sensitive.
    private static func matches(_ processes: [ProcessSample], _ filter: String) -> Set<Int>? {
        guard !filter.isEmpty else { return nil }
        let ignoresCase = !filter.contains(where: \.isUppercase)
        // Parses the pattern once, and not for each text, because a pasted filter may be long.
        guard let pattern = try? TextPattern(TextQuery(filter, ignoresCase: ignoresCase)) else {
            return []
        }
        func contains(_ text: String) -> Bool { !pattern.matches(in: text).isEmpty }
        return Set(
            processes.indices.filter { index in
                let process = processes[index]
                return contains(process.command) || contains(process.name)
                    || process.user.map(contains) ?? false
                    || "\(process.identity.pid)" == filter
            })
    }

    // MARK: Tree

    /// Puts each process below its parent; a matching process keeps its ancestors visible.
    private mutating func arrangeTree(_ sorted: [Int], _ matches: Set<Int>?) {
        var newest: [Int32: ProcessIdentity] = [:]
        for process in processes { newest[process.identity.pid] = process.identity }
        for process in processes {
            guard let parent = newest[process.parent], Self.mayHave(parent, process.identity)
            else { continue }
            parents[process.identity] = parent
        }
        var kept: Set<ProcessIdentity>?
        if let matches {
            var above: Set<ProcessIdentity> = []
            for index in matches {
                var next: ProcessIdentity? = processes[index].identity
                while let identity = next, above.insert(identity).inserted {
                    next = parents[identity]
                }
            }
            kept = above
        }
        for index in sorted {
            let identity = processes[index].identity
            guard kept?.contains(identity) != false else { continue }
            if let parent = parents[identity] {
                children[parent, default: []].append(identity)
            } else {
                top.append(identity)
            }
        }
    }

    /// Returns whether a process can be the parent of another one.
    ///
    /// A parent must have started before its child. The rule also prevents circles in wrong data.
    private static func mayHave(_ parent: ProcessIdentity, _ child: ProcessIdentity) -> Bool {
        (parent.start, parent.pid) < (child.start, child.pid)
    }
}
