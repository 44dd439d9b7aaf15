// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A name in a folder.
public struct DirectoryEntry: Hashable, Sendable {
    /// The kinds of things that a name stands for.
    public enum Kind: Hashable, Sendable {
        case file
        case directory
        case symbolicLink
        /// A pipe, a socket or a device.
        case other
    }

    /// The name; bytes that are no UTF-8 are written as `\xE9`.
    public let name: String
    /// The kind of thing, without following a link.
    public let kind: Kind
    /// The path that a symbolic link contains; nil for other kinds, and for a link that cannot be read.
    public let target: String?
    /// The kind of thing that a symbolic link leads to; the same as ``kind`` for others, nil for a link to nothing.
    public let targetKind: Kind?
    /// Whether the name is UTF-8, so that ``name`` is a path by which the system knows the entry.
    public let isNameValid: Bool

    /// Creates an entry.
    public init(
        name: String, kind: Kind, target: String? = nil, targetKind: Kind? = nil,
        isNameValid: Bool = true
    ) {
        (self.name, self.kind, self.target, self.isNameValid) = (name, kind, target, isNameValid)
        self.targetKind = kind == .symbolicLink ? targetKind : kind
    }

    /// Whether the entry is a folder, or a link that leads to one.
    public var leadsToDirectory: Bool { targetKind == .directory }

    /// Whether the name begins with a dot.
    public var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
}

extension DirectoryEntry.Kind {
    /// The kind that a mode of the system says.
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .directory
        case S_IFLNK: self = .symbolicLink
        default: self = .other
        }
    }
}

extension String {
    /// Decodes a name of the system; bytes that are no UTF-8 are written as `\xE9`.
    ///
    /// - Returns: The name, and whether it is UTF-8.
    static func fileName(_ bytes: some Collection<UInt8>) -> (name: String, isValid: Bool) {
        let plain = String(decoding: bytes, as: UTF8.self)
        if plain.utf8.elementsEqual(bytes) { return (plain, true) }
        var name = ""
        var rest = bytes[...]
        while !rest.isEmpty {
            let length = (1...4).first { length in
                guard length <= rest.count else { return false }
                let text = String(decoding: rest.prefix(length), as: UTF8.self)
                return text.unicodeScalars.count == 1
                    && text.utf8.elementsEqual(rest.prefix(length))
            }
            if let length {
                name += String(decoding: rest.prefix(length), as: UTF8.self)
                rest = rest.dropFirst(length)
            } else if let byte = rest.popFirst() {
                name += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return (name, false)
    }
}
