// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The reason why a ``FileWriter`` left a file as it was.
public enum FileWriteError: Error, Hashable, Sendable {
    /// The system refused to write.
    case failed(FileError)
    /// The file is not as expected: another program changed, replaced, created or removed it.
    case changed(path: BytePath, FileVersion?)
}

extension FileWriteError: CustomStringConvertible {
    /// The reason in one sentence.
    public var description: String {
        switch self {
        case .failed(let error): error.description
        case .changed(let path, nil): "\(path) was not saved: the file is gone."
        case .changed(let path, _?): "\(path) was not saved: another program changed the file."
        }
    }
}
