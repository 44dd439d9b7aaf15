// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A round number such as 1, 2, 5, 10 or 0.5, by which an axis counts.
struct RoundStep {
    /// The number.
    let value: Double
    private let decimals: Int

    /// Chooses the smallest round number that is at least as large as another number.
    init(for width: Double) {
        guard width.isFinite, width > 0 else {
            value = 1
            decimals = 0
            return
        }
        let exponent = log10(width).rounded(.down)
        let power = pow(10, exponent)
        let factor = [1.0, 2, 5, 10].first { $0 * power >= width * (1 - 1e-9) } ?? 10
        value = factor * power
        decimals = max(0, Int(-exponent) - (factor == 10 ? 1 : 0))
    }

    /// Returns a multiple of the step, with as many decimals as it needs.
    func text(_ number: Double) -> String {
        if abs(number) < 1e15, decimals == 0 { return String(Int(number.rounded())) }
        guard decimals > 0, decimals <= 9, abs(number) < 1e9 else { return String(number) }
        let scale = pow(10, Double(decimals))
        let scaled = Int((abs(number) * scale).rounded())
        let digits = String(scaled % Int(scale))
        let zeros = String(repeating: "0", count: decimals - digits.count)
        return "\(number < 0 ? "-" : "")\(scaled / Int(scale)).\(zeros)\(digits)"
    }
}
