// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Fields of a line, such as `2`, `-1` or `2..`; the first field has the number 1.
///
/// Negative numbers count from the end.
struct FieldRange: Hashable, Sendable {
    /// The first field; nil for the first of all.
    var first: Int?
    /// The last field; nil for the last of all.
    var last: Int?

    /// Reads a range; nil for any other text.
    init?(_ text: some StringProtocol) {
        let ends = text.split(separator: "..", omittingEmptySubsequences: false)
        let numbers = ends.map { Int($0) }
        guard !text.isEmpty, zip(ends, numbers).allSatisfy({ $0.isEmpty || ($1 ?? 0) != 0 })
        else { return nil }
        switch ends.count {
        case 1: (first, last) = (numbers[0], numbers[0])
        case 2: (first, last) = (numbers[0], numbers[1])
        default: return nil
        }
    }

    /// Returns the part of a line with the fields, without the separators around it; empty for none.
    func part(of line: ArraySlice<UInt8>, separatedBy delimiter: [UInt8]?) -> ArraySlice<UInt8> {
        let fields = Self.fields(of: line, separatedBy: delimiter)
        func place(_ number: Int) -> Int { number > 0 ? number - 1 : fields.count + number }
        let start = max(0, first.map(place) ?? 0)
        let end = min(fields.count - 1, last.map(place) ?? fields.count - 1)
        guard start <= end, start < fields.count, end >= 0 else { return [] }
        return line[fields[start].lowerBound..<fields[end].upperBound]
    }

    private static func fields(
        of line: ArraySlice<UInt8>, separatedBy delimiter: [UInt8]?
    ) -> [Range<Int>] {
        guard let delimiter, !delimiter.isEmpty else {
            return line.split { $0 == 0x20 || $0 == 0x09 }.map { $0.startIndex..<$0.endIndex }
        }
        var fields: [Range<Int>] = []
        var start = line.startIndex
        while let found = line[start...].firstRange(of: delimiter) {
            fields.append(start..<found.lowerBound)
            start = found.upperBound
        }
        return fields + [start..<line.endIndex]
    }
}
