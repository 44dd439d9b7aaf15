// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How many bytes a program keeps of what it reads.
public struct MemoryLimit: Sendable {
    /// The number of bytes.
    public let bytes: Int

    private static let mebibyte = 1 << 20

    /// Creates a limit of some bytes, at least one.
    public init(bytes: Int) {
        self.bytes = max(1, bytes)
    }

    /// Creates a limit of 1 to 1,048,576 mebibytes; nil for any other text.
    public init?(mebibytes text: String) {
        guard let count = Int(text), (1...1 << 20).contains(count) else { return nil }
        self.init(bytes: count * Self.mebibyte)
    }

    /// Returns a quarter of the memory that the process may still take, and no more than `most`.
    ///
    /// A quarter, because an array that grows is in memory twice for a moment.
    public static func standard(atMost most: MemoryLimit) -> MemoryLimit {
        MemoryLimit(bytes: min(most.bytes, available / 4))
    }

    /// Why the process cannot keep as much, as a sentence; nil where it can.
    public var objection: String? {
        guard bytes > Self.available / 2 else { return nil }
        let most = Self.available / 4 / Self.mebibyte
        return "There is too little memory for --limit: give \(max(1, most)) or less."
    }

    /// The bytes that the process may still take, as far as the system tells beforehand.
    static var available: Int {
        min(physicalMemory, addressSpaceLimit == .max ? .max : addressSpaceLimit - addressSpaceUsed)
    }

    private static var physicalMemory: Int {
        let (bytes, overflows) = sysconf(Int32(_SC_PHYS_PAGES))
            .multipliedReportingOverflow(by: pageSize)
        return bytes <= 0 || overflows ? .max : bytes
    }

    private static var pageSize: Int { max(1, sysconf(Int32(_SC_PAGESIZE))) }

    /// What `ulimit -v` set.
    private static var addressSpaceLimit: Int {
        var limit = rlimit()
        #if canImport(Glibc)
        let status = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        #else
        let status = getrlimit(RLIMIT_AS, &limit)
        #endif
        return status == 0 ? Int(clamping: limit.rlim_cur) : .max
    }

    /// What the process has of it; 0 where the system does not tell.
    private static var addressSpaceUsed: Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 64)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        return strtol(line, nil, 10) * pageSize
    }
}
