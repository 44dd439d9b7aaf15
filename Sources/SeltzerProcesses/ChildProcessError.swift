// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The reason why a program did not start, or why its input did not reach it.
public enum ChildProcessError: Error, Hashable, Sendable {
    /// There is no program with this name or path.
    case notFound(BytePath)
    /// The file with this path may not be run, or is no program.
    case notExecutable(BytePath)
    /// There is no folder with this path in which to start.
    case noDirectory(BytePath)
    /// The program does not read its input any more, or has no input.
    case inputClosed
    /// The system refused an operation, such as `start`, with an error number.
    case failed(operation: String, program: BytePath, code: Int32)
}

extension ChildProcessError: CustomStringConvertible {
    /// The error as sentences: the fact and the next step.
    public var description: String {
        switch self {
        case .notFound(let program) where program.isPath:
            return "There is no program \(program). Check the path."
        case .notFound(let program):
            return "\(program) is in no folder of PATH. Install it, or give its path."
        case .notExecutable(let path):
            return
                "\(path) cannot be run. Check that it is a program and that its permissions allow it."
        case .noDirectory(let path):
            return "There is no folder \(path) in which a program could start."
        case .inputClosed:
            return "The program does not read its input any more."
        case .failed(let operation, let program, let code):
            return
                "\(program): the system could not \(operation): \(String(cString: strerror(code)))."
        }
    }
}

extension BytePath {
    /// Whether the name of a program has a slash, so that it is not searched.
    var isPath: Bool { bytes.contains(UInt8(ascii: "/")) }
}
