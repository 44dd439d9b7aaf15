// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Seltzer
import SeltzerTesting

/// The size of a screen in memory, such as `80x24`.
struct SnapshotSize: ExpressibleByArgument {
    let size: Size

    init(_ size: Size) { self.size = size }

    /// Creates a size; nil unless the text is a size from 1x1 to 1000x1000.
    init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
            (1...1_000).contains(width), (1...1_000).contains(height)
        else { return nil }
        size = Size(width: width, height: height)
    }

    var defaultValueDescription: String { "\(size.width)x\(size.height)" }

    /// Returns the text of a controller's screen of this size, without blanks at the ends of lines.
    @MainActor
    func text(of controller: ViewController) async -> String {
        await Pilot(controller, columns: size.width, rows: size.height).screen
    }
}
