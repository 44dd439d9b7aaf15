// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A control sequence (CSI, ECMA-48 §5.4) while it arrives byte by byte.
///
/// Only a fixed count of numbers is kept, so that a sequence of any length takes no memory. The
/// text of a key or an input method may be longer, up to a limit. The caller keeps the rest of such
/// a text, because a sequence without an array is cheap to copy and read.
struct ControlSequence: Sendable {
    /// The effect of a byte.
    enum Step {
        /// The sequence continues.
        case more
        /// The byte ended the sequence; it is the ``ControlSequence/final``.
        case final
    }

    /// The maximum count of numbers.
    ///
    /// A sequence with more numbers is malformed, unless they are a text.
    static let valueLimit = 32
    /// The maximum count of code points of a text beyond ``valueLimit``.
    ///
    /// A sequence with more code points is malformed.
    static let textLimit = 1_024
    /// The largest number; larger numbers are reduced to it.
    static let largestValue: Int32 = 99_999_999
    /// The maximum count of letters that are skipped in place of a number.
    static let letterLimit = 64

    /// The private marker `<`, `=`, `>` or `?`; 0 for none.
    private(set) var prefix: UInt8 = 0
    /// The last intermediate byte; 0 for none.
    private(set) var intermediate: UInt8 = 0
    /// The byte that ended the sequence.
    private(set) var final: UInt8 = 0
    /// Whether the form is invalid, so that the sequence has no meaning.
    private(set) var isMalformed = false
    /// Whether no byte followed the introducer.
    private(set) var isEmpty = true
    /// The numbers except for the last; -1 for an omitted one.
    ///
    /// Values beyond the count are undefined.
    private var values = SIMD32<Int32>()
    /// The count of code points of a text that the caller keeps.
    private var longTextCount = 0
    /// The count of numbers, without the numbers that the caller keeps.
    private var valueCount = 0
    /// The last number, to which digits are appended.
    private var last: Int32 = -1
    /// A bit for each value that follows a colon, and so belongs to the value before it.
    private var joined: UInt32 = 0
    private var isNegative = false
    private var letters = 0

    /// Prepares for the next sequence.
    mutating func reset() {
        prefix = 0
        intermediate = 0
        final = 0
        isMalformed = false
        isEmpty = true
        longTextCount = 0
        valueCount = 0
        last = -1
        joined = 0
        isNegative = false
        letters = 0
    }

    /// Takes the next byte, 0x20 or above.
    ///
    /// - Parameters:
    ///   - byte: The byte.
    ///   - longText: The code points of a text beyond ``valueLimit``, except for the last; the
    ///     sequence clears the array before the first one.
    mutating func accept(_ byte: UInt8, longText: inout [Int32]) -> Step {
        defer { isEmpty = false }
        switch byte {
        case 0x30...0x39:
            appendDigit(Int32(byte) - 0x30)
        case 0x3A, 0x3B:
            separate(isColon: byte == 0x3A, &longText)
        case 0x3C...0x3F:
            if isEmpty { prefix = byte } else { isMalformed = true }
        case 0x20...0x2F:
            return acceptIntermediate(byte)
        case 0x40...0x7E:
            if isLetterOfWord(byte) { return .more }
            if longTextCount > 0, byte != UInt8(ascii: "u") { isMalformed = true }
            final = byte
            return .final
        default:
            isMalformed = true
        }
        return .more
    }

    private mutating func appendDigit(_ digit: Int32) {
        if intermediate != 0 { isMalformed = true }
        valueCount = Swift.max(valueCount, 1)
        let value = Swift.max(last, 0)
        last = isNegative ? 0 : Swift.min(value * 10 + digit, Self.largestValue)
    }

    private mutating func separate(isColon: Bool, _ longText: inout [Int32]) {
        if intermediate != 0 { isMalformed = true }
        isNegative = false
        valueCount = Swift.max(valueCount, 1)
        guard valueCount < Self.valueLimit else {
            return continueText(isColon: isColon, &longText)
        }
        if isColon { joined |= 1 << UInt32(valueCount) }
        values[valueCount - 1] = last
        valueCount += 1
        last = -1
    }

    /// Continues a text that has more code points than ``valueLimit``: the third parameter of the kitty protocol.
    private mutating func continueText(isColon: Bool, _ longText: inout [Int32]) {
        guard isColon, prefix == 0, count == 3, longTextCount < Self.textLimit else {
            isMalformed = true
            return
        }
        if longTextCount == 0 {
            values[valueCount - 1] = last
            longText.removeAll()
        } else {
            longText.append(last)
        }
        longTextCount += 1
        last = -1
    }

    private mutating func acceptIntermediate(_ byte: UInt8) -> Step {
        if byte == 0x2D, prefix == 0x3C, isAtStartOfNumber {
            // Some terminals report a drag beyond their edge with negative coordinates.
            isNegative = true
            return .more
        }
        if intermediate != 0 { isMalformed = true }
        intermediate = byte
        // rxvt ends keys with Shift with `$`, which is an intermediate byte in ECMA-48.
        if byte == 0x24, prefix == 0, valueCount == 1, last >= 0, !isMalformed {
            final = byte
            intermediate = 0
            return .final
        }
        return .more
    }

    private var isAtStartOfNumber: Bool { last < 0 && !isNegative }

    /// Returns whether a letter belongs to a word in a mouse report, in place of a number.
    ///
    /// Versions of xterm.js sent `NaN`. If its letters ended the sequence, the rest would appear as
    /// typed text. Reports without a marker (mode 1015) look like keys at this point, so in these
    /// only `NaN` is recognized.
    private mutating func isLetterOfWord(_ byte: UInt8) -> Bool {
        if prefix == 0 { return isLetterOfNaN(byte) }
        guard prefix == 0x3C, byte != 0x4D, byte != 0x6D, letters < Self.letterLimit else {
            return false
        }
        guard letters > 0 || isAtStartOfNumber || byte == 0x65 else { return false }
        letters += 1
        isMalformed = true
        return true
    }

    private mutating func isLetterOfNaN(_ byte: UInt8) -> Bool {
        let isNext: Bool
        if letters.isMultiple(of: 3) {
            isNext = byte == UInt8(ascii: "N") && valueCount > 1 && isAtStartOfNumber
        } else {
            isNext = byte == (letters % 3 == 1 ? UInt8(ascii: "a") : UInt8(ascii: "N"))
        }
        guard isNext, intermediate == 0, letters < Self.letterLimit else { return false }
        letters += 1
        isMalformed = true
        return true
    }
}

extension ControlSequence {
    /// The count of parameters, with omitted ones and without sub-parameters.
    var count: Int { valueCount - joined.nonzeroBitCount }

    /// All numbers with sub-parameters, in order; 0 for an omitted one.
    var numbers: [Int] { (0..<valueCount).map { Swift.max(value(at: $0), 0) } }

    /// Whether any parameter has sub-parameters.
    var hasSubparameters: Bool { joined != 0 }

    /// Returns a parameter by its index; nil if it was omitted.
    func parameter(_ index: Int) -> Int? {
        guard let start = start(of: index) else { return nil }
        let value = value(at: start)
        return value >= 0 ? value : nil
    }

    /// Returns a sub-parameter by the index of its parameter and its own position, 1 for the first;
    /// nil if it was omitted.
    func subparameter(_ index: Int, _ position: Int) -> Int? {
        guard let start = start(of: index) else { return nil }
        let place = start + position
        guard place < valueCount else { return nil }
        for between in start + 1...place where joined & (1 << UInt32(between)) == 0 { return nil }
        let value = value(at: place)
        return value >= 0 ? value : nil
    }

    /// Whether a parameter has sub-parameters.
    func isGroup(_ index: Int) -> Bool {
        guard joined != 0, let place = start(of: index), place + 1 < valueCount else {
            return false
        }
        return joined & (1 << UInt32(place + 1)) != 0
    }

    /// Returns a parameter and its sub-parameters, without omitted numbers.
    ///
    /// - Parameters:
    ///   - index: The index of the parameter.
    ///   - longText: The code points that the sequence stored in the caller's array.
    func group(_ index: Int, longText: [Int32]) -> [Int] {
        guard var place = start(of: index) else { return [] }
        var group: [Int] = []
        repeat {
            group.append(value(at: place))
            place += 1
        } while place < valueCount && joined & (1 << UInt32(place)) != 0
        if place == valueCount, longTextCount > 0 {
            group += longText.map(Int.init) + [Int(last)]
        }
        return group.filter { $0 >= 0 }
    }

    private func value(at place: Int) -> Int {
        Int(place == valueCount - 1 && longTextCount == 0 ? last : values[place])
    }

    /// Returns the place of a parameter's first number; nil if there are fewer parameters.
    @inline(__always)
    private func start(of index: Int) -> Int? {
        if joined != 0 { return startAmongGroups(of: index) }
        return index < valueCount ? index : nil
    }

    private func startAmongGroups(of index: Int) -> Int? {
        var parameter = -1
        for place in 0..<valueCount where joined & (1 << UInt32(place)) == 0 {
            parameter += 1
            if parameter == index { return place }
        }
        return nil
    }
}
