// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The name of a package, and the name of its module.
struct ProjectName: Hashable, Sendable {
    /// The given name, such as `my-tool`.
    let text: String

    /// Creates a name; nil if it has a problem.
    init?(_ text: String) {
        guard Self.problem(of: text) == nil else { return nil }
        self.text = text
    }

    /// The name of the module: its words with capitals, joined, such as `MyTool`.
    var module: String {
        text.split { $0 == "-" || $0 == "_" }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Returns the reason why a text cannot be a name, in a few words; nil if it can.
    static func problem(of text: String) -> String? {
        guard let first = text.utf8.first, isLetter(first) else { return "Begin with a letter" }
        guard text.utf8.allSatisfy({ isLetter($0) || isDigit($0) || $0 == 0x2d || $0 == 0x5f })
        else { return "Use letters from a to z, digits, - and _" }
        guard text.utf8.count <= 64 else { return "Use at most 64 letters" }
        let module = text.lowercased().filter { $0 != "-" && $0 != "_" }
        guard !module.hasPrefix("seltzer"), !modules.contains(module) else {
            return "Another module has this name"
        }
        return nil
    }

    /// The modules that a package meets when it uses Seltzer, in lower case.
    private static let modules: Set<String> = [
        "cncurses", "cnfiles", "darwin", "dispatch", "foundation", "glibc", "musl", "swift",
        "synchronization", "testing", "xctest",
    ]

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
