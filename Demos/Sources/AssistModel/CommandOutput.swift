// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The output of a command: its beginning and its end, within a limit.
struct CommandOutput: Sendable {
    private let limit: Int
    private var start: [UInt8] = []
    private var end: [UInt8] = []
    private var omitted = 0
    private(set) var lineCount = 0

    init(limit: Int = Workspace.maximumResultLength) { self.limit = limit }

    mutating func append(_ bytes: some Collection<UInt8>) {
        lineCount += bytes.count { $0 == 0x0A }
        let room = limit / 2 - start.count
        start += bytes.prefix(max(0, room))
        end += bytes.dropFirst(max(0, room))
        guard end.count > limit else { return }
        let surplus = end.count - limit / 2
        end.removeFirst(surplus)
        omitted += surplus
    }

    /// The text as a terminal shows it, without styles and control characters.
    var text: String {
        let surplus = max(0, end.count - limit / 2)
        let left = omitted + surplus
        let first = String(decoding: start, as: UTF8.self)
        let last = String(decoding: end.dropFirst(surplus), as: UTF8.self)
        let remark = left > 0 ? "\n… \(left) bytes are left out …\n" : ""
        return StyledText(ansi: first + remark + last).string.harmless
    }
}

extension Workspace {
    /// The time after which a command is cancelled.
    static var timeLimit: Duration { .seconds(600) }

    /// Runs a command of the shell in the working folder, and returns the end of its output and its status.
    ///
    /// Cancelling the task ends the command and its children.
    func run(_ command: String, timeLimit: Duration = Self.timeLimit) async throws -> ToolResult {
        var child = ChildCommand.shell(command)
        child.directory = root
        child.errorOutput = .merged
        let process = try ChildProcess(child)
        let watch = Task {
            try await Task.sleep(for: timeLimit)
            process.cancel()
            return true
        }
        defer { watch.cancel() }
        var output = CommandOutput()
        for try await chunk in process.bytes { output.append(chunk) }
        let end = await process.end
        try Task.checkCancellation()
        watch.cancel()
        let isLate = (try? await watch.value) == true
        let status = isLate ? "stopped after \(timeLimit.components.seconds) s" : "\(end.status)"
        let lines = output.lineCount == 1 ? "1 line" : "\(output.lineCount) lines"
        return ToolResult(
            text: "\(output.text)\n[\(status)]", summary: end.isSuccess ? lines : status,
            isError: !end.isSuccess)
    }
}
