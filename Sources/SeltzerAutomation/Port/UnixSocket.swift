// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The reason why a socket cannot be opened; its text is one sentence that says what to do.
public struct ControlPortError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    init(_ path: String, _ sentence: String) {
        let name = path.unicodeScalars.map { (" "..."~").contains($0) ? Character($0) : "?" }
        description = "The control port \(String(name)) cannot be opened: \(sentence)."
    }
}

/// A socket with a path, for programs of one user on one machine.
enum UnixSocket {
    /// The greatest length of a path; the system's field for it has this size.
    static var maximumPath: Int { MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1 }

    /// Makes a socket that listens at a path, which only the user can connect to.
    ///
    /// A socket that an earlier program left there is replaced. Any other file is left unchanged.
    static func listen(at path: String) throws(ControlPortError) -> Int32 {
        try checkFolder(of: path)
        try removeLeftover(at: path)
        let descriptor = try make(path)
        // The mode of a socket is set at its creation, so that no other user can connect before.
        let mask = umask(0o177)
        let isBound = withAddress(of: path) { bind(descriptor, $0, $1) } == 0
        let code = errno
        umask(mask)
        guard isBound, systemListen(descriptor) == 0 else {
            let code = isBound ? errno : code
            close(descriptor)
            throw ControlPortError(path, words(code))
        }
        return descriptor
    }

    /// Connects to the socket at a path.
    static func connect(to path: String) throws(ControlPortError) -> Int32 {
        try checkSocket(at: path)
        let descriptor = try make(path)
        guard systemConnect(descriptor, path) == 0 else {
            let code = errno
            close(descriptor)
            let sentence =
                code == ENOENT || code == ECONNREFUSED
                ? "no program listens there; start one with SELTZER_CONTROL=\(path)" : words(code)
            throw ControlPortError(path, sentence)
        }
        guard peer(of: descriptor) == geteuid() else {
            close(descriptor)
            throw ControlPortError(path, "the program there is another user's")
        }
        return descriptor
    }

    /// Throws an error with its own sentence if the file is not a socket, or is a socket of another
    /// user.
    private static func checkSocket(at path: String) throws(ControlPortError) {
        var status = stat()
        // A path that does not exist is left to the connection attempt, which reports the reason.
        guard stat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK else {
            throw ControlPortError(path, "there is a file, which is not a socket")
        }
        guard status.st_uid == geteuid() else {
            throw ControlPortError(path, "it belongs to another user")
        }
    }

    /// Accepts a connection; nil if there is none, or if the other end belongs to another user.
    static func accept(from listener: Int32) -> Int32? {
        let descriptor = systemAccept(listener)
        guard descriptor >= 0 else { return nil }
        guard peer(of: descriptor) == geteuid() else {
            close(descriptor)
            return nil
        }
        prepare(descriptor)
        return descriptor
    }

    /// The user who owns the program at the other end; nil if the system does not report it.
    static func peer(of descriptor: Int32) -> uid_t? {
        #if canImport(Darwin)
        var (user, group) = (uid_t(), gid_t())
        return getpeereid(descriptor, &user, &group) == 0 ? user : nil
        #else
        // The system's `ucred`, which Swift's module of glibc lacks: process, user, group.
        var credentials: (pid_t, uid_t, gid_t) = (0, 0, 0)
        var length = socklen_t(MemoryLayout.size(ofValue: credentials))
        let size = length
        let result = getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length)
        return result == 0 && length == size ? credentials.1 : nil
        #endif
    }

    // MARK: Paths

    /// Checks that no other user can replace the socket in its folder.
    private static func checkFolder(of path: String) throws(ControlPortError) {
        guard !path.isEmpty, path.utf8.count <= maximumPath else {
            throw ControlPortError(
                path, "a path of a socket has 1 to \(maximumPath) bytes; choose another one")
        }
        let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : path[..<$0] }
        var status = stat()
        guard stat(folder.map(String.init) ?? ".", &status) == 0 else {
            throw ControlPortError(path, "its folder: \(words(errno))")
        }
        let isOwn = status.st_uid == geteuid() || status.st_uid == 0
        let isShared = status.st_mode & 0o022 != 0 && status.st_mode & S_ISVTX == 0
        guard status.st_mode & S_IFMT == S_IFDIR, isOwn, !isShared else {
            throw ControlPortError(
                path, "other users can change its folder; choose one of your own")
        }
    }

    private static func removeLeftover(at path: String) throws(ControlPortError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK, status.st_uid == geteuid() else {
            throw ControlPortError(path, "there is a file already; choose another path")
        }
        let probe = try make(path)
        defer { close(probe) }
        guard systemConnect(probe, path) != 0, errno == ECONNREFUSED else {
            throw ControlPortError(path, "another program listens there; choose another path")
        }
        unlink(path)
    }

    /// Removes the socket at a path, if it is a socket of this user.
    static func remove(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK,
            status.st_uid == geteuid()
        else { return }
        unlink(path)
    }

    private static func words(_ code: Int32) -> String { String(cString: strerror(code)) }

    // MARK: System calls

    private static func make(_ path: String) throws(ControlPortError) -> Int32 {
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
        #else
        let kind = SOCK_STREAM
        #endif
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { throw ControlPortError(path, words(errno)) }
        prepare(descriptor)
        return descriptor
    }

    /// Makes the socket nonblocking, and hides it from programs that this process starts.
    private static func prepare(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        #if canImport(Darwin)
        var one: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    private static func systemConnect(_ descriptor: Int32, _ path: String) -> Int32 {
        withAddress(of: path) { systemConnectTo(descriptor, $0, $1) }
    }

    private static func withAddress(
        of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8.prefix(maximumPath))
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}

// The system's functions, which are hidden by methods with the same names.

private func systemListen(_ descriptor: Int32) -> Int32 { listen(descriptor, 8) }

private func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

private func systemConnectTo(
    _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t
) -> Int32 { connect(descriptor, address, length) }
