// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Watches the file that keeps the output of the process, until the watch is deallocated.
final class OutputWatch {
    private let source: any DispatchSourceRead

    /// Starts to watch; nil if the system cannot watch the file.
    ///
    /// - Parameter grown: Called on the main actor when the process has printed something.
    init?(grown: @escaping @MainActor @Sendable () -> Void) {
        let descriptor = cn_output_watch()
        guard descriptor >= 0 else { return nil }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setCancelHandler(handler: Self.closing(descriptor))
        source.setEventHandler(handler: Self.turn(descriptor, grown))
        source.activate()
    }

    deinit {
        source.cancel()
    }

    // The handlers are created outside of the main actor, like the handlers of SessionSources.
    private static func closing(_ descriptor: Int32) -> @Sendable () -> Void {
        { close(descriptor) }
    }

    private static func turn(
        _ descriptor: Int32, _ grown: @escaping @MainActor @Sendable () -> Void
    ) -> @Sendable () -> Void {
        {
            cn_ensure_alternate_stack()
            cn_output_watch_again(descriptor)
            MainActor.assumeIsolated(grown)
        }
    }
}
