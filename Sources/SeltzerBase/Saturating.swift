// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Int {
    /// Returns the sum, held at the nearest representable value instead of trapping.
    @inlinable
    package func saturatingAdding(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }

    /// Returns the difference, held at the nearest representable value instead of trapping.
    @inlinable
    package func saturatingSubtracting(_ other: Int) -> Int {
        let (difference, overflow) = subtractingReportingOverflow(other)
        return overflow ? (other < 0 ? .max : .min) : difference
    }

    /// Returns the product, held at the nearest representable value instead of trapping.
    @inlinable
    package func saturatingMultiplied(by other: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? ((self < 0) != (other < 0) ? .min : .max) : product
    }

    /// Returns this value, or the nearest bound if it lies outside `lower...upper`.
    ///
    /// If the bounds cross, the result is `lower`.
    @inlinable
    package func clamped(_ lower: Int, _ upper: Int) -> Int {
        Swift.max(lower, Swift.min(self, upper))
    }
}
