// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Long texts of lines of different lengths, as prose and programs have them.
enum LongText {
    private static let lines = """
        The tide tables of the port are made a year ahead, from constants of thirty waves.
        Each wave has an amplitude and a phase:

            let height = constants.reduce(mean) { $0 + $1.amplitude * cos($1.phase(at: time)) }

        A storm is in no table. Wind from the west holds the ebb back, and low pressure lifts the sea by a
        centimeter for each hectopascal. Pilots know that.
        | 04:12 | 1.8 m | – |

        """

    /// Returns at least so many bytes.
    static func bytes(_ count: Int) -> [UInt8] {
        let part = Array(lines.utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + part.count)
        while bytes.count < count { bytes += part }
        return bytes
    }
}
