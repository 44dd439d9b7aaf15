// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import PortRules

/// Ports Swift files from UIKit to Seltzer, and lists the remaining places.
///
/// The status is 0 if all files were ported, 1 if a file cannot be read or written, and 2 if the
/// command line is wrong.
@main
struct Port {
    /// A failure with one sentence that says what to do.
    struct Failure: Error { let text: String }

    static func main() {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            if options.counts { try count(options.files) } else { try port(options) }
        } catch let mistake as Options.Mistake {
            stop(mistake.text, status: 2)
        } catch let failure as Failure {
            stop(failure.text, status: 1)
        } catch {
            stop("\(error)", status: 1)
        }
    }

    private static func stop(_ text: String, status: Int32) -> Never {
        report(text)
        exit(status)
    }

    private static func report(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    // MARK: Counting

    private static func count(_ files: [String]) throws {
        let count = LineCount(ported: try text(of: files[0]), finished: try text(of: files[1]))
        let percent = Double(count.changed) / Double(max(1, count.total)) * 100
        print(
            "\(count.changed) of \(count.total) lines of code changed by hand: "
                + String(format: "%.1f %%", percent))
    }

    // MARK: Porting

    private static func port(_ options: Options) throws {
        let files = try options.files.flatMap(swiftFiles)
        let names = try interface(options.interface)
        // Nothing is written if one of the files is there already.
        let output = try options.output.map { try Output(folder: $0, files: files.map(\.place)) }
        let ported = Porter(interface: names).port(
            try files.map { SourceFile(name: $0.place, text: try text(of: $0.path)) })
        for file in ported {
            if let output {
                try output.write(file)
            } else {
                print(file.text, terminator: "")
            }
        }
        try output?.writeManifest(seltzer: options.seltzer)
        list(ported, output)
    }

    private static func list(_ files: [PortedFile], _ output: Output?) {
        var count = 0
        for file in files {
            let path = output?.path(of: file.name) ?? file.name
            for leftover in file.leftovers {
                report("\(path):\(leftover.line): \(leftover.text) — \(leftover.row)")
                count += 1
            }
        }
        let ported = files.count == 1 ? "1 file" : "\(files.count) files"
        let places = count == 1 ? "1 place is" : "\(count) places are"
        report(
            "\(ported) ported, \(places) left for you: see Documentation/ComingFromUIKit.md."
        )
        if let output { report("Next: swift build --package-path \(output.folder)") }
    }

    /// A file to port, and its place below the folder that the user named.
    private struct Input {
        let path: String
        let place: String
    }

    private static func swiftFiles(_ path: String) throws -> [Input] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure(text: "\(path) does not exist: name a Swift file or a folder.")
        }
        guard isFolder.boolValue else {
            guard path.hasSuffix(".swift") else {
                throw Failure(text: "\(path) is no Swift file: name files that end in .swift.")
            }
            return [Input(path: path, place: (path as NSString).lastPathComponent)]
        }
        let places =
            FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let files = places.filter { $0.hasSuffix(".swift") && !isBesideTheProgram($0) }
        if files.isEmpty { throw Failure(text: "\(path) has no Swift files: name another folder.") }
        return files.sorted().map { Input(path: "\(path)/\($0)", place: $0) }
    }

    /// Whether a file belongs to tests, to a package of others, or to a build.
    private static func isBesideTheProgram(_ place: String) -> Bool {
        let parts = place.split(separator: "/")
        return parts.last == "Package.swift"
            || parts.contains {
                $0.hasPrefix(".") || $0.hasSuffix("Tests") || $0 == "Pods" || $0 == "Carthage"
            }
    }

    private static func text(of path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(
                text: "\(path) cannot be read: check that it exists and that you may read it.")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw Failure(text: "\(path) is no UTF-8 text: convert it first.")
        }
        return text
    }

    private static func interface(_ folder: String) throws -> InterfaceNames {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let texts = try files.filter { $0.hasSuffix(".txt") }.map {
            try text(of: "\(folder)/\($0)")
        }
        let names = InterfaceNames(texts: texts)
        if names.isEmpty {
            throw Failure(
                text: "\(folder) does not list Seltzer's types: run the program by make port in a "
                    + "checkout of Seltzer.")
        }
        return names
    }
}
