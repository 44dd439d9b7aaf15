// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension [UInt8] {
    /// Calls a closure with each scalar of a text in UTF-8, and with each stretch of bytes that is not UTF-8.
    ///
    /// - Parameter body: Gets the scalar, or nil for a stretch that is not UTF-8, and the range of its bytes.
    @inlinable
    package func forEachScalar(_ body: (Unicode.Scalar?, Range<Int>) -> Void) {
        var source = makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var place = 0
        while place < count {
            let start = place
            switch parser.parseScalar(from: &source) {
            case .valid(let scalar):
                place += scalar.count
                body(Unicode.UTF8.decode(scalar), start..<place)
            case .error(let length):
                place += length
                body(nil, start..<place)
            case .emptyInput: return
            }
        }
    }
}
