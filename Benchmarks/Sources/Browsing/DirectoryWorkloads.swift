// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

/// What it costs to read a folder of many files and to show the first of them.
@MainActor
enum DirectoryWorkloads {
    static var all: [Workload] {
        [
            Workload(awaiting: "directory-thousand") { await opening(1_000) },
            Workload(awaiting: "directory-100000") { await opening(100_000) },
        ]
    }

    /// Each time a folder is read and its first frame is drawn.
    private static func opening(_ count: Int) async -> @MainActor (Int) async -> Void {
        let folder = TemporaryFolder(files: count)
        let empty = TemporaryFolder(files: 0)
        let view = DirectoryView(path: empty.path)
        let terminal = await Browsing.show(view)
        return { count in
            for _ in 0..<count {
                for path in [folder.path, empty.path] {
                    view.path = BytePath(path)
                    while view.isItemLoading(nil) { try? await Task.sleep(for: .milliseconds(1)) }
                    await terminal.settle()
                }
            }
        }
    }
}
