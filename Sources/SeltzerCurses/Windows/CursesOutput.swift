// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses

/// The bytes that ncurses writes, which a display sends to the terminal.
enum CursesOutput {
    /// Returns the bytes that ncurses has written since the last call.
    static func take() -> [UInt8] {
        var result: [UInt8] = []
        var count = 1
        while count > 0 {
            result += [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, initialized in
                count = cn_take_output(buffer.baseAddress, buffer.count)
                initialized = count
            }
        }
        return result
    }
}
