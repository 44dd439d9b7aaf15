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

/// A disk, a stick or a network share that is mounted in a folder.
public struct MountedVolume: Hashable, Sendable {
    /// The folder.
    public let path: BytePath
    /// The device or the server, as the system names it.
    public let source: BytePath
    /// The name of the file system, such as `ext4`.
    public let fileSystem: String
    /// The free bytes for this user; nil for a network share, whose server may not answer, and if the system does not know.
    public let freeSize: Int?

    /// Creates a volume, without asking the system.
    public init(path: BytePath, source: BytePath, fileSystem: String, freeSize: Int? = nil) {
        (self.path, self.source) = (path, source)
        (self.fileSystem, self.freeSize) = (fileSystem, freeSize)
    }

    /// Whether the volume is on another machine.
    public var isRemote: Bool { Self.remote.contains(fileSystem) }

    private static var remote: Set<String> {
        [
            "nfs", "nfs4", "cifs", "smb3", "smbfs", "afpfs", "webdav", "afs", "ceph", "glusterfs",
            "fuse.sshfs", "fuse.rclone", "9p", "virtiofs",
        ]
    }

    /// Returns the mounted volumes with files of a user, each once, in another thread: no file systems of the system itself,
    /// such as `/proc`, and no images of installed programs.
    public nonisolated static func read() async -> [MountedVolume] {
        #if os(Linux) || os(Android)
        volumes(inMounts: mounts).map { $0.withFreeSize() }
        #else
        var list: UnsafeMutablePointer<statfs>?
        let count = getmntinfo(&list, MNT_NOWAIT)
        guard count > 0, let list else { return [] }
        return (0..<Int(count)).map { MountedVolume(list[$0]) }.filter(\.isUseful)
            .map { $0.withFreeSize() }
        #endif
    }

    /// Returns the volumes in a text of the form of `/proc/self/mounts`, in its order, each device and each folder once.
    package static func volumes(inMounts text: [UInt8]) -> [MountedVolume] {
        var (sources, paths): (Set<BytePath>, Set<BytePath>) = ([], [])
        return text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let words = line.split(separator: UInt8(ascii: " ")).map { unescaped($0) }
            guard words.count >= 3, let type = words[2].text else { return nil }
            let volume = MountedVolume(path: words[1], source: words[0], fileSystem: type)
            guard volume.isUseful, !sources.contains(volume.source),
                paths.insert(volume.path).inserted
            else { return nil }
            sources.insert(volume.source)
            return volume
        }
    }

    #if os(Linux) || os(Android)
    /// The system's list of mounts; its file has no size.
    private static var mounts: [UInt8] {
        guard let file = fopen("/proc/self/mounts", "re") else { return [] }
        defer { fclose(file) }
        return [UInt8](unsafeUninitializedCapacity: 1 << 20) {
            $1 = fread($0.baseAddress, 1, $0.count, file)
        }
    }
    #endif

    private var isUseful: Bool {
        let isSystem = ["/boot", "/snap", "/etc", "/System", "/usr"].contains {
            (folder: BytePath) in
            path == folder || path.relative(to: folder) != nil
        }
        if isSystem || fileSystem == "squashfs" { return false }
        let isDevice = source.relative(to: "/dev") != nil
        return isDevice || isRemote || ["zfs", "btrfs", "apfs"].contains(fileSystem)
    }

    /// Returns the bytes of a word in which the system writes blanks and backslashes as `\040`.
    private static func unescaped(_ word: ArraySlice<UInt8>) -> BytePath {
        let word = Array(word)
        var bytes: [UInt8] = [], place = 0
        while place < word.count {
            let digits = word[place...].dropFirst().prefix(3)
            if word[place] == UInt8(ascii: "\\"), digits.count == 3,
                let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
            {
                bytes.append(byte)
                place += 4
            } else {
                bytes.append(word[place])
                place += 1
            }
        }
        return BytePath(bytes: bytes)
    }

    private func withFreeSize() -> MountedVolume {
        var status = statvfs()
        guard !isRemote, path.withCString({ statvfs($0, &status) }) == 0 else { return self }
        let size = Int(clamping: status.f_bavail).multipliedReportingOverflow(
            by: Int(clamping: status.f_frsize))
        return MountedVolume(
            path: path, source: source, fileSystem: fileSystem,
            freeSize: size.overflow ? .max : size.partialValue)
    }
}

#if canImport(Darwin)
extension MountedVolume {
    fileprivate init(_ status: statfs) {
        func text<Tuple>(_ tuple: Tuple) -> BytePath {
            withUnsafeBytes(of: tuple) { BytePath(bytes: $0.prefix { $0 != 0 }) }
        }
        self.init(
            path: text(status.f_mntonname), source: text(status.f_mntfromname),
            fileSystem: text(status.f_fstypename).description)
    }
}
#endif
