// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProgramSupport
import Seltzer
import SeltzerTesting

/// The options of the gallery.
struct GalleryOptions {
    /// Whether to print the names of the pages and end.
    let list: Bool
    /// The page to open first.
    let page: GalleryPage?
    /// The page to print.
    let snapshot: GalleryPage?
    /// The format of a snapshot.
    let format: PictureFormat
    /// The size of a snapshot.
    let size: Size
    /// The format in which to print the actions; nil to print none.
    let actionsFormat: ActionsFormat?
    /// The theme; nil for the theme that suits the terminal.
    let theme: Theme?
    /// The keys of lists, pages and texts.
    let keyStyle: KeyStyle?

    /// Creates the options from the values on the command line; throws for an invalid value.
    init(_ values: OptionValues) throws(UsageError) {
        list = values.has("list")
        page = try values.value("page", of: GalleryPage.all, named: \.name)
        snapshot = try values.value("snapshot", of: GalleryPage.all, named: \.name)
        format =
            try values.value("format", of: PictureFormat.allCases, named: \.rawValue) ?? .text
        size = Size(
            width: try values.number("columns", in: 1...1_000) ?? 64,
            height: try values.number("rows", in: 1...1_000) ?? 20)
        actionsFormat = try ActionsFormat(values)
        theme = try values.value("theme", of: Theme.builtIn, named: \.name)
        keyStyle = values.has("vi") ? .vi : nil
    }
}
