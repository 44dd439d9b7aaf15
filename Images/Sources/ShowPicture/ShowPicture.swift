// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows pictures: `ShowPicture FILE…`.
@main
struct ShowPicture {
    static func main() async {
        let paths = Array(CommandLine.arguments.dropFirst())
        guard !paths.isEmpty, paths.first?.hasPrefix("-") == false else {
            let isHelp = paths.first == "--help" || paths.first == "-h"
            print("Usage: ShowPicture FILE…\nShows pictures in PNG, JPEG, GIF and WebP.")
            if !isHelp {
                print("Give at least one file; write ./ before a name that begins with -.")
            }
            return
        }
        await Application(root: ShowPictureController(paths)).runAndExit()
    }
}
