// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Draws frames of a workload, as the programs of other toolkits do that this one is compared with.
@main
struct Frames {
    @MainActor
    static func main() async {
        guard let options = FramesOptions(Array(CommandLine.arguments.dropFirst())) else {
            fail(FramesOptions.usage, status: 2)
        }
        let lines = getenv("W_LINES").flatMap { Int(String(cString: $0)) } ?? 1_000
        let content = FrameContent(
            options.workload, size: Size(width: options.columns, height: options.rows),
            lineCount: max(1, lines))
        switch options.path {
        case .core(let encodes):
            CoreFrames(content: content, options: options, encodes: encodes).run()
        case .application(let views):
            do {
                try await ApplicationFrames(content: content, options: options, viewCount: views)
                    .run()
            } catch {
                fail("\(error)\n", status: 1)
            }
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        let bytes = Array(message.utf8)
        _ = write(2, bytes, bytes.count)
        exit(status)
    }
}
