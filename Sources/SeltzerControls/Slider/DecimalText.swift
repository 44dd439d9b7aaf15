// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A number with a fixed count of decimals, without a locale.
struct DecimalText: CustomStringConvertible {
    let description: String

    /// Writes a number; a number of 1e15 or more has Swift's own form.
    init(_ value: Double, places: Int) {
        let scale = (0..<max(0, min(places, 15))).reduce(1.0) { scale, _ in scale * 10 }
        let scaled = (value * scale).rounded()
        guard scaled.magnitude < 1e15 else {
            description = "\(value)"
            return
        }
        let digits = String(Int(scaled.magnitude))
        let sign = scaled < 0 ? "-" : ""
        guard places > 0 else {
            description = sign + digits
            return
        }
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        description = "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
    }
}
