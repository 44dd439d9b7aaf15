// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerGrammars

/// Shows a source text with the colors of its language, on the screen or in a pipe.
@main
struct ShowSource {
    static func main() async {
        do {
            let options = try ShowSourceOptions(Array(CommandLine.arguments.dropFirst()))
            guard let act = options.act else { return print(ShowSourceOptions.usage) }
            try await run(act, options)
        } catch {
            FileHandle.standardError.write(Data("ShowSource: \(error)\n".utf8))
            exit(error is ShowSourceOptions.Fault ? 2 : 1)
        }
    }

    private static func run(_ act: ShowSourceOptions.Act, _ options: ShowSourceOptions) async throws
    {
        let library = GrammarLibrary(
            directories: options.directories.isEmpty
                ? GrammarLibrary.standardDirectories : options.directories)
        switch act {
        case .list:
            for header in library.headers where !header.isHidden {
                print("\(header.name): \(header.filePatterns.joined(separator: " "))")
            }
            for fault in library.unreadableFiles { print(fault) }
        case .check(let name):
            guard let problems = try library.problems(in: name) else {
                throw ShowSourceOptions.Fault("The language \"\(name)\" is unknown. Try --list.")
            }
            for problem in problems { print(problem) }
            exit(problems.isEmpty ? 0 : 1)
        case .show(let path):
            try await show(path, library, options)
        }
    }

    @MainActor
    private static func show(
        _ path: String, _ library: GrammarLibrary, _ options: ShowSourceOptions
    ) async throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ShowSourceOptions.Fault("The file \(path) cannot be read. Check its path.")
        }
        let bytes = Array(data)
        let source = try SourceLanguage(
            of: path,
            firstLine: String(decoding: bytes.prefix { $0 != 0x0A }.prefix(256), as: UTF8.self),
            language: options.language, in: library)
        if isatty(1) != 0 {
            let controller = SourceController(
                title: path, source, TextStorage(bytes: bytes), library: library)
            await Application(root: controller).runAndExit()
        }
        for line in ColoredLines.lines(of: bytes, options.isPlain ? nil : source.highlighter) {
            print(line)
        }
    }
}
