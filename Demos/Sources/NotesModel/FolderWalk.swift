// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The files in a folder and in all folders below it.
public struct FolderWalk: Sendable {
    /// An entry of a folder.
    public struct Entry: Hashable, Sendable {
        /// The kind of an entry.
        public enum Kind: Hashable, Sendable {
            /// A regular file.
            case file
            /// A folder.
            case folder
            /// A symbolic link.
            case link
            /// Anything else, such as a pipe.
            case other
        }

        /// The name.
        public let name: BytePath
        /// The kind of the entry itself, and not of a link's target.
        public let kind: Kind
    }

    /// The folder.
    public let root: BytePath
    /// The names of folders to leave out.
    public var excludedNames: Set<BytePath> = [
        ".git", ".hg", ".svn", ".build", ".swiftpm", "node_modules",
    ]

    /// Creates a walk through a folder and the folders below it.
    public init(root: BytePath) {
        self.root = root
    }

    /// Calls a closure with the path of each file, relative to the folder, until it returns false.
    ///
    /// The entries of a folder come in the order of their names, files before folders. Symbolic
    /// links to files count as files; links to folders are not followed. A folder that cannot be
    /// read counts as empty. The walk ends when its task is cancelled.
    public func forEachFile(_ body: (BytePath) -> Bool) {
        var folders: [BytePath] = [""]
        while let folder = folders.popLast() {
            if Task.isCancelled { return }
            let path = folder.isEmpty ? root : root.appending(folder)
            let entries = Self.entries(of: path).sorted { $0.name < $1.name }
            var subfolders: [BytePath] = []
            for entry in entries {
                let relative = folder.appending(entry.name)
                switch entry.kind {
                case .folder:
                    if !excludedNames.contains(entry.name) { subfolders.append(relative) }
                case .file:
                    guard body(relative) else { return }
                case .link:
                    if Self.leadsToFile(path.appending(entry.name)), !body(relative) { return }
                case .other:
                    break
                }
            }
            folders += subfolders.reversed()
        }
    }

    private static func leadsToFile(_ path: BytePath) -> Bool {
        var status = stat()
        return path.withCString({ stat($0, &status) }) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Returns whether a path leads to a folder.
    public static func isFolder(_ path: BytePath) -> Bool {
        var status = stat()
        return path.withCString({ stat($0, &status) }) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns the entries of a folder in no order; empty if it cannot be read.
    public static func entries(of folder: BytePath) -> [Entry] {
        guard let stream = folder.withCString({ opendir($0) }) else { return [] }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { BytePath(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            entries.append(
                Entry(name: name, kind: kind(entry.pointee.d_type, name: name, in: folder)))
        }
        return entries
    }

    private static func kind(_ type: UInt8, name: BytePath, in folder: BytePath) -> Entry.Kind {
        switch Int(type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN):
            // Some file systems do not store the kind in the folder.
            var status = stat()
            let path = folder.appending(name)
            guard path.withCString({ lstat($0, &status) }) == 0 else { return .other }
            switch status.st_mode & S_IFMT {
            case S_IFREG: return .file
            case S_IFDIR: return .folder
            case S_IFLNK: return .link
            default: return .other
            }
        default: return .other
        }
    }
}
