// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerTesting

/// Sends input to a tree of views that change it whenever they are told, laid out, drawn or hit.
///
/// The tree stays one, who is in no window hears nothing, and the screen shows what a full repaint would.
@_cdecl("fuzz_tree")
public func fuzzTree(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = FuzzInput(start, count)
    MainActor.assumeIsolated {
        let turmoil = TreeTurmoil(input)
        turmoil.start()
        pump { turmoil.isRunning }
        turmoil.act()
        turmoil.end()
        pump { !turmoil.isRunning }
    }
    return 0
}

/// Runs what waits on the main queue until a condition holds.
private func pump(until isDone: () -> Bool) {
    while !isDone() { _ = RunLoop.main.run(mode: .default, before: Date()) }
}
