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

/// What it costs to find out how two pictures of 200×60 differ, and to write the bytes that make one of the other:
/// the encoder alone, without anything that draws.
@main
struct Encoding {
    static func main() async {
        exit(await Workload.run(workloads, arguments: CommandLine.arguments))
    }

    @MainActor private static var workloads: [Workload] {
        [
            Workload("diff-same") { encoding(Pictures { $0.drawText(0) }) },
            Workload("encode-cell") { encoding(Pictures { $0.drawText(0, oneCell: $1) }) },
            Workload("encode-text") { encoding(Pictures { $0.drawText($1) }) },
            Workload("encode-palette") { encoding(Pictures { $0.drawNoise($1) }) },
            Workload("encode-rgb") { encoding(Pictures { $0.drawGradient($1) }) },
            Workload("encode-reduced") {
                encoding(Pictures { $0.drawGradient($1) }, colorDepth: .palette)
            },
            Workload("encode-wide") { encoding(Pictures { $0.drawClusters($1) }) },
            Workload("encode-scroll") { encoding(Pictures { $0.drawLog($1) }) },
        ]
    }

    /// Shows two pictures in turn, all of them damaged each time.
    @MainActor private static func encoding(
        _ pictures: Pictures, colorDepth: ColorDepth = .trueColor
    ) -> (Int) -> Void {
        var profile = TerminalProfile.ansi
        profile.capabilities.colorDepth = colorDepth
        let encoder = FrameEncoder(profile: profile)
        let output = OutputBuffer()
        return { count in
            for number in 0..<count {
                let picture = number % 2 == 0 ? pictures.even : pictures.odd
                output.removeAll()
                encoder.encode(
                    picture, damage: Damage(picture.bounds), cursor: nil, into: output)
            }
        }
    }
}
