// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import Dispatch

/// Reads a descriptor of any kind without blocking: a pipe, a file, a device.
///
/// Dispatch sources never fire on some of these descriptors. So a thread waits if there is no
/// input, and cancelling the task wakes the thread.
final class InputReader: Sendable {
    static let count = 65_536

    let descriptor: Int32
    /// Whether a terminal may be read too, line by line as its driver delivers them.
    private let readsTerminal: Bool
    private let wake: (read: Int32, write: Int32)?
    /// A serial queue gets its own thread even if all other threads are busy.
    private let queue = DispatchQueue(label: "seltzer.standard-input")

    init(descriptor: Int32, readsTerminal: Bool = false) {
        self.descriptor = descriptor
        self.readsTerminal = readsTerminal
        var ends: [Int32] = [-1, -1]
        wake = cn_make_wake(&ends) ? (ends[0], ends[1]) : nil
    }

    deinit {
        if let wake { cn_close_wake([wake.read, wake.write]) }
    }

    static func isTerminal(_ descriptor: Int32) -> Bool { cn_isatty(descriptor) }

    /// Returns the next bytes as soon as some arrive, up to a maximum number; nil at the end of the
    /// input.
    func read(most count: Int = InputReader.count) async throws -> [UInt8]? {
        guard readsTerminal || !Self.isTerminal(descriptor) else {
            throw StandardInputError.isTerminal
        }
        while true {
            try Task.checkCancellation()
            guard cn_await_readable(descriptor, 0) else {
                await untilReadable()
                continue
            }
            let (result, chunk) = readNow(count)
            if result > 0 { return chunk }
            if result == 0 { return nil }
            // Another process on the pipe may have read the bytes, or made the pipe nonblocking.
            guard result == -Int(CN_EAGAIN) else {
                throw StandardInputError.unreadable(String(cString: cn_strerror(Int32(-result))))
            }
        }
    }

    /// Reads once.
    ///
    /// The result takes no more memory than needed, because callers may keep it.
    private func readNow(_ count: Int) -> (result: Int, chunk: [UInt8]) {
        withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { buffer in
            let result = cn_read(descriptor, buffer.baseAddress, buffer.count)
            return (result, Array(buffer.prefix(max(0, result))))
        }
    }

    private func untilReadable() async {
        let wake = wake
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                queue.async { [self] in
                    cn_await_input(descriptor, wake?.read ?? -1)
                    continuation.resume()
                }
            }
        } onCancel: {
            if let wake { cn_wake(wake.write) }
        }
    }
}
