// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What opening and closing a menu of 200 actions costs on a screen of 200×60, from the bytes of the keys to
/// the bytes of both frames; and a command palette of them.
@main
struct Menus {
    static func main() async {
        exit(await Workload.run(workloads, arguments: CommandLine.arguments))
    }

    @MainActor private static var workloads: [Workload] {
        [
            Workload("menu-200") { await opening(by: "\u{1B}m") },
            Workload("palette-200") { await opening(by: "\u{10}") },
        ]
    }

    @MainActor private static func opening(by keys: String) async -> (Int) -> Void {
        let terminal = SilentTerminal(size: Size(width: 200, height: 60))
        await terminal.show(Desk())
        return { count in
            for _ in 0..<count {
                terminal.send(keys)
                // Kitty's form of Escape, which needs no time to be told from other keys.
                terminal.send("\u{1B}[27u")
            }
        }
    }
}

/// A view with 200 actions and a menu of them.
private final class Desk: View {
    private let bar: MenuBar
    private let palette = CommandPalette()
    private let commands: [Action]

    init() {
        commands = (0..<200).map { number in
            Action(
                "command-\(number)", title: "Command \(number)",
                keys: [KeySequence(KeyChord(.function(number % 12 + 1), modifiers: .control))]
            ) { _ in .stop }
        }
        bar = MenuBar([Menu("&Many", children: (0..<200).map { MenuCommand("command-\($0)") })])
        super.init()
        addSubview(bar)
    }

    override var canBecomeFirstResponder: Bool { true }

    override var actions: [Action] { [palette.action] + commands }

    override func layoutSubviews() {
        bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
    }

    override func didMoveToWindow() { becomeFirstResponder() }
}
