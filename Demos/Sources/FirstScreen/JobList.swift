// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A job in the table.
struct Job: Sendable {
    var name: String
    var level: Int
    var note = ""
    /// The finished part, in percent.
    var done = 0
}

/// The jobs, as the data source of a table.
@MainActor
final class JobList: TableViewDataSource {
    private var jobs = [
        Job(name: "Build", level: 7), Job(name: "Test", level: 3), Job(name: "Publish", level: 0),
    ]
    private let progress: @MainActor () async throws -> [Int]

    /// Creates a list of three jobs.
    ///
    /// - Parameter progress: Returns the finished part of each job, in percent.
    init(progress: @escaping @MainActor () async throws -> [Int] = JobList.simulation()) {
        self.progress = progress
    }

    static func simulation() -> @MainActor () async throws -> [Int] {
        var done = 0
        return {
            done = min(100, done + 5)
            return [done, done / 2, 0]
        }
    }

    /// Updates the finished part of each job.
    func reload() async throws {
        for (row, done) in zip(jobs.indices, try await progress()) { jobs[row].done = done }
    }

    subscript(row: Int) -> Job {
        get { jobs[row] }
        set { jobs[row] = newValue }
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        jobs.count
    }

    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText {
        let job = jobs[indexPath.row]
        switch column.title {
        case "Job": return StyledText(job.name)
        case "Level": return StyledText("\(job.level)")
        case "Done": return StyledText("\(job.done) %")
        default: return StyledText(job.note)
        }
    }
}
