// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Answers each report of the mouse by a byte, and ends at `q`.
///
/// Nothing is between Dispatch's read source and the answer: what hearing of the mouse costs any program that
/// waits as an application does.
@main
struct Echo {
    static func main() {
        var before = termios()
        tcgetattr(0, &before)
        var raw = before
        cfmakeraw(&raw)
        tcsetattr(0, TCSANOW, &raw)
        send("\u{1B}[?1000h\u{1B}[?1006h\u{05}")
        let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
        source.setEventHandler {
            guard answer() else {
                send("\u{1B}[?1006l\u{1B}[?1000l")
                var saved = before
                tcsetattr(0, TCSANOW, &saved)
                exit(0)
            }
        }
        source.activate()
        dispatchMain()
    }

    /// Reads once and answers each report that ends there; returns false at the end.
    private static func answer() -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4_096) { bytes in
            let count = read(0, bytes.baseAddress, bytes.count)
            guard count > 0 else { return false }
            for byte in bytes[..<count] {
                switch byte {
                case UInt8(ascii: "M"), UInt8(ascii: "m"): send("\u{06}")
                case UInt8(ascii: "q"): return false
                default: break
                }
            }
            return true
        }
    }

    private static func send(_ text: StaticString) {
        _ = write(1, text.utf8Start, text.utf8CodeUnitCount)
    }
}
