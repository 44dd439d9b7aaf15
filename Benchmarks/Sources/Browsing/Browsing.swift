// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What views of long texts, trees, logs, folders, Markdown, differences and conversations cost on a screen of 200×60.
@main
struct Browsing {
    static func main() async {
        let workloads =
            TextWorkloads.all + OutlineWorkloads.all + LogWorkloads.all + DirectoryWorkloads.all
            + MarkdownWorkloads.all + DiffWorkloads.all + TranscriptWorkloads.all
        exit(await Workload.run(workloads, arguments: CommandLine.arguments))
    }

    /// Shows a view that has the focus.
    @MainActor static func show(_ view: View) async -> SilentTerminal {
        let terminal = SilentTerminal(size: Size(width: 200, height: 60))
        await terminal.show(view)
        view.becomeFirstResponder()
        await terminal.settle()
        return terminal
    }

    /// Shows a view, and each time presses keys, one frame for each.
    @MainActor static func pressing(
        _ keys: [String], in view: View
    ) async -> (Int) -> Void {
        let terminal = await show(view)
        return { count in
            for _ in 0..<count {
                for key in keys { terminal.send(key) }
            }
        }
    }
}
