// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The user chose files in an ``OpenPanel``, or a path in a ``SavePanel``; a presented panel then closes.
public struct FilePanelFinished: RoutedEvent, Hashable, Sendable {
    /// The absolute paths, from the top; one path of a ``SavePanel``.
    public let paths: [BytePath]

    /// Creates the event.
    public init(paths: [BytePath]) { self.paths = paths }
}

/// The user left a ``FilePanel`` without a choice, by Esc or the button; a presented panel then closes.
public struct FilePanelCancelled: RoutedEvent, Hashable, Sendable {
    /// Creates the event.
    public init() {}
}

/// A ``FilePanel`` shows another folder.
public struct FilePanelFolderChanged: RoutedEvent, Hashable, Sendable {
    /// The absolute path of the folder.
    public let path: BytePath

    /// Creates the event.
    public init(path: BytePath) { self.path = path }
}

/// The user added the folder of a ``FilePanel`` to the bookmarks, or removed it.
public struct FilePanelBookmarksChanged: RoutedEvent, Hashable, Sendable {
    /// The paths of all bookmarks, for the program to keep.
    public let bookmarks: [BytePath]

    /// Creates the event.
    public init(bookmarks: [BytePath]) { self.bookmarks = bookmarks }
}
