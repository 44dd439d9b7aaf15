// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The names of users by their numbers; each name is looked up once.
struct UserNames {
    private var names: [UInt32: String] = [:]

    /// Returns the name of a user, or the number of a user without a name.
    mutating func name(of user: UInt32) -> String {
        if let name = names[user] { return name }
        let name = Self.look(user) ?? "\(user)"
        names[user] = name
        return name
    }

    private static func look(_ user: UInt32) -> String? {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var buffer = [CChar](repeating: 0, count: 4096)
        guard getpwuid_r(user, &entry, &buffer, buffer.count, &found) == 0, found != nil else {
            return nil
        }
        return String(cString: entry.pw_name)
    }
}
