// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The reason why processes could not be read, or why a process could not be changed.
public enum ProcessError: Error, Hashable, CustomStringConvertible {
    /// The list of processes cannot be read, for a reason given by the system.
    case unreadable(path: String, reason: String)
    /// The process has ended; another one may have its number.
    case ended
    /// The process belongs to another user, or only root may do this.
    case notPermitted
    /// The system gives another reason.
    case failed(reason: String)

    /// Creates the error of a system call about a process, from its error number.
    init(number: Int32) {
        switch number {
        case ESRCH: self = .ended
        case EPERM, EACCES: self = .notPermitted
        default: self = .failed(reason: String(cString: strerror(number)))
        }
    }

    /// Throws the error that a system call returned; 0 means success.
    static func check(_ number: Int32) throws(ProcessError) {
        if number != 0 { throw ProcessError(number: number) }
    }

    /// The error as a sentence.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
        case .ended: "The process has ended."
        case .notPermitted: "Only its owner or root may do this."
        case .failed(let reason): "The system refused: \(reason)."
        }
    }
}
