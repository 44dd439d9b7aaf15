// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNProcesses
import SeltzerBase

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Finds the program of a command, and starts it.
struct ChildLaunch {
    private let command: ChildCommand
    private let environment: [String]

    init(_ command: ChildCommand) {
        self.command = command
        environment = Self.environment(of: command)
    }

    /// A started process, and this process's ends of its files.
    struct Started {
        let process: pid_t
        let input: Descriptor?
        let output: Descriptor
        let errors: Descriptor?
        let terminal: Descriptor?
    }

    func start() throws(ChildProcessError) -> Started {
        if let directory = command.directory, !Self.isDirectory(directory) {
            throw .noDirectory(directory)
        }
        let path = try path()
        if let size = command.terminalSize { return try startOnTerminal(path, size) }
        return try startOnPipes(path)
    }

    // MARK: The two ways to start

    private func startOnTerminal(_ path: BytePath, _ size: Size) throws(ChildProcessError)
        -> Started
    {
        var ends: [Int32] = [-1, -1]
        var name = [CChar](repeating: 0, count: 256)
        let code = cn_process_terminal(
            Int32(size.width.clampedToTerminal), Int32(size.height.clampedToTerminal), &ends,
            &name, name.count)
        guard code == 0 else { throw failure("make a terminal", code) }
        let (own, other) = (Descriptor(ends[0]), Descriptor(ends[1]))
        cn_process_set_nonblocking(own.number)
        let process = try spawn(path, [-1, -1, -1], terminal: name)
        // Until now, so that the terminal had somebody on its other end.
        withExtendedLifetime(other) {}
        return Started(process: process, input: own, output: own, errors: nil, terminal: own)
    }

    private func startOnPipes(_ path: BytePath) throws(ChildProcessError) -> Started {
        let output = try pipe()
        var input: (read: Descriptor, write: Descriptor)?
        var errors: (read: Descriptor, write: Descriptor)?
        if command.input != .nothing { input = try pipe() }
        let usesErrors = command.errorOutput == .kept || command.errorOutput == .marked
        if usesErrors { errors = try pipe() }
        let error =
            command.errorOutput == .merged ? output.write.number : errors?.write.number ?? -1
        let process = try spawn(path, [input?.read.number ?? -1, output.write.number, error])
        withExtendedLifetime((output.write, input?.read, errors?.write)) {}
        for file in [output.read, input?.write, errors?.read] {
            if let file { cn_process_set_nonblocking(file.number) }
        }
        return Started(
            process: process, input: input?.write, output: output.read, errors: errors?.read,
            terminal: nil)
    }

    private func pipe() throws(ChildProcessError) -> (read: Descriptor, write: Descriptor) {
        var ends: [Int32] = [-1, -1]
        let code = cn_process_pipe(&ends)
        guard code == 0 else { throw failure("make a pipe", code) }
        return (Descriptor(ends[0]), Descriptor(ends[1]))
    }

    private func spawn(
        _ path: BytePath, _ standard: [Int32], terminal: [CChar]? = nil
    ) throws(ChildProcessError) -> pid_t {
        var process: pid_t = 0
        let words = ([command.program] + command.arguments).map { $0.withCString { strdup($0) } }
        let variables = environment.map { strdup($0) }
        defer { (words + variables).forEach { free($0) } }
        let code = path.withCString { path in
            (words + [nil]).withUnsafeBufferPointer { words in
                (variables + [nil]).withUnsafeBufferPointer { variables in
                    Self.withCString(command.directory) { directory in
                        Self.withCString(terminal) { terminal in
                            var program = cn_program(
                                path: path, arguments: words.baseAddress,
                                environment: variables.baseAddress, directory: directory,
                                standard: (standard[0], standard[1], standard[2]),
                                terminal: terminal)
                            return cn_process_start(&program, &process)
                        }
                    }
                }
            }
        }
        switch code {
        case 0: return process
        case ENOENT where Self.mode(of: placed(path)) == nil: throw .notFound(command.program)
        case EACCES, ENOEXEC, ENOENT, EISDIR, EPERM: throw .notExecutable(path)
        default: throw failure("start it", code)
        }
    }

    /// The path, seen from the folder of this process.
    private func placed(_ path: BytePath) -> BytePath {
        guard let directory = command.directory, path.bytes.first != UInt8(ascii: "/") else {
            return path
        }
        return directory.appending(path)
    }

    private static func withCString<Result>(
        _ path: BytePath?, _ body: (UnsafePointer<CChar>?) -> Result
    ) -> Result {
        guard let path else { return body(nil) }
        return path.withCString { body($0) }
    }

    private static func withCString<Result>(
        _ text: [CChar]?, _ body: (UnsafePointer<CChar>?) -> Result
    ) -> Result {
        guard let text else { return body(nil) }
        return text.withUnsafeBufferPointer { body($0.baseAddress) }
    }

    private func failure(_ operation: String, _ code: Int32) -> ChildProcessError {
        .failed(operation: operation, program: command.program, code: code)
    }

    // MARK: The program and its environment

    /// Returns the path of the program, which a name without a slash gets from the program's own `PATH`.
    private func path() throws(ChildProcessError) -> BytePath {
        let program = command.program
        if program.isEmpty { throw .notFound(program) }
        if program.isPath { return program }
        let variable = environment.first { $0.hasPrefix("PATH=") }?.dropFirst(5)
        var found: BytePath?
        for folder in (variable ?? "/usr/bin:/bin").split(separator: ":") {
            let path = BytePath(folder).appending(program)
            guard let mode = Self.mode(of: path), mode & S_IFMT == S_IFREG else { continue }
            if path.withCString({ access($0, X_OK) }) == 0 { return path }
            found = found ?? path
        }
        throw found.map { .notExecutable($0) } ?? .notFound(program)
    }

    private static func environment(of command: ChildCommand) -> [String] {
        var variables: [String] = []
        if command.inheritsEnvironment, var entry = cn_process_environment() {
            while let variable = entry.pointee {
                let text = String(cString: variable)
                let name = text.prefix { $0 != "=" }
                if command.environment[String(name)] == nil { variables.append(text) }
                entry += 1
            }
        }
        for (name, value) in command.environment.sorted(by: { $0.key < $1.key }) {
            if let value { variables.append("\(name)=\(value)") }
        }
        return variables
    }

    private static func isDirectory(_ path: BytePath) -> Bool {
        mode(of: path).map { $0 & S_IFMT == S_IFDIR } ?? false
    }

    private static func mode(of path: BytePath) -> mode_t? {
        var status = stat()
        return path.withCString { stat($0, &status) } == 0 ? status.st_mode : nil
    }
}

extension Int {
    /// The length as a side of a terminal, 1 to 65,535 cells.
    var clampedToTerminal: Int { Swift.min(Swift.max(self, 1), 65_535) }
}
