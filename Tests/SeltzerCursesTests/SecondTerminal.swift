// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CPseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A terminal that no program was started on.
struct SecondTerminal {
    /// Its name, to open it by.
    let path: String
    private let controller: Int32

    init() throws {
        var name = [CChar](repeating: 0, count: 128)
        controller = cpt_open(&name, name.count)
        path = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        try #require(controller >= 0)
    }

    /// What has been written to it since the last call.
    func read() -> String {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = cpt_read(controller, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
