// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The rule that an answer "Always" adds.
public enum PermissionRule: Hashable, Sendable {
    /// Every use of a tool that reads, or every write but in `.git`, in the working folder.
    case tool(ToolKind)
    /// Commands that begin with two words, such as `swift test`, and contain neither syntax of the shell nor paths that
    /// may lead out of the working folder.
    case prefix([String])
    /// One command, exactly.
    case command(String)

    /// The rule as the end of a sentence that begins with "Always", such as `for exactly this command`.
    public var remark: String {
        switch self {
        case .tool(.readFile): "read files in this folder"
        case .tool(.listFolder): "list folders in this folder"
        case .tool(.writeFile): "edit files in this folder, but not in .git"
        case .tool: "in this folder"
        case .prefix(let words):
            "run what begins with \(words.joined(separator: " ")) and names no path outside"
        case .command: "for exactly this command"
        }
    }

    /// Returns whether the rule permits a use.
    public func permits(_ request: ToolRequest) -> Bool {
        switch (self, request) {
        case (.tool(.writeFile), .write(let path, _)): !Self.isInRepository(path)
        case (.tool(let kind), _): kind != .runCommand && kind == request.kind
        case (.prefix(let words), .run(let command)):
            ShellWords.simple(command).map {
                $0.starts(with: words)
                    && $0.dropFirst(words.count).allSatisfy(ShellWords.staysInside)
            } ?? false
        case (.command(let known), .run(let command)): known == command
        default: false
        }
    }

    /// Whether a path leads into the data of a repository, whose hooks and settings name programs that git runs.
    private static func isInRepository(_ path: String) -> Bool {
        // A mark after a slash does not hide it.
        path.unicodeScalars.split(separator: "/").contains {
            String(String.UnicodeScalarView($0)).lowercased() == ".git"
        }
    }

    /// Returns the rule that "Always" adds for a use.
    ///
    /// A prefix has two plain words, such as `git status`. Programs that run other programs, such as `sh`, commands with
    /// syntax of the shell, and commands with paths that may lead out of the folder are permitted only as they are.
    public static func always(for request: ToolRequest) -> PermissionRule {
        guard case .run(let command) = request else { return .tool(request.kind) }
        guard let words = ShellWords.simple(command), words.count >= 2,
            words.prefix(2).allSatisfy(ShellWords.isPlain), !ShellWords.runners.contains(words[0])
        else { return .command(command) }
        let rule = PermissionRule.prefix(Array(words.prefix(2)))
        return rule.permits(request) ? rule : .command(command)
    }
}

/// The words of simple commands.
enum ShellWords {
    /// Programs that run a program or code that their arguments name, or that write or remove data.
    static let runners: Set<String> = [
        "ash", "at", "awk", "bash", "busybox", "chmod", "chown", "chroot", "command", "cp",
        "crontab", "csh", "dash", "dd", "doas", "docker", "env", "eval", "exec", "find", "fish",
        "flock", "gawk", "gdb", "go", "install", "ksh", "ln", "ltrace", "lua", "make", "mkfs", "mv",
        "nice", "node", "nohup", "npm", "npx", "osascript", "parallel", "perl", "php", "pnpm",
        "podman", "python", "python3", "rm", "rmdir", "rsync", "ruby", "script", "sed", "setsid",
        "sh", "shred", "source", "ssh", "strace", "su", "sudo", "tar", "taskset", "tcsh", "tee",
        "time", "timeout", "trap", "unshare", "valgrind", "watch", "xargs", "yarn", "zsh",
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

    /// Whether a word of a simple command names no path that may lead out of the folder, also not as the value of an
    /// option, such as `--output=/tmp/a` and `-C/tmp`.
    static func staysInside(_ word: String) -> Bool {
        if word.contains("..") || word.hasPrefix("-") && !word.hasPrefix("--") && word.contains("/")
        {
            return false
        }
        let parts = word.split(omittingEmptySubsequences: false) { "=:,+@%".contains($0) }
        return parts.allSatisfy { !$0.hasPrefix("/") && !$0.hasPrefix("~") }
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
