// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The Dispatch sources of a socket, on the main queue; the socket is closed when both have ended.
///
/// The handlers are created outside of the main actor, because the runtime would check handlers
/// that are created on it.
final class SocketSources {
    private let read: any DispatchSourceRead
    private let write: any DispatchSourceWrite
    private var isReadCancelled = false
    private var isReadSuspended = false
    private var isCancelled = false

    /// Takes over a socket.
    init(descriptor: Int32) {
        let socket = SocketDescriptor(number: descriptor)
        read = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        write = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
        read.setCancelHandler { withExtendedLifetime(socket) {} }
        write.setCancelHandler { withExtendedLifetime(socket) {} }
    }

    deinit { cancel() }

    /// Sets the handlers, which run on the main actor, and starts to read.
    func activate(
        readable: @escaping @MainActor @Sendable () -> Void,
        writable: @escaping @MainActor @Sendable () -> Void
    ) {
        read.setEventHandler(handler: turn(readable))
        write.setEventHandler(handler: turn(writable))
        read.activate()
    }

    private func turn(
        _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @Sendable () -> Void {
        { MainActor.assumeIsolated(action) }
    }

    /// Whether the socket is read; a suspended source is resumed before it is cancelled.
    var isReading: Bool {
        get { !isReadCancelled && !isReadSuspended }
        set {
            guard !isReadCancelled, newValue == isReadSuspended else { return }
            isReadSuspended = !newValue
            if newValue { read.resume() } else { read.suspend() }
        }
    }

    /// Whether the source waits for room for output.
    var awaitsWriting = false {
        didSet {
            guard awaitsWriting != oldValue, !isCancelled else { return }
            if awaitsWriting { write.resume() } else { write.suspend() }
        }
    }

    /// Stops reading permanently.
    func stopReading() {
        guard !isReadCancelled else { return }
        isReading = true
        isReadCancelled = true
        read.cancel()
    }

    /// Ends both sources; a second call has no effect.
    func cancel() {
        guard !isCancelled else { return }
        stopReading()
        awaitsWriting = true
        isCancelled = true
        write.cancel()
    }
}

/// A socket that is closed when its last user is gone.
private final class SocketDescriptor: Sendable {
    private let number: Int32

    init(number: Int32) { self.number = number }

    deinit { close(number) }
}
