// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Frames that go the way of every program: views, application, encoder, the session on the terminal.
@MainActor
struct ApplicationFrames {
    let content: FrameContent
    let options: FramesOptions
    let viewCount: Int

    func run() async throws {
        let number = FrameNumber()
        let views = areas.map { ContentView(self.content, number: number, area: $0) }
        let root = View()
        views.forEach(root.addSubview)
        var display: CountingDisplay?
        let application = Application(root: ViewController(view: root)) {
            let made = CountingDisplay(try openDisplay(keepsOutput: false))
            display = made
            return made
        }
        let options = options
        let content = content
        content.prepare(frame: 0)
        Task { @MainActor [unowned application] in
            while display == nil { await Task.yield() }
            if content.workload == .mouse {
                application.on { (key: KeyEvent) in
                    guard key.text == "q" else { return .ignored }
                    application.end()
                    return .stop
                }
                return writeToTerminal(0x05)
            }
            display?.frameShown = {
                Task { @MainActor in
                    // Where nothing is to be marked no frame is shown that would lead to the next.
                    repeat {
                        guard number.value + 1 < options.frames else { return application.end() }
                        number.value += 1
                        content.prepare(frame: number.value)
                    } while !Self.mark(
                        views, content, number.value, onlyDamage: options.marksDamage)
                }
            }
            root.setNeedsDisplay()
        }
        try await application.run()
    }

    /// Marks what is to be drawn; returns whether there is anything.
    private static func mark(
        _ views: [ContentView], _ content: FrameContent, _ frame: Int, onlyDamage: Bool
    ) -> Bool {
        guard onlyDamage else {
            for view in views { view.setNeedsDisplay() }
            return true
        }
        let damage = content.damage(frame: frame)
        for view in views {
            let part = damage.intersection(view.bounds)
            if !part.isEmpty { view.setNeedsDisplay(part) }
        }
        return !damage.isEmpty
    }

    /// One area for all, or tiles of ten columns and two rows.
    private var areas: [Rect] {
        let size = content.size
        guard viewCount > 1 else { return [Rect(origin: .zero, size: size)] }
        return stride(from: 0, to: size.height, by: 2).flatMap { row in
            stride(from: 0, to: size.width, by: LogLines.tileWidth).map { column in
                Rect(
                    x: column, y: row, width: min(LogLines.tileWidth, size.width - column),
                    height: min(2, size.height - row))
            }
        }
    }
}

/// Writes a byte beside the frames, for the program that measures; what the application would keep comes too late.
func writeToTerminal(_ byte: UInt8) {
    var byte = byte
    _ = write(1, &byte, 1)
}
