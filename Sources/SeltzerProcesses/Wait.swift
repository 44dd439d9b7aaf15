// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch

/// Waits until one of several things happens: a file is ready, a process ends, a time is over, or the task is cancelled.
struct Wait {
    private let moments: AsyncStream<Void>
    /// Ends the wait; may be called on any thread, and more than once.
    let signal: AsyncStream<Void>.Continuation
    private var sources: [any DispatchSourceProtocol] = []

    init() { (moments, signal) = AsyncStream.makeStream(of: Void.self) }

    /// Waits for bytes, or for the end of the input.
    mutating func add(reading descriptor: Descriptor) {
        add(DispatchSource.makeReadSource(fileDescriptor: descriptor.number), keeping: descriptor)
    }

    /// Waits for room for bytes, or until nobody can read them.
    mutating func add(writing descriptor: Descriptor) {
        add(DispatchSource.makeWriteSource(fileDescriptor: descriptor.number), keeping: descriptor)
    }

    mutating func add(timeout: Duration) {
        let timer = DispatchSource.makeTimerSource()
        let parts = timeout.components
        let nanoseconds = parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000
        timer.schedule(deadline: .now() + .nanoseconds(Int(max(0, nanoseconds))))
        add(timer, keeping: nil)
    }

    mutating func add(_ source: any DispatchSourceProtocol, keeping file: Descriptor?) {
        source.setEventHandler { [signal] in
            signal.finish()
            // The source would report the same bytes again and again.
            source.cancel()
        }
        // The file stays open until the system has forgotten the source.
        source.setCancelHandler { _ = file }
        source.activate()
        sources.append(source)
    }

    /// Returns after the first of the things, or at once if the task is cancelled.
    func end() async {
        for await _ in moments {}
        for source in sources { source.cancel() }
    }
}
