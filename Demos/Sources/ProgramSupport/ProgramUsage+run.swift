// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension ProgramUsage {
    /// The exit status after wrong usage: `EX_USAGE` of `sysexits.h`.
    static let usageStatus: Int32 = 64

    /// Runs a program with the arguments of the process, and ends the process.
    ///
    /// Help goes to standard output, errors go to standard error without control characters. Wrong
    /// usage ends with status 64, and any other error with 1, including printed text that could not
    /// be written.
    @MainActor
    public func run(_ body: @MainActor (OptionValues) async throws -> Int32) async -> Never {
        ThreadRoom.require()
        StandardStream.claim()
        do {
            let values = try read(Array(CommandLine.arguments.dropFirst()))
            if values.has("help") { print(help) }
            let status = values.has("help") ? EXIT_SUCCESS : try await body(values)
            if status == EXIT_SUCCESS { try StandardStream.finish() }
            exit(status)
        } catch let error as UsageError {
            StandardStream.error.write(message: "Error: \(error)\n\(line)")
            exit(Self.usageStatus)
        } catch {
            StandardStream.error.write(message: "Error: \(error)")
            exit(EXIT_FAILURE)
        }
    }
}
