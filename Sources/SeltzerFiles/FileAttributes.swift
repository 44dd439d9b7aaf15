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

/// The extended attributes of an open file, among them its access control list on Linux.
struct FileAttributes {
    private let descriptor: Int32

    /// Attributes that the system makes from the contents of a file, or drops when these change.
    private static let derived: Set<String> = [
        "security.capability", "security.evm", "security.ima",
    ]

    /// Names the attributes of an open file.
    init(of descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The names; nil with `errno` if they cannot be read.
    private var names: [String]? {
        guard let bytes = Self.read({ cn_flistxattr(descriptor, $0, $1) }) else {
            // A file system without attributes has none.
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

    /// Returns what a function writes into a buffer of the size that it asks for; nil with `errno` for an error.
    private static func read(
        _ function: (UnsafeMutablePointer<CChar>?, Int) -> Int
    ) -> [UInt8]? {
        // What is read may grow meanwhile.
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

    /// Takes over the attributes of another file, and removes others.
    ///
    /// - Returns: Whether both have the same attributes now; if not, `errno` says why.
    func copy(from other: FileAttributes) -> Bool {
        guard let wanted = other.names, let present = names else { return false }
        // A new file may have got the access control list that its folder gives.
        for name in present where !wanted.contains(name) {
            guard cn_fremovexattr(descriptor, name) == 0 else { return false }
        }
        for name in wanted {
            guard let value = other.value(name) else { return false }
            // A label may be there already, and to set it may be forbidden.
            if present.contains(name), self.value(name) == value { continue }
            guard cn_fsetxattr(descriptor, name, value, value.count) == 0 else { return false }
        }
        return cn_copy_acl(other.descriptor, descriptor) == 0
    }
}
