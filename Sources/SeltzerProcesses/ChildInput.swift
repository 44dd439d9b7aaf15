// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Writes the input of a child, one text after the other.
actor ChildInput {
    private var file: Descriptor?
    private var last: Task<Void, any Error>?

    init(_ file: Descriptor?) { self.file = file }

    /// Writes bytes after all earlier ones, and returns when the pipe has taken them.
    func write(_ bytes: [UInt8]) async throws {
        let earlier = last
        let task = Task {
            _ = await earlier?.result
            try await put(bytes)
        }
        last = task
        try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Ends the input after all earlier bytes.
    func close() async {
        let earlier = last
        let task = Task<Void, any Error> {
            _ = await earlier?.result
            file = nil
        }
        last = task
        try? await task.value
    }

    private func put(_ bytes: [UInt8]) async throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            try Task.checkCancellation()
            guard let file, let count = file.write(rest) else {
                file = nil
                throw ChildProcessError.inputClosed
            }
            rest = rest.dropFirst(count)
            guard count == 0 else { continue }
            var wait = Wait()
            wait.add(writing: file)
            await wait.end()
        }
    }
}
