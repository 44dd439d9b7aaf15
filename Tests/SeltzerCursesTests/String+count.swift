// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension String {
    /// The number of times that a text occurs.
    func count(of text: String) -> Int {
        indices.filter { self[$0...].hasPrefix(text) }.count
    }
}
