// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerTesting
import Testing

/// The pictures of the documentation; `Scripts/pictures.sh` runs this test to write them.
@MainActor
@Suite("A picture of the documentation")
struct DocumentationPictureTests {
    @Test(
        "is the same twice, and differs in dark and light", arguments: DocumentationPicture.all)
    func picturesAreTheSameTwice(picture: DocumentationPicture) async throws {
        let dark = try await picture.svg(in: .dark)
        let light = try await picture.svg(in: .light)
        #expect(try await picture.svg(in: .dark) == dark)
        #expect(dark.contains("<title>\(picture.name.prefix(1).uppercased())"))
        #expect(dark != light)
        guard let directory = ProcessInfo.processInfo.environment["SELTZER_PICTURES"] else {
            return
        }
        for (text, light) in [(dark, PictureLight.dark), (light, .light)] {
            let path = "\(directory)/Images/\(picture.name)-\(light.rawValue).svg"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }
}
