// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ExplanationScenes

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Asks what inputs would do on random screens and does them, for some seconds.
///
/// `AskThenDo SECONDS [SEED]`: each screen has a seed, and the first one is SEED. For 0 seconds it
/// prints the inputs of the screen SEED. The exit code is 1 if a sentence was false.
@main
@MainActor
struct AskThenDoProgram {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst().map { Int($0) }
        guard let seconds = arguments.first ?? nil, !arguments.contains(nil) else {
            print("Usage: AskThenDo SECONDS [SEED]")
            exit(2)
        }
        let asking = await ExplanationHunt()
        var seed = UInt64(max(0, (arguments.count > 1 ? arguments[1] : nil) ?? 0))
        if seconds == 0 {
            for text in await asking.run(seed) { print(text) }
        }
        let start = ContinuousClock.now
        let end = start + .seconds(seconds)
        var report = start + .seconds(60)
        while ContinuousClock.now < end, asking.faultCount < 1_000 {
            for _ in 0..<100 {
                await asking.run(seed)
                seed += 1
            }
            if ContinuousClock.now > report {
                report += .seconds(60)
                say(asking, since: start, before: seed)
            }
        }
        say(asking, since: start, before: seed)
        if asking.faultCount > 0 {
            print(asking.faults)
            exit(1)
        }
    }

    private static func say(
        _ asking: ExplanationHunt, since start: ContinuousClock.Instant, before seed: UInt64
    ) {
        let seconds = start.duration(to: .now) / .seconds(1)
        let rate = Int(Double(asking.inputCount) / max(seconds, 0.001))
        print(
            "\(asking.inputCount) inputs, \(rate) a second, \(asking.faultCount) with a false sentence; seeds below \(seed)"
        )
        fflush(nil)
    }
}
