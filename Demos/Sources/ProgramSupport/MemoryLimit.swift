// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The maximum number of input bytes that a program keeps.
public struct MemoryLimit: Sendable {
    /// The number of bytes.
    public let bytes: Int

    private static let mebibyte = 1 << 20

    /// Creates a limit from a number of bytes, at least one.
    public init(bytes: Int) {
        self.bytes = max(1, bytes)
    }

    /// Creates a limit of 1 to 1,048,576 mebibytes; nil for any other text.
    public init?(mebibytes text: String) {
        guard let count = Int(text), (1...1 << 20).contains(count) else { return nil }
        self.init(bytes: count * Self.mebibyte)
    }

    /// Returns a quarter of the memory that the process may still use, but at most `most`.
    ///
    /// It is only a quarter, because a growing array is in memory twice for a moment.
    public static func standard(atMost most: MemoryLimit) -> MemoryLimit {
        MemoryLimit(bytes: min(most.bytes, available / 4))
    }

    /// A sentence that says why the process cannot keep this much; nil if it can.
    public var objection: String? {
        guard bytes > Self.available / 2 else { return nil }
        let most = Self.available / 4 / Self.mebibyte
        return "There is not enough memory for --limit. Give \(max(1, most)) or less."
    }

    /// The number of bytes that the process may still use, as far as the system reports it.
    static var available: Int {
        min(physicalMemory, addressSpaceLimit == .max ? .max : addressSpaceLimit - addressSpaceUsed)
    }

    private static var physicalMemory: Int {
        let (bytes, overflows) = sysconf(Int32(_SC_PHYS_PAGES))
            .multipliedReportingOverflow(by: pageSize)
        return bytes <= 0 || overflows ? .max : bytes
    }

    private static var pageSize: Int { max(1, sysconf(Int32(_SC_PAGESIZE))) }

    /// The limit that `ulimit -v` set.
    private static var addressSpaceLimit: Int {
        var limit = rlimit()
        #if canImport(Glibc)
        let status = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        #else
        let status = getrlimit(RLIMIT_AS, &limit)
        #endif
        return status == 0 ? Int(clamping: limit.rlim_cur) : .max
    }

    /// The part of the limit that the process uses; 0 if the system does not report it.
    private static var addressSpaceUsed: Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 64)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        return strtol(line, nil, 10) * pageSize
    }
}
