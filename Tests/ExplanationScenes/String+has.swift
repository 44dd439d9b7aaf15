// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension String {
    /// Whether the bytes of a text are among the bytes of this one; `contains` of the standard
    /// library takes an eighth of the time of a hunt.
    func has(_ part: some StringProtocol) -> Bool {
        let (own, wanted) = (Array(utf8), Array(part.utf8))
        guard let first = wanted.first else { return true }
        guard own.count >= wanted.count else { return false }
        for start in 0...(own.count - wanted.count)
        where own[start] == first && own[start...].starts(with: wanted) {
            return true
        }
        return false
    }
}
