// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Duration {
    /// Creates a duration from seconds; it is zero for a negative number, and a thousand million
    /// seconds at most.
    ///
    /// - Parameter seconds: The seconds, as UIKit's functions have them. `Duration.seconds(_:)`
    ///   traps if the number is not finite.
    package init(clampingSeconds seconds: Double) {
        self = .seconds(seconds > 0 ? min(seconds, 1e9) : 0)
    }
}
