// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The parts of a path, which are separated by `/`.
extension BytePath {
    private static var slash: UInt8 { UInt8(ascii: "/") }

    /// Whether the path begins at the root of the system.
    public var isAbsolute: Bool { bytes.first == Self.slash }

    /// Whether the path is a name that begins with a dot.
    public var isHiddenName: Bool { bytes.first == UInt8(ascii: ".") }

    /// The names in the path, from the left, without slashes.
    public var components: [BytePath] {
        bytes.split(separator: Self.slash).map { BytePath(bytes: $0) }
    }

    /// The last name; the whole path if it has none.
    public var lastComponent: BytePath { components.last ?? self }

    /// The path of the folder that contains the path; nil for the root of the system and for a path
    /// of one name.
    public var parent: BytePath? {
        let bytes = withoutTrailingSlashes.bytes
        guard bytes != [Self.slash], let slash = bytes.lastIndex(of: Self.slash) else {
            return nil
        }
        return slash == 0 ? "/" : BytePath(bytes: bytes[..<slash]).withoutTrailingSlashes
    }

    /// The path of the folder in which to look up the path: ``parent``, `.` for a name alone, and
    /// `/` for the root of the system.
    public var folder: BytePath { parent ?? (isAbsolute ? "/" : ".") }

    /// The path without slashes at its end; the root of the system stays `/`.
    public var withoutTrailingSlashes: BytePath {
        let bytes = bytes
        var end = bytes.count
        while end > 1, bytes[end - 1] == Self.slash { end -= 1 }
        return end == bytes.count ? self : BytePath(bytes: bytes[..<end])
    }

    /// Returns the path of a name, or of a path of several names, in this folder.
    public func appending(_ name: BytePath) -> BytePath {
        if let folder = text, let name = name.text {
            let isComplete = folder.isEmpty || folder.utf8.last == Self.slash
            return BytePath(isComplete ? folder + name : folder + "/" + name)
        }
        let folder = bytes
        if folder.isEmpty { return name }
        let separator = folder.last == Self.slash ? [] : [Self.slash]
        return BytePath(bytes: folder + separator + name.bytes)
    }

    /// Returns the path relative to a folder; nil if it is not in the folder.
    public func relative(to folder: BytePath) -> BytePath? {
        let bytes = bytes
        var start = folder.bytes
        if start.last != Self.slash { start.append(Self.slash) }
        guard bytes.count > start.count, bytes.starts(with: start) else { return nil }
        return BytePath(bytes: bytes[start.count...])
    }
}
