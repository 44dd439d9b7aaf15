// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import SeltzerTerminal

extension TerminalProfile {
    /// Creates the profile of the terminal in the variable `TERM`, from terminfo and the environment.
    ///
    /// A process with more rights than its user reads only the system's database. With a locale
    /// other than UTF-8, the profile allows only ASCII characters.
    ///
    /// - Throws: A ``TerminalError`` if the terminal is unknown, or cannot move its cursor.
    @MainActor
    public static func current(
        environment: [String: String] = processEnvironment()
    ) throws(TerminalError) -> TerminalProfile {
        guard let name = environment["TERM"], !name.isEmpty else { throw .noName }
        // The format of compiled entries allows no longer name.
        guard name.utf8.count <= 127 else { throw .unknownName(name) }
        switch cn_setupterm(name) {
        case CN_TERMINFO_FOUND: break
        case CN_TERMINFO_HARDCOPY: throw .noCursorAddressing(name)
        case CN_TERMINFO_NO_DESCRIPTOR: throw .refused(number: Int32(CN_EMFILE))
        case CN_TERMINFO_UNKNOWN: throw .unknownName(name)
        default: throw .noDatabase
        }
        defer { cn_del_curterm() }
        let profile = read(name: name, environment: environment)
        guard profile.strings["cup"] != nil else { throw .noCursorAddressing(name) }
        return profile
    }

    @MainActor
    private static func read(name: String, environment: [String: String]) -> TerminalProfile {
        let booleans = names(cn_boolname).filter { cn_tigetflag($0) }
        let numbers = names(cn_numname).compactMap { name in
            let value = cn_tigetnum(name)
            return value < 0 ? nil : (name, Int(value))
        }
        let strings = names(cn_strname).compactMap { name in
            cn_tigetstr(name).map { (name, bytes($0)) }
        }
        var profile = TerminalProfile(
            name: name,
            booleans: Set(booleans),
            numbers: Dictionary(numbers) { first, _ in first },
            strings: Dictionary(strings) { first, _ in first }
        )
        profile.capabilities = capabilities(
            booleans: profile.booleans,
            numbers: profile.numbers,
            strings: profile.strings,
            environment: environment
        )
        profile.capabilities.isUnicode = cn_is_utf8()
        profile.software = TerminalSoftware(environment: environment)
        profile.surroundingSoftware = TerminalSoftware(aroundTmuxIn: environment)
        return profile
    }

    /// Terminfo's strings are bytes without a defined encoding.
    private static func bytes(_ string: UnsafePointer<CChar>) -> [UInt8] {
        var result: [UInt8] = []
        while string[result.count] != 0 { result.append(UInt8(bitPattern: string[result.count])) }
        return result
    }

    private static func names(_ name: (Int) -> UnsafePointer<CChar>?) -> [String] {
        var result: [String] = []
        while let next = name(result.count) { result.append(String(cString: next)) }
        return result
    }
}
