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

/// Answers keys while every cell of the screen becomes another one sixty times a second; ends at `q`.
///
/// Each key is told of by a byte on standard error, and shows the next Greek letter eight times in the middle.
@main
struct Typing {
    @MainActor
    static func main() async throws {
        let application = Application(root: TypingController())
        try await application.run()
    }
}

private final class TypingController: ViewController {
    private let noise = Noise()
    private let letters = Letters()

    override func loadView() {
        let stack = ZStack {
            noise
            letters
        }
        stack.setAlignment(.center, of: letters)
        view = stack
    }

    override func viewDidAppear(_ animated: Bool) {
        Task { [weak self] in
            while let self {
                noise.setNeedsDisplay()
                try await Task.sleep(for: .nanoseconds(16_666_667))
            }
        }
    }

    override func handleKey(_ event: KeyEvent) -> Disposition {
        var byte = event.text?.utf8.first ?? 0
        _ = write(2, &byte, 1)
        if event.text == "q" { view.window?.application?.end() }
        letters.number += 1
        letters.setNeedsDisplay()
        return .stop
    }
}

/// Shows other characters in other colors whenever it draws.
private final class Noise: View {
    private var state: UInt32 = 12_345
    private let characters = (33..<127).map { String(UnicodeScalar(UInt8($0))) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let area = rect.intersection(bounds)
        for row in area.minY..<area.maxY {
            for column in area.minX..<area.maxX {
                state ^= state << 13
                state ^= state >> 17
                state ^= state << 5
                let style = Style(
                    foreground: .palette(UInt8(truncatingIfNeeded: state)),
                    background: .palette(UInt8(truncatingIfNeeded: state >> 8)))
                let text = characters[Int(state >> 16) % characters.count]
                canvas.draw(text, at: Point(x: column, y: row), style: style)
            }
        }
    }
}

/// Shows a letter eight times.
private final class Letters: View {
    static let size = Size(width: 8, height: 1)
    var number = -1

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard number >= 0, let letter = UnicodeScalar(0x3B1 + UInt32(number) % 17) else { return }
        let text = String(repeating: Character(letter), count: Self.size.width)
        canvas.draw(text, at: .zero, style: Style(attributes: .bold))
    }

    override func sizeThatFits(_ size: Size) -> Size { Self.size }
}
