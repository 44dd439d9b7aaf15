// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension String {
    /// Returns the text as one line that a field can hold.
    ///
    /// A line end at the very end is left out. Other line ends and tabs become spaces. Other control characters are
    /// left out.
    package var singleLine: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        var line = String.UnicodeScalarView()
        var endsInReturn = false
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x0A where endsInReturn: break
            case 0x09...0x0D, 0x85, 0x2028, 0x2029: line.append(" ")
            case 0x00...0x1F, 0x7F...0x9F: break
            default: line.append(scalar)
            }
            endsInReturn = scalar == "\r"
        }
        if unicodeScalars.last?.isLineEnd == true { line.removeLast() }
        return String(line)
    }
}

extension Unicode.Scalar {
    fileprivate var isLineEnd: Bool {
        (0x0A...0x0D).contains(value) || [0x85, 0x2028, 0x2029].contains(value)
    }
}
