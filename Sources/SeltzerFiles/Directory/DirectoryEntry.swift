// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A name in a folder.
public struct DirectoryEntry: Hashable, Sendable {
    /// The kinds of things that a name can refer to.
    public enum Kind: Hashable, Sendable {
        case file
        case directory
        case symbolicLink
        /// A pipe, a socket or a device.
        case other
    }

    /// The name as the system knows it.
    public let fileName: BytePath
    /// The name as it is shown, without control characters; bytes that are not UTF-8 are written as `\xE9`.
    public let name: String
    /// The kind of thing, without following a link.
    public let kind: Kind
    /// The path that a symbolic link contains; nil for other kinds, and for a link that cannot be read.
    public let target: BytePath?
    /// The kind of thing that a symbolic link leads to; nil for a link to nothing, and ``kind`` for
    /// an entry that is not a link.
    public let targetKind: Kind?

    /// Creates an entry from its name as bytes and its kind; a link also has a target.
    public init(
        fileName: BytePath, kind: Kind, target: BytePath? = nil, targetKind: Kind? = nil
    ) {
        (self.fileName, self.kind, self.target) = (fileName, kind, target)
        name = fileName.description
        self.targetKind = kind == .symbolicLink ? targetKind : kind
    }

    /// Creates an entry whose name is a text.
    public init(name: String, kind: Kind, target: BytePath? = nil, targetKind: Kind? = nil) {
        self.init(fileName: BytePath(name), kind: kind, target: target, targetKind: targetKind)
    }

    /// Whether the entry is a folder, or a link that leads to one.
    public var leadsToDirectory: Bool { targetKind == .directory }

    /// Whether the name begins with a dot.
    public var isHidden: Bool { fileName.isHiddenName }

    /// Returns whether both entries have the same name, kind and target.
    public static func == (first: DirectoryEntry, second: DirectoryEntry) -> Bool {
        first.fileName == second.fileName && first.kind == second.kind
            && first.target == second.target && first.targetKind == second.targetKind
    }

    /// Hashes the name and the kind.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fileName)
        hasher.combine(kind)
    }
}

extension DirectoryEntry.Kind {
    /// Creates the kind from the system's file mode.
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .directory
        case S_IFLNK: self = .symbolicLink
        default: self = .other
        }
    }
}
