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

/// What finding lines by a few letters costs.
@main
struct Matching {
    static func main() async {
        exit(await Workload.run(workloads, arguments: CommandLine.arguments))
    }

    @MainActor static var workloads: [Workload] {
        [
            Workload("match-letter") { matching("e") },
            Workload("match-word") { matching("scrtex") },
            Workload("match-nothing") { matching("zqx") },
            Workload(awaiting: "pick-letter") { await picking(["e"]) },
            Workload(awaiting: "pick-letters") { await picking(["tex"]) },
            Workload(awaiting: "pick-words") { await picking(["scr tex"]) },
            Workload(awaiting: "pick-narrowed") { await picking(["s", "sc"]) },
        ]
    }

    /// Each time a pattern is looked for in a thousand lines.
    @MainActor private static func matching(_ query: String) -> (Int) -> Void {
        let lines = (0..<1_000).map { number in
            var bytes: [UInt8] = []
            Paths.append(number, to: &bytes)
            return bytes.dropLast()
        }
        var matcher = FuzzyMatcher(query)
        return { count in
            for _ in 0..<count {
                for line in lines { _ = line.withUnsafeBufferPointer { matcher.score($0) } }
            }
        }
    }

    /// Each time patterns are typed, one after the other, over a million lines.
    @MainActor private static func picking(_ queries: [String]) async
        -> @MainActor (Int) async -> Void
    {
        let picker = PickerSearch()
        picker.lines = await Paths.million()
        return { count in
            for _ in 0..<count {
                picker.pattern = FuzzyPattern("")
                for query in queries {
                    picker.pattern = FuzzyPattern(query)
                    await picker.settle()
                }
            }
        }
    }
}

/// Names as a tree of sources has them, of 40 bytes in the mean.
private enum Paths {
    private static let folders = [
        "Sources/SeltzerScreen", "Tests/SeltzerViewsTests", "Documentation", "Demos/Sources/Cells",
        "node_modules/@types", "lib", "usr/share/doc", "third-party/zlib", "Benchmarks/Sources",
    ].map { Array($0.utf8) }
    private static let words = [
        "text", "Canvas", "layout", "index", "README", "main", "CellBuffer", "queue", "parser",
        "Table", "view", "json", "module", "extension", "readme_old", "Frame-Encoder",
    ].map { Array($0.utf8) }
    private static let extensionBytes = Array(".swift\n".utf8)

    /// The bytes of a name and a newline.
    static func append(_ number: Int, to bytes: inout [UInt8]) {
        // Numbers that jump about, the same in each run.
        let mixed = number &* 0x9E37_79B9 >> 4
        bytes += folders[mixed % folders.count]
        bytes.append(UInt8(ascii: "/"))
        bytes += words[mixed / 16 % words.count]
        bytes.append(UInt8(ascii: "/"))
        bytes += words[mixed / 512 % words.count]
        var divisor = 100_000
        while divisor > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
        bytes += extensionBytes
    }

    static func million() async -> PickerLines {
        let feed = PickerFeed()
        await feed.read(
            AsyncStream { continuation in
                for start in stride(from: 0, to: 1_000_000, by: 1_000) {
                    var bytes: [UInt8] = []
                    bytes.reserveCapacity(60_000)
                    for number in start..<start + 1_000 { append(number, to: &bytes) }
                    continuation.yield(bytes)
                }
                continuation.finish()
            })
        return await feed.next() ?? PickerLines()
    }
}
