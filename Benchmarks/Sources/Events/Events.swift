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

/// What sending an event costs.
@main
struct Events {
    static func main() async {
        exit(await Workload.run(workloads, arguments: CommandLine.arguments))
    }

    @MainActor static var workloads: [Workload] {
        [
            Workload("post-idle") { posting(in: Chain()) },
            Workload("post-match") { posting(in: Chain().listening()) },
            Workload("post-idle-observed") { posting(in: Chain().observed()) },
            Workload("post-match-observed") { posting(in: Chain().listening().observed()) },
            Workload("ask-top") { asking(in: Chain().answering()) },
            Workload("action") { acting(in: Chain()) },
            Workload("broadcast") { broadcasting(in: Tree(count: 1_000, branching: 10)) },
        ]
    }

    @MainActor private static func posting(in chain: Chain) -> (Int) -> Void {
        { count in
            for number in 0..<count { chain.bottom.post(Ticked(number: number)) }
        }
    }

    @MainActor private static func asking(in chain: Chain) -> (Int) -> Void {
        { count in
            for number in 0..<count {
                precondition(chain.bottom.ask(Successor(number: number)) == number + 1)
            }
        }
    }

    @MainActor private static func acting(in chain: Chain) -> (Int) -> Void {
        { count in
            for number in 0..<count {
                let isTaken = chain.bottom.sendAction { (target: any Ticking) in
                    target.tick(number)
                }
                precondition(isTaken)
            }
        }
    }

    @MainActor private static func broadcasting(in tree: Tree) -> (Int) -> Void {
        { count in
            for number in 0..<count { tree.root.broadcast(Ticked(number: number)) }
        }
    }
}
