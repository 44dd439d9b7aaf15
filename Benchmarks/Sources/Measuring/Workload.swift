// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Something that is done many times over, to learn what doing it once costs.
@MainActor
public struct Workload {
    /// The name in `thresholds.txt`.
    public let name: String
    private let prepare: @MainActor () async -> @MainActor (Int) async -> Void

    /// Creates a workload.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - prepare: Sets up what is needed, and returns a closure that does the work as often as it is told.
    public init(_ name: String, _ prepare: @escaping @MainActor () async -> (Int) -> Void) {
        self.name = name
        self.prepare = {
            let work = await prepare()
            return { work($0) }
        }
    }

    /// Creates a workload that waits for others while it works.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - prepare: Sets up what is needed, and returns a closure that does the work as often as it is told.
    public init(
        awaiting name: String,
        _ prepare: @escaping @MainActor () async -> @MainActor (Int) async -> Void
    ) {
        self.name = name
        self.prepare = prepare
    }

    /// Does the work that the command line names, `PROGRAM WORKLOAD COUNT`, and prints the nanoseconds
    /// that one time took; once more is done before that, and not counted.
    ///
    /// - Returns: The exit code.
    public static func run(_ workloads: [Workload], arguments: [String]) async -> Int32 {
        guard arguments.count == 3, let count = Int(arguments[2]), count > 0,
            let workload = workloads.first(where: { $0.name == arguments[1] })
        else {
            let names = workloads.map(\.name).joined(separator: " | ")
            print("usage: PROGRAM WORKLOAD COUNT, with WORKLOAD = \(names)")
            return 2
        }
        let work = await workload.prepare()
        await work(1)
        let start = ContinuousClock.now
        await work(count)
        let duration = start.duration(to: .now)
        print((duration / count / .nanoseconds(1)).rounded())
        return 0
    }
}
