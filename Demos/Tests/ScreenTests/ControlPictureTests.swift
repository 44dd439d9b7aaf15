// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerTesting
import Testing

/// The pictures on the pages of the controls; `Scripts/pictures.sh` runs this test to write them.
@MainActor
@Suite("A picture of a control")
struct ControlPictureTests {
    @Test("is the same twice, and differs in dark and light", arguments: ControlPicture.all)
    func picturesAreTheSameTwice(picture: ControlPicture) async throws {
        let dark = try await picture.svg(in: .dark)
        let light = try await picture.svg(in: .light)
        #expect(try await picture.svg(in: .dark) == dark)
        #expect(dark != light)
        guard let directory = ProcessInfo.processInfo.environment["SELTZER_PICTURES"] else {
            return
        }
        // The names by which DocC tells dark from light.
        for (text, end) in [(dark, "~dark"), (light, "")] {
            let path = "\(directory)/Controls/\(picture.name)\(end).svg"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }
}
