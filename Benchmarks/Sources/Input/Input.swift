// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer
import SeltzerTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What input costs: to find the view at a point, to decode bytes, to take a paste and a burst of the mouse.
@main
struct Input {
    static func main() async {
        exit(await Workload.run(workloads, arguments: CommandLine.arguments))
    }

    @MainActor private static var workloads: [Workload] {
        [
            Workload("hit-tree") { hitting(Tiles(count: 10_000, branching: 3).root) },
            Workload("hit-siblings") { hitting(Tiles(count: 100_001, branching: 100_000).root) },
            Workload("decode-text") { decoding(Bytes.text) },
            Workload("decode-keys") { decoding(Bytes.keys) },
            Workload("decode-mouse") { decoding(Bytes.mouse) },
            Workload("decode-mixed") { decoding(Bytes.mixed) },
            Workload("paste") { decoding(Bytes.paste) },
            Workload("burst") { await bursting() },
        ]
    }

    /// Asks for the view at the cell that is found last: that of the hindmost leaf.
    @MainActor private static func hitting(_ root: View) -> (Int) -> Void {
        { count in
            for _ in 0..<count {
                precondition(root.hitTest(.zero, with: nil) !== root)
            }
        }
    }

    @MainActor private static func decoding(_ bytes: [UInt8]) -> (Int) -> Void {
        var decoder = InputDecoder(profile: .ansi)
        var found: [DecodedInput] = []
        let reads = Bytes.reads(of: bytes)
        return { count in
            for _ in 0..<count {
                found.removeAll(keepingCapacity: true)
                for read in reads { decoder.decode(read, at: .zero, into: &found) }
                precondition(!found.isEmpty)
            }
        }
    }

    /// Moves the pointer 200,000 times over a grid of cells, as fast as the terminal is read.
    @MainActor private static func bursting() async -> (Int) -> Void {
        let terminal = SilentTerminal(size: Size(width: 200, height: 60))
        await terminal.show(CellGridView(rows: 60, columns: 40))
        let reads = Bytes.reads(of: Bytes.moves(200_000))
        return { count in
            for _ in 0..<count {
                for read in reads { terminal.send(read) }
            }
        }
    }
}
