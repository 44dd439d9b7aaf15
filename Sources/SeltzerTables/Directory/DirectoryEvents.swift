// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The user selected files or folders; posted by the view, whose own handlers run first.
public struct FileSelectionChanged: RoutedEvent, Hashable, Sendable {
    /// The view.
    public let directoryView: DirectoryView
    /// The paths of all selected files and folders, from the top; empty if none is selected.
    public let paths: [BytePath]

    /// Creates an event.
    public init(directoryView: DirectoryView, paths: [BytePath]) {
        (self.directoryView, self.paths) = (directoryView, paths)
    }
}

/// The user activated a file by Enter or a double click; posted by the view, whose own handlers run first.
///
/// Activating a folder unfolds or folds it, and posts no event.
public struct FileActivated: RoutedEvent, Hashable, Sendable {
    /// The view.
    public let directoryView: DirectoryView
    /// The path of the file.
    public let path: BytePath

    /// Creates an event.
    public init(directoryView: DirectoryView, path: BytePath) {
        (self.directoryView, self.path) = (directoryView, path)
    }
}

/// The user went to another folder above the root of a ``DirectoryView``; posted by the view, whose own handlers run first.
public struct DirectoryRootChanged: RoutedEvent, Hashable, Sendable {
    /// The view.
    public let directoryView: DirectoryView
    /// The path of the folder whose files are at the top now.
    public let path: BytePath

    /// Creates an event.
    public init(directoryView: DirectoryView, path: BytePath) {
        (self.directoryView, self.path) = (directoryView, path)
    }
}
