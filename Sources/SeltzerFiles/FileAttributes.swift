// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNFiles

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The extended attributes of an open file, on Linux including its access control list.
struct FileAttributes {
    private let descriptor: Int32

    /// Attributes that the system makes from the contents of a file, or drops when these change.
    private static let derived: Set<String> = [
        "security.capability", "security.evm", "security.ima",
    ]

    /// Creates the attributes of an open file; nothing is read yet.
    init(of descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The names; nil with `errno` if they cannot be read.
    private var names: [String]? {
        guard let bytes = Self.read({ cn_flistxattr(descriptor, $0, $1) }) else {
            // On a file system without attributes, a file has none.
            return errno == ENOTSUP ? [] : nil
        }
        return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            .filter { !Self.derived.contains($0) }
    }

    private func value(_ name: String) -> [CChar]? {
        Self.read { cn_fgetxattr(descriptor, name, $0, $1) }.map {
            $0.map { CChar(bitPattern: $0) }
        }
    }

    /// Returns the bytes that a function writes into a buffer of the size that it needs; nil with
    /// `errno` for an error.
    private static func read(
        _ function: (UnsafeMutablePointer<CChar>?, Int) -> Int
    ) -> [UInt8]? {
        // The value may grow between the two calls.
        for _ in 0..<8 {
            let size = function(nil, 0)
            guard size > 0 else { return size == 0 ? [] : nil }
            var buffer = [CChar](repeating: 0, count: size)
            let count = buffer.withUnsafeMutableBufferPointer { function($0.baseAddress, size) }
            if count >= 0 { return buffer.prefix(count).map { UInt8(bitPattern: $0) } }
            guard errno == ERANGE else { return nil }
        }
        return nil
    }

    /// Copies the attributes of another file, and removes all other attributes.
    ///
    /// - Returns: Whether both have the same attributes now; if not, `errno` says why.
    func copy(from other: FileAttributes) -> Bool {
        guard let wanted = other.names, let present = names else { return false }
        // A new file may have inherited an access control list from its folder.
        for name in present where !wanted.contains(name) {
            guard cn_fremovexattr(descriptor, name) == 0 else { return false }
        }
        for name in wanted {
            guard let value = other.value(name) else { return false }
            // A security label may already have this value, and setting it may be forbidden.
            if present.contains(name), self.value(name) == value { continue }
            guard cn_fsetxattr(descriptor, name, value, value.count) == 0 else { return false }
        }
        return cn_copy_acl(other.descriptor, descriptor) == 0
    }
}
