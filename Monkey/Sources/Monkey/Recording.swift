// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Acts as text: a line for each, with a plus before those that arrive together with the one above.
enum Recording {
    static func text(of groups: [[Act]]) -> String {
        groups.flatMap { group in
            group.enumerated().map { "\($0.offset > 0 ? "+ " : "")\($0.element)\n" }
        }.joined()
    }

    static func groups(of lines: [Substring]) -> [[Act]] {
        var groups: [[Act]] = []
        for line in lines {
            let isJoined = line.hasPrefix("+ ")
            guard let act = Act(line: isJoined ? line.dropFirst(2) : line) else { continue }
            if isJoined, !groups.isEmpty {
                groups[groups.count - 1].append(act)
            } else {
                groups.append([act])
            }
        }
        return groups
    }

    /// What a test needs to send keys together with other input.
    static let keyFunction = """
            func key(_ chord: KeyChord) -> InputEvent {
                .key(KeyPress(chord.key, modifiers: chord.modifiers))
            }
        """

    /// Returns a test that performs the acts.
    static func test(of groups: [[Act]], on screen: String) -> String {
        let begin = groups.contains { $0.count > 1 } ? [keyFunction] : []
        let lines = groups.flatMap { group in
            let inputs = group.compactMap(\.input)
            if inputs.count < 2 { return group.map { "    \($0.statement)" } }
            // These arrive together.
            return [
                "    await pilot.send([", "        \(inputs.joined(separator: ",\n        "))",
                "    ])",
            ]
        }
        return """
            @Test func theMonkeyFoundThis() async {
                // \(screen)
                let pilot = await Pilot(application, columns: 80, rows: 24)
            \((begin + lines).joined(separator: "\n"))
                #expect(await pilot.faults() == [])
            }
            """
    }
}
