// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The way in which a process ended.
public enum ChildStatus: Hashable, Sendable {
    /// It ended itself with a status, 0 to 255; 0 means success.
    case exited(Int)
    /// A signal with this number ended it.
    case signaled(Int)
    /// Other code of this process took the status, for example by waiting for every child.
    case lost

    /// Whether the process ended itself with the status 0.
    public var isSuccess: Bool { self == .exited(0) }
}

extension ChildStatus: CustomStringConvertible {
    /// The status in words, such as `exit status 1`.
    public var description: String {
        switch self {
        case .exited(let status): "exit status \(status)"
        case .signaled(let signal): "signal \(signal)"
        case .lost: "unknown status"
        }
    }
}

/// The end of a ``ChildProcess``.
public struct ChildEnd: Hashable, Sendable {
    /// The way in which the process ended.
    public let status: ChildStatus
    /// The last 64 KiB of standard error with ``ChildCommand/ErrorOutput/kept``; otherwise empty.
    ///
    /// It is untrusted text. Bytes that are not UTF-8 are repaired.
    public let errorText: String

    /// Creates the end of a process.
    public init(status: ChildStatus, errorText: String = "") {
        (self.status, self.errorText) = (status, errorText)
    }

    /// Whether the process ended itself with the status 0.
    public var isSuccess: Bool { status.isSuccess }
}

/// A program ran, and did not end with the status 0.
public struct ChildFailed: Error, Hashable, Sendable {
    /// The program.
    public let command: ChildCommand
    /// The end of its process.
    public let end: ChildEnd

    /// Creates the error of a program and its end.
    public init(command: ChildCommand, end: ChildEnd) {
        (self.command, self.end) = (command, end)
    }
}

extension ChildFailed: CustomStringConvertible {
    /// The error in a sentence, with the last line of standard error.
    public var description: String {
        let lines = end.errorText.split(whereSeparator: \.isNewline)
        let reason = lines.last.map { ": \($0)" } ?? "."
        return "“\(command.program)” ended with \(end.status)\(reason)"
    }
}
