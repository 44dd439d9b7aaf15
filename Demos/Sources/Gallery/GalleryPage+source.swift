// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension GalleryPage {
    /// The Swift code of the page, from which the program was built.
    ///
    /// The plugin in `Plugins/PageSources` writes `PageSources`.
    var source: String { PageSources.source(ofPage: name) ?? "" }

    /// The path of the page's file from the folder of the programs, such as
    /// `Gallery/Pages/TextFieldPage.swift`.
    var sourcePath: String { "Gallery/Pages/\(sourceFile)" }

    /// The file with the code, such as `TextFieldPage.swift`.
    var sourceFile: String {
        let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return words.joined() + "Page.swift"
    }
}
