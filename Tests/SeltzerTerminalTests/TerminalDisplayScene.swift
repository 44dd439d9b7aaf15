// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ScreenModels
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// A display that was started on a scripted channel, and a buffer of its size.
@MainActor
class TerminalDisplayScene {
    let channel = ScriptedChannel()
    let receiver = EventReceiver()
    let display: TerminalDisplay
    let buffer: CellBuffer

    init(
        size: Size = Size(width: 20, height: 4), mouse: MouseMode = .all,
        bytesPerSecond: Int? = nil, asksTerminal: Bool = false
    ) throws {
        channel.size = size
        channel.bytesPerSecond = bytesPerSecond
        buffer = CellBuffer(size: size)
        display = TerminalDisplay(channel: channel, profile: .ansi, asksTerminal: asksTerminal)
        try display.start(mouse: mouse) { [receiver] event in
            receiver.events.append(event)
            if case .input = event { receiver.answer() }
        }
    }

    var everything: Damage { Damage(buffer.bounds) }

    func show() -> Bool {
        display.show(buffer, damage: everything, cursor: nil)
    }

    /// The text of a row as a terminal shows it after all that was written.
    func text(_ y: Int) -> String {
        var model = ScreenModel(size: buffer.size)
        model.take(channel.written)
        #expect(model.unknown == [])
        return model.text(y)
    }
}
