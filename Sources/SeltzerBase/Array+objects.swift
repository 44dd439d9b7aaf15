// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Searches for an object without a closure. In Swift 6, a closure of the main actor asks which
// executor runs it, each time that a function of the standard library calls it. For `===`, the
// question costs ten times as much as the answer.
extension Array where Element: AnyObject {
    /// Returns the index of the first element that is an object; nil if there is none.
    @inlinable
    package func firstIndex(identicalTo object: AnyObject) -> Int? {
        var index = 0
        while index < count {
            if self[index] === object { return index }
            index += 1
        }
        return nil
    }

    /// Returns the index of the last element that is an object; nil if there is none.
    @inlinable
    package func lastIndex(identicalTo object: AnyObject) -> Int? {
        var index = count - 1
        while index >= 0 {
            if self[index] === object { return index }
            index -= 1
        }
        return nil
    }

    /// Removes every occurrence of an object.
    @inlinable
    package mutating func removeAll(identicalTo object: AnyObject) {
        // From the end, so that the removal of one leaves the places of the others.
        while let index = lastIndex(identicalTo: object) { remove(at: index) }
    }
}
