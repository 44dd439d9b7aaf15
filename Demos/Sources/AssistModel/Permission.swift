// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The rule that an answer "Always" adds.
public enum PermissionRule: Hashable, Sendable {
    /// Every use of a tool that reads, or every write, in the working folder.
    case tool(ToolKind)
    /// Commands of one program that begin with two words, such as `swift test`, and contain no syntax of the shell.
    case prefix([String])
    /// One command, exactly.
    case command(String)

    /// The rule as the end of a sentence that begins with "Always", such as `for swift test in this folder`.
    public var remark: String {
        switch self {
        case .tool(.readFile): "read files in this folder"
        case .tool(.listFolder): "list folders in this folder"
        case .tool(.writeFile): "edit files in this folder"
        case .tool: "in this folder"
        case .prefix(let words): "for \(words.joined(separator: " ")) in this folder"
        case .command: "for exactly this command"
        }
    }

    /// Returns whether the rule permits a use.
    public func permits(_ request: ToolRequest) -> Bool {
        switch (self, request) {
        case (.tool(let kind), _): kind != .runCommand && kind == request.kind
        case (.prefix(let words), .run(let command)):
            ShellWords.simple(command).map { $0.count >= words.count && $0.starts(with: words) }
                ?? false
        case (.command(let known), .run(let command)): known == command
        default: false
        }
    }

    /// Returns the rule that "Always" adds for a use.
    ///
    /// A prefix has two plain words, such as `git status`. Programs that run other programs, such as `sh`, and commands
    /// with syntax of the shell are permitted only as they are.
    public static func always(for request: ToolRequest) -> PermissionRule {
        guard case .run(let command) = request else { return .tool(request.kind) }
        guard let words = ShellWords.simple(command), words.count >= 2,
            words.prefix(2).allSatisfy(ShellWords.isPlain), !ShellWords.runners.contains(words[0])
        else { return .command(command) }
        return .prefix(Array(words.prefix(2)))
    }
}

/// The words of simple commands.
enum ShellWords {
    /// Programs that run a program or code that their arguments name, or that remove data.
    static let runners: Set<String> = [
        "ash", "awk", "bash", "busybox", "chmod", "chown", "command", "csh", "dash", "dd", "doas",
        "env", "eval", "exec", "find", "fish", "gawk", "ksh", "lua", "make", "mkfs", "mv", "nice",
        "nohup", "node", "npx", "osascript", "parallel", "perl", "php", "python", "python3", "rm",
        "rmdir", "rsync", "ruby", "sed", "setsid", "sh", "shred", "source", "ssh", "strace", "su",
        "sudo", "tcsh", "time", "timeout", "trap", "unshare", "watch", "xargs", "zsh",
    ]

    /// Returns the words of a command without any syntax of the shell; nil if it has some.
    static func simple(_ command: String) -> [String]? {
        let isSimple = command.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": true
            case " ", "-", "_", ".", "/", ":", ",", "+", "@", "%": true
            // An equal sign before the first space would set a variable.
            case "=": true
            default: false
            }
        }
        let words = command.split(separator: " ").map(String.init)
        guard isSimple, let first = words.first, !first.contains("=") else { return nil }
        return words
    }

    /// Whether a word is a name, not an option or a path.
    static func isPlain(_ word: String) -> Bool {
        word.first?.isLetter == true
            && word.unicodeScalars.allSatisfy {
                switch $0 {
                case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
                default: false
                }
            }
    }
}

/// The answer of the user to a question for permission.
public enum PermissionAnswer: Hashable, Sendable {
    /// This time.
    case yes
    /// This time, and in the future as the rule of the question says.
    case always
    /// Not at all; the text, if any, tells the model what to do instead.
    case no(String)
}

/// A question to the user: whether the model may use a tool.
public struct PermissionQuestion: Hashable, Sendable {
    /// The identifier of the call.
    public let id: String
    /// The use.
    public let request: ToolRequest
    /// The rule that ``PermissionAnswer/always`` adds.
    public let rule: PermissionRule
    /// The change, for a write; nil for other tools.
    public let change: FileChange?

    /// The question in a sentence, such as `Run this command?`.
    public var title: String {
        switch request.kind {
        case .runCommand: "Run this command?"
        case .listFolder: "List this folder?"
        case .writeFile where change?.old == nil: "Create this file?"
        case let kind: "\(kind.title) this file?"
        }
    }
}

/// A change of a file that the model proposes.
public struct FileChange: Hashable, Sendable {
    /// The path, relative to the working folder.
    public let path: String
    /// The text before; nil for a new file.
    public let old: String?
    /// The text after.
    public let new: String

    /// The differences.
    public var differences: DiffDocument { DiffDocument(file: path, from: old, to: new) }

    /// The numbers of added and removed lines, such as `+3 −2`.
    var summary: String {
        let differences = differences
        return "+\(differences.addedCount) −\(differences.removedCount)"
    }
}
