// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import Dispatch

/// The Dispatch sources of a session, all on the main queue.
///
/// The handlers are created outside of the main actor. The runtime would check a handler that was
/// created on the main actor, and recognizes Dispatch's main queue only through `assumeIsolated`.
final class SessionSources {
    private let read: any DispatchSourceRead
    private let write: any DispatchSourceWrite
    private var isCancelled = false
    private let wake: any DispatchSourceRead
    private let timer: any DispatchSourceTimer
    private var awaitsWriting = false
    private var isRead = true
    private var isReadingPaused = false

    init(descriptor: TerminalDescriptor, wake wakeDescriptor: Int32) {
        read = DispatchSource.makeReadSource(fileDescriptor: descriptor.number, queue: .main)
        write = DispatchSource.makeWriteSource(fileDescriptor: descriptor.number, queue: .main)
        wake = DispatchSource.makeReadSource(fileDescriptor: wakeDescriptor, queue: .main)
        timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .distantFuture)
        // Keeps the descriptor until the source has ended.
        read.setCancelHandler { withExtendedLifetime(descriptor) {} }
        write.setCancelHandler { withExtendedLifetime(descriptor) {} }
    }

    deinit {
        cancel()
    }

    /// Sets the handlers, which run on the main actor, and starts the sources.
    func activate(
        readable: @escaping @MainActor @Sendable () -> Void,
        writable: @escaping @MainActor @Sendable () -> Void,
        signaled: @escaping @MainActor @Sendable () -> Void,
        alarmed: @escaping @MainActor @Sendable () -> Void
    ) {
        read.setEventHandler(handler: turn(readable))
        write.setEventHandler(handler: turn(writable))
        wake.setEventHandler(handler: turn(signaled))
        timer.setEventHandler(handler: turn(alarmed))
        read.activate()
        wake.activate()
        timer.activate()
    }

    private func turn(
        _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @Sendable () -> Void {
        {
            cn_ensure_alternate_stack()
            MainActor.assumeIsolated(action)
        }
    }

    /// Whether input is read now.
    var isReading: Bool { isRead && !isReadingPaused }

    /// Starts or stops watching for the terminal to accept bytes.
    func setAwaitsWriting(_ flag: Bool) {
        guard flag != awaitsWriting else { return }
        awaitsWriting = flag
        if flag { write.resume() } else { write.suspend() }
    }

    /// Pauses reading while another program gets the input, or resumes it.
    func setReadingPaused(_ flag: Bool) {
        guard isRead, flag != isReadingPaused else { return }
        isReadingPaused = flag
        if flag { read.suspend() } else { read.resume() }
    }

    /// Stops reading permanently, because a source would fire forever after the end of input.
    func stopReading() {
        // A suspended source would never end.
        setReadingPaused(false)
        guard isRead else { return }
        isRead = false
        read.cancel()
    }

    func setAlarm(after delay: Duration?) {
        guard let delay else { return timer.schedule(deadline: .distantFuture) }
        // A longer time would overflow Dispatch's clock.
        let nanoseconds = Int(min(delay.nanoseconds, 1_000_000 * 1_000_000_000))
        timer.schedule(deadline: .now() + .nanoseconds(nanoseconds), leeway: .nanoseconds(0))
    }

    /// Cancels all sources; a second call has no effect.
    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        stopReading()
        setAwaitsWriting(true)
        write.cancel()
        wake.cancel()
        timer.cancel()
    }
}
