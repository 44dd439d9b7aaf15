// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The memory for the stacks of a program's threads.
public struct ThreadRoom: Sendable {
    /// The minimum number of a program's threads.
    private static let threads = 4
    /// The exit status of a program without room: `EX_OSERR` of `sysexits.h`.
    private static let status: Int32 = 71

    /// The number of bytes that the process may still use.
    let available: Int

    init(available: Int) { self.available = available }

    /// Ends the program with a sentence if a limit leaves no room for its threads.
    ///
    /// Call it on the main thread before anything is awaited. Otherwise Dispatch waits for ever for
    /// a thread that it cannot create, and the program seems to hang.
    public static func require() {
        guard let objection = ThreadRoom(available: MemoryLimit.available).objection else { return }
        StandardStream.error.write(message: "Error: \(objection)")
        exit(status)
    }

    /// A sentence about the missing memory; nil if there is enough room.
    var objection: String? {
        let needed = Self.threads * Self.stackSize
        guard available < needed else { return nil }
        let missing = (needed - max(0, available)) / (1 << 20) + 1
        return "There is not enough memory for the threads of the program. "
            + "Raise the limit by \(missing) MiB, for instance with ulimit -v."
    }

    private static var stackSize: Int {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return 8 << 20 }
        defer { pthread_attr_destroy(&attributes) }
        var size = 0
        return pthread_attr_getstacksize(&attributes, &size) == 0 ? size : 8 << 20
    }
}
