// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The command line of ShowSource.
struct ShowSourceOptions {
    /// A command line that cannot be understood.
    struct Fault: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    /// What to do.
    enum Act: Equatable {
        case show(String)
        case list
        case check(String)
    }

    static let usage = """
        ShowSource FILE [--definitions DIR]… [--language NAME] [--plain]
        ShowSource --list [--definitions DIR]…
        ShowSource --check NAME [--definitions DIR]…

        Shows a source text with the colors of its language: on the whole screen, or as colored text in a pipe.
          --definitions DIR  a folder with definitions of KSyntaxHighlighting; else the folders of KDE's editors
          --language NAME    the language; else the language of the file's name
          --plain            no colors in a pipe
          --list             the languages and their file names
          --check NAME       the faults of a definition, with file and line
        """

    /// What to do; nil for the usage.
    private(set) var act: Act?
    private(set) var directories: [String] = []
    private(set) var language: String?
    private(set) var isPlain = false

    init(_ arguments: [String]) throws(Fault) {
        var rest = arguments[...], isUsage = arguments.isEmpty, endsOptions = false
        while let word = rest.popFirst() {
            switch word {
            case _ where endsOptions || !word.hasPrefix("-"): try set(.show(word))
            case "--": endsOptions = true
            case "--help", "-h": isUsage = true
            case "--plain": isPlain = true
            case "--list": try set(.list)
            case "--check": try set(.check(try Self.value(of: word, &rest)))
            case "--definitions": directories.append(try Self.value(of: word, &rest))
            case "--language": language = try Self.value(of: word, &rest)
            default: throw Fault("The option \(word) is unknown. Try --help.")
            }
        }
        if isUsage { act = nil } else if act == nil { throw Fault("Name a file. Try --help.") }
    }

    private mutating func set(_ new: Act) throws(Fault) {
        guard act == nil else { throw Fault("Name one file, --list or --check NAME. Try --help.") }
        act = new
    }

    private static func value(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(Fault) -> String {
        guard let value = rest.popFirst() else {
            throw Fault("The option \(option) needs a value. Try --help.")
        }
        return value
    }
}
