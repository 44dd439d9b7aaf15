// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Writes the sources of a program's pages into a file of string literals, which is compiled with the program.
///
/// Embedded resources would do, but the compiler needs 0.1 s for the literals and 2 s for as many
/// bytes of resources. A program in awk writes the file, because a program in Swift would have to
/// be compiled first. The pages are the files `Pages/*Page.swift` of the target.
@main
struct PageSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let pages = (target.sourceModule.map { Array($0.sourceFiles) } ?? []).map(\.url)
            .filter {
                $0.deletingLastPathComponent().lastPathComponent == "Pages"
                    && $0.lastPathComponent.hasSuffix("Page.swift")
            }
            .sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("PageSources.swift")
        return [
            .buildCommand(
                displayName: "Writing the sources of the pages of \(target.name)",
                executable: URL(fileURLWithPath: "/usr/bin/env"),
                arguments: ["awk", "-v", "output=\(output.path)", Self.program] + pages.map(\.path),
                inputFiles: pages, outputFiles: [output])
        ]
    }

    /// Leaves out the three lines at the top of each file, and takes the page's name from the first `name: "…"`.
    private static let program = #"""
        function finish() {
            if (name != "")
                print "        case \"" name "\":\nreturn ##\"\"\"\n" text "\n\"\"\"##" > output
            name = text = ""
        }
        BEGIN {
            print "/// The sources of the pages, without the comment at the top of each file." > output
            print "enum PageSources {" > output
            print "    /// Returns the source of a page; nil if there is none of the name." > output
            print "    static func source(ofPage name: String) -> String? {" > output
            print "        switch name {" > output
        }
        FNR == 1 { finish() }
        FNR > 3 { text = text (FNR > 4 ? "\n" : "") $0 }
        name == "" && /^ *name: "/ { split($0, parts, "\""); name = parts[2] }
        END {
            finish()
            print "        default: return nil\n        }\n    }\n}" > output
        }
        """#
}
