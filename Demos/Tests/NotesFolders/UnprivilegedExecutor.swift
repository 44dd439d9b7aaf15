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

/// Runs what is not isolated to an actor on a thread without the right to pass over permissions, which the superuser has.
@available(macOS 15, *)
public final class UnprivilegedExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "without privileges")

    /// Creates an executor.
    public init() {}

    /// Runs a job.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            Self.withoutPrivileges { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }

    private static func withoutPrivileges(_ body: () -> Void) {
        #if os(Linux)
        typealias SetUser = @convention(c) (uid_t) -> CInt
        guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return body() }
        let setUser = unsafeBitCast(symbol, to: SetUser.self)
        _ = setUser(65_534)
        defer { _ = setUser(0) }
        #endif
        body()
    }
}
