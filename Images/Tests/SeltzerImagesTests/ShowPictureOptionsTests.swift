// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import ShowPicture

@Suite struct ShowPictureOptionsTests {
    private func fault(_ arguments: String...) -> String? {
        do {
            _ = try ShowPictureOptions(arguments)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func filesAreShownInTheirOrder() throws {
        #expect(try ShowPictureOptions(["b.png", "./-a.gif"]).paths == ["b.png", "./-a.gif"])
        #expect(try ShowPictureOptions(["a.png", "--help"]).paths.isEmpty)
    }

    @Test func noFileAndUnknownOptionsAreFaults() {
        #expect(fault() == "Give at least one file.")
        let advice = "Write ./ before a name that begins with -."
        #expect(fault("--x") == "The option --x is unknown. \(advice)")
        #expect(fault("a.png", "-\u{1B}[31m") == "The option -␛[31m is unknown. \(advice)")
    }
}
