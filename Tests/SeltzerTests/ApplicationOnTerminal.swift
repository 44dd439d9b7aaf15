// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Pseudoterminal
import ScreenModels
import SeltzerBase
import Testing

/// The program `ApplicationChild` on a terminal, which it may not have to itself.
struct ApplicationOnTerminal {
    let child: PseudoterminalChild
    private(set) var size: Size

    /// Starts the program and waits for its first frame; with a shell, one that is told to start it.
    init(
        _ arguments: [String] = [],
        shell: [String]? = nil,
        environment: [String: String?] = [:],
        size: Size = Size(width: 80, height: 24)
    ) async throws {
        self.size = size
        child = try PseudoterminalChild(
            arguments, program: "ApplicationChild", shell: shell,
            environment: ["SELTZER_QUERIES": "off"].merging(environment) { $1 },
            size: (Int32(size.width), Int32(size.height)))
        if shell != nil {
            try #require(await child.shows("$ "))
            child.type("\"$CHILD\"\n")
        }
        try #require(await shows("ready"), "\(child.output.suffix(300))")
    }

    /// The screen after what was written since the last time that it was forgotten.
    var screen: ScreenModel {
        var model = ScreenModel(size: size)
        model.take(child.bytes)
        return model
    }

    /// Waits for a whole frame that tells of something, and of how often the wheel was turned.
    func shows(_ text: String, turns: Int? = nil) async -> Bool {
        var (count, quietLooks) = (-1, 0)
        return await child.holds { child in
            // The model of the screen takes long, so it is made only after some looks without new bytes. A second paint
            // may still be on its way: it changes nothing unless a character is cut.
            quietLooks = child.bytes.count == count ? quietLooks + 1 : 0
            count = child.bytes.count
            guard quietLooks == 3, !child.endsAmidCharacter else { return false }
            let screen = screen
            return screen.text(size.height - 1).hasSuffix(" \(text) \(size.width)x\(size.height)")
                && (turns.map { screen.text(1).contains(" turns \($0) ") } ?? true)
        }
    }

    /// Presses a key, and waits for the frame that tells of it.
    func press(_ key: Character) async -> Bool {
        child.type(String(key))
        return await shows("key \(key)")
    }

    /// Says that the terminal has another size from now on.
    mutating func resize(to size: Size) {
        self.size = size
        child.resize(columns: Int32(size.width), rows: Int32(size.height))
    }

    /// What is wrong on the screen with a frame that tells of something, by what a paint of every cell makes of it;
    /// nil where nothing is.
    ///
    /// What was written before is forgotten.
    func differenceToFreshPaint(_ text: String) async -> String? {
        guard await shows(text) else { return "it does not tell of \(text)" }
        let before = screen
        var difference: String?
        // The end of a second paint may still be on its way, and count as the new one.
        for _ in 0..<3 {
            child.forgetOutput()
            child.type("\u{0C}")
            guard await shows(text) else { return "it is not painted anew" }
            difference = Self.difference(of: before, to: screen, width: size.width)
            if difference == nil { return nil }
        }
        return difference
    }

    private static func difference(
        of before: ScreenModel, to after: ScreenModel, width: Int
    ) -> String? {
        guard before.unknown.isEmpty || after.unknown.isEmpty else {
            return "not understood: \(before.unknown) \(after.unknown)"
        }
        let place = before.entries.indices.first {
            before.entries[$0].seen != after.entries[$0].seen
        }
        guard let place else { return nil }
        return "row \(place / width), column \(place % width): "
            + "\(before.entries[place]) instead of \(after.entries[place])"
    }

    /// Types `q` and returns how the program ended.
    func quit() async -> PseudoterminalChild.Ending {
        child.type("q")
        return await child.ending()
    }
}

extension ScreenModel.Entry {
    /// The entry without what cannot be seen of it: the color of a blank's text.
    fileprivate var seen: Self {
        var result = self
        let isSeen = !attributes.isDisjoint(with: [.underline, .strikethrough, .reverse])
        if text == " ", !isSeen { result.foreground = "default" }
        return result
    }
}
