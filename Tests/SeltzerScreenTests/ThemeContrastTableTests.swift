// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@Suite("The contrasts of the built-in themes")
struct ThemeContrastTableTests {
    private static let levels: [ColorRole] = [.background, .surface, .raised, .overlay]

    /// The least and the greatest contrast of a role with the four levels, in tenths that are never rounded up.
    private func range(of role: ColorRole, in theme: Theme) throws -> String {
        let tenths = try Self.levels.map { level in
            let ratio = theme[role, on: level].contrastRatio(with: theme[level, on: level])
            return Int(try #require(ratio) * 10)
        }
        let ends = [try #require(tenths.min()), try #require(tenths.max())]
        return ends.map { "\($0 / 10).\($0 % 10)" }.joined(separator: "–")
    }

    /// The same table is in Documentation/ControlsAndLayout.md.
    @Test func areThoseOfTheTable() throws {
        let lines = try Theme.builtIn.map { theme in
            let ranges = try [ColorRole.label, .secondaryLabel, .border, .focus].map {
                try range(of: $0, in: theme)
            }
            return "| \(([theme.name] + ranges).joined(separator: " | ")) |"
        }
        let table = """
            | Fathom | 10.2–15.5 | 5.4–8.2 | 3.3–3.8 | 6.8–10.4 |
            | Cassis | 10.4–15.6 | 5.4–8.2 | 3.3–3.8 | 7.3–10.9 |
            | Juniper | 10.0–15.4 | 5.4–8.3 | 3.3–3.9 | 8.0–12.4 |
            | Chalk | 12.7–16.1 | 5.6–7.2 | 3.1–3.4 | 3.5–4.5 |
            | Oat | 12.0–15.6 | 5.4–7.0 | 3.1–3.3 | 4.1–5.4 |
            | Beacon | 12.3–21.0 | 8.9–15.1 | 5.8–7.8 | 9.5–16.1 |
            """
        #expect(lines.joined(separator: "\n") == table)
    }
}
