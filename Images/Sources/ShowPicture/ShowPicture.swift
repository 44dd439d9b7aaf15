// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer

/// Shows pictures: `ShowPicture FILE…`.
@main
struct ShowPicture {
    /// The exit status after wrong usage: `EX_USAGE` of `sysexits.h`.
    private static let usageStatus: Int32 = 64

    static func main() async {
        do {
            let options = try ShowPictureOptions(Array(CommandLine.arguments.dropFirst()))
            guard !options.paths.isEmpty else { return print(ShowPictureOptions.usage) }
            await Application(root: ShowPictureController(options.paths)).runAndExit()
        } catch {
            let text = "ShowPicture: \(error)\n\(ShowPictureOptions.usage)\n"
            FileHandle.standardError.write(Data(text.utf8))
            exit(usageStatus)
        }
    }
}
