// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Reads the output of a child when somebody asks for it, so that the pipe slows down a child that writes more.
actor ChildOutput {
    /// Bytes from one of the outputs.
    struct Chunk: Sendable {
        let bytes: [UInt8]
        let isError: Bool
    }

    private var files: [(file: Descriptor, isError: Bool)]
    private let keepsErrors: Bool
    private let lifetime: ChildLifetime
    private var errors: [UInt8] = []
    /// The moment after which output of processes that outlive the child is not awaited; nil while the child runs.
    private var deadline: ContinuousClock.Instant?

    /// - Parameter errors: Standard error; nil if the first file has it, too, or if it is discarded.
    init(
        _ output: Descriptor, errors: Descriptor?, keepsErrors: Bool, of lifetime: ChildLifetime
    ) {
        files = [(output, false)]
        if let errors { files.append((errors, true)) }
        (self.keepsErrors, self.lifetime) = (keepsErrors, lifetime)
    }

    /// The end of the kept standard error.
    var errorText: String { String(decoding: errors.suffix(Self.keptCount), as: UTF8.self) }

    /// Returns the next bytes; nil at the end, or if the task is cancelled.
    func next() async -> Chunk? {
        while !files.isEmpty, !Task.isCancelled {
            if let chunk = readNow() { return chunk }
            guard !files.isEmpty else { break }
            if deadline == nil, await lifetime.hasEnded {
                // Everything that the child wrote before its end is in the pipe now.
                deadline = .now + Self.linger
                continue
            }
            if let deadline, deadline <= .now {
                files = []
                break
            }
            await awaitMore()
        }
        return nil
    }

    /// Reads to the end, and forgets the output.
    func drain() async {
        while await next() != nil {}
    }

    private func readNow() -> Chunk? {
        var index = 0
        while index < files.count {
            let (file, isError) = files[index]
            switch file.read() {
            case .bytes(let bytes):
                guard isError, keepsErrors else {
                    // The other file is first the next time.
                    if files.count > 1 { files.swapAt(0, 1) }
                    return Chunk(bytes: bytes, isError: isError)
                }
                keep(bytes)
                index += 1
            case .nothing: index += 1
            case .end: files.remove(at: index)
            }
        }
        return nil
    }

    private func keep(_ bytes: [UInt8]) {
        errors += bytes
        if errors.count > 4 * Self.keptCount { errors.removeFirst(errors.count - Self.keptCount) }
    }

    private func awaitMore() async {
        var wait = Wait()
        for (file, _) in files { wait.add(reading: file) }
        if let deadline {
            wait.add(timeout: ContinuousClock.now.duration(to: deadline))
        } else {
            await lifetime.signal(wait.signal)
        }
        await wait.end()
    }

    private static var keptCount: Int { 65_536 }
    private static var linger: Duration { .milliseconds(200) }
}
