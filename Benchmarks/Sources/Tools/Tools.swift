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

/// What command-line tools cost that show progress and lines above inline rows.
///
/// `Tools live SECONDS` makes 10,000 updates a second on the terminal of the process, and prints the CPU time that the
/// process took for them as a part of the time that passed. `Tools idle SECONDS` does the same without updates.
@main
struct Tools {
    static func main() async {
        let arguments = CommandLine.arguments
        if arguments.count == 3, let seconds = Int(arguments[2]) {
            switch arguments[1] {
            case "live": return await ProgressWorkloads.runLive(seconds, isUpdating: true)
            case "idle": return await ProgressWorkloads.runLive(seconds, isUpdating: false)
            default: break
            }
        }
        let workloads = ProgressWorkloads.all + LineWorkloads.all
        exit(await Workload.run(workloads, arguments: arguments))
    }
}
