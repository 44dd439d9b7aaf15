// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Returns the processes of this machine.
public func systemProcesses() -> any ProcessSource {
    #if canImport(Darwin)
    DarwinProcesses()
    #else
    LinuxProcesses()
    #endif
}
