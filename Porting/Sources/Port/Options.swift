// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The command line of the program, which Scripts/port.sh writes.
struct Options {
    /// What the user can do about it.
    struct Mistake: Error { let text: String }

    static let usage = """
        Usage: make port FILES="FILE-OR-FOLDER …" OUT=FOLDER
               Scripts/port.sh [--out FOLDER] FILE-OR-FOLDER…
               Scripts/port.sh --count PORTED FINISHED

        Without a folder for the output, the ported text goes to standard output. The list of what
        is left for you goes to standard error. Each line names its row in
        Documentation/ComingFromUIKit.md.
        """

    var files: [String] = []
    var output: String?
    var interface = "Documentation/Interface"
    var seltzer = "."
    var counts = false

    init(_ arguments: [String]) throws(Mistake) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--count": counts = true
            case "--out": output = try Self.value(of: argument, &rest)
            case "--interface": interface = try Self.value(of: argument, &rest)
            case "--seltzer": seltzer = try Self.value(of: argument, &rest)
            case _ where argument.hasPrefix("--"):
                throw Mistake(text: "There is no option \(argument).\n\n\(Self.usage)")
            default: files.append(argument)
            }
        }
        if files.isEmpty {
            throw Mistake(text: "No file to port: name Swift files or folders.\n\n\(Self.usage)")
        }
        if counts, files.count != 2 {
            throw Mistake(text: "--count compares two files: the ported one and the finished one.")
        }
    }

    private static func value(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(Mistake) -> String {
        guard let value = rest.popFirst(), !value.isEmpty else {
            throw Mistake(text: "\(option) needs a value.")
        }
        return value
    }
}
