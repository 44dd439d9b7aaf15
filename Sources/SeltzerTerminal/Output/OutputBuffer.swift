// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The bytes on their way to a terminal: one block of memory, reused by all frames.
public final class OutputBuffer {
    // Exclusivity checks are off: each frame reads these properties several times.

    /// The number of bytes.
    @exclusivity(unchecked)
    public internal(set) var count = 0
    @exclusivity(unchecked)
    private(set) var base: UnsafeMutablePointer<UInt8>
    @exclusivity(unchecked)
    private(set) var capacity: Int

    /// Creates an empty buffer.
    public init() {
        capacity = 16_384
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deallocate()
    }

    /// Whether the buffer is empty.
    public var isEmpty: Bool { count == 0 }

    /// The bytes as an array.
    public var bytes: [UInt8] { withUnsafeBytes { Array($0) } }

    /// Calls a closure with the bytes, which are valid until it returns.
    public func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: base, count: count))
    }

    /// Appends bytes.
    public func append(contentsOf bytes: some Collection<UInt8>) {
        reserve(bytes.count)
        for byte in bytes {
            base[count] = byte
            count += 1
        }
    }

    /// Removes all bytes and keeps the memory.
    public func removeAll() {
        count = 0
    }

    /// Ensures room for further bytes.
    func reserve(_ additional: Int) {
        guard additional > capacity - count else { return }
        let larger = max(capacity * 2, count + additional)
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        new.update(from: base, count: count)
        base.deallocate()
        base = new
        capacity = larger
    }
}
