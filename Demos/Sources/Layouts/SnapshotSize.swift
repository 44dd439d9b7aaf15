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

    /// Returns a controller's screen of this size: as text without blanks at the ends of lines, or
    /// as a picture.
    ///
    /// Without a theme, a picture has the theme of a dark terminal.
    @MainActor
    func output(
        of controller: ViewController, format: PictureFormat, theme: Theme?
    ) async -> String {
        let application = Application(root: controller)
        application.theme = theme
        let pilot = await Pilot(
            application, columns: size.width, rows: size.height,
            capabilities: DisplayCapabilities(appearance: format == .text ? nil : .dark))
        return pilot.picture(as: format)
    }
}

/// The name of a format can be an argument.
extension PictureFormat: @retroactive ExpressibleByArgument {}
