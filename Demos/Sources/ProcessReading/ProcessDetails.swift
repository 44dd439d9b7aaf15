// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The values that are read only for one process; values that cannot be read are nil.
public struct ProcessDetails: Hashable, Sendable {
    /// The words of the command line.
    public var arguments: [String]?
    /// The path of the program.
    public var executable: String?
    /// The working directory.
    public var directory: String?

    /// Creates details; values that are not given are nil.
    public init(
        arguments: [String]? = nil, executable: String? = nil, directory: String? = nil
    ) {
        self.arguments = arguments
        self.executable = executable
        self.directory = directory
    }
}
