// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The command line of ShowPicture.
struct ShowPictureOptions {
    /// A command line that cannot be understood.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    static let usage = """
        Usage: ShowPicture FILE…
        Shows pictures in PNG, JPEG, GIF and WebP.
        """

    /// The files to show; none for the usage.
    let paths: [String]

    init(_ arguments: [String]) throws(Fault) {
        if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
            paths = []
            return
        }
        if let option = arguments.first(where: { $0.hasPrefix("-") }) {
            throw Fault(
                description: "The option \(TextSanitizer.line(option)) is unknown. "
                    + "Write ./ before a name that begins with -.")
        }
        guard !arguments.isEmpty else { throw Fault(description: "Give at least one file.") }
        paths = arguments
    }
}
