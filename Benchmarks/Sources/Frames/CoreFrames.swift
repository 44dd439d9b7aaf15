// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Frames drawn straight into the cells, and encoded from there.
@MainActor
struct CoreFrames {
    let content: FrameContent
    let options: FramesOptions
    let encodes: Bool

    /// Writes all frames to standard output, which is a terminal or takes bytes as one does that knows
    /// synchronized updates and widths by clusters.
    func run() {
        var profile = TerminalProfile.ansi
        profile.hasSynchronizedUpdates = true
        profile.capabilities.colorDepth = .trueColor
        let buffer = CellBuffer(size: content.size)
        buffer.clusters.agreedClusters = .all
        let canvas = Canvas(buffer: buffer)
        let encoder = FrameEncoder(profile: profile)
        encoder.hasSideMargins = options.hasSideMargins
        let output = OutputBuffer()
        let whole = Rect(origin: .zero, size: content.size)
        var damage = Damage()
        write(Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[m\u{1B}[2J\u{1B}[H".utf8))
        for frame in 0..<options.frames {
            let area = options.marksDamage && frame > 0 ? content.damage(frame: frame) : whole
            content.prepare(frame: frame)
            content.draw(frame: frame, in: area, on: canvas)
            guard encodes else { continue }
            output.removeAll()
            damage.removeAll()
            damage.insert(area)
            encoder.encode(buffer, damage: damage, cursor: nil, into: output)
            if !output.isEmpty { output.withUnsafeBytes { write($0) } }
        }
        write(Array("\u{1B}[m\u{1B}[?25h\u{1B}[?1049l".utf8))
    }

    private func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes(write)
    }

    private func write(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            #if canImport(Darwin)
            let count = Darwin.write(1, part.baseAddress, part.count)
            #elseif canImport(Musl)
            let count = Musl.write(1, part.baseAddress, part.count)
            #else
            let count = Glibc.write(1, part.baseAddress, part.count)
            #endif
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }
}
