// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews
import Testing

@Suite struct AnimationCurveTests {
    private let eased: [AnimationCurve] = [.linear, .easeIn, .easeOut, .easeInOut]

    @Test func allCurvesBeginAndEndExactly() {
        for curve in eased + [.spring(dampingRatio: 0.5), .spring(dampingRatio: .nan)] {
            #expect(curve.value(at: 0) == 0)
            #expect(curve.value(at: 1) == 1)
            #expect(curve.value(at: -3) == 0)
            #expect(curve.value(at: .infinity) == 1)
            #expect(curve.value(at: .nan) == 0)
        }
    }

    @Test func easedCurvesNeverGoBack() {
        for curve in eased {
            let values = (0...1_000).map { curve.value(at: Double($0) / 1_000) }
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }

    @Test func easedCurvesAreThoseOfCSS() {
        // Computed from the definition of cubic-bezier with rational arithmetic.
        #expect(abs(AnimationCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
        #expect(abs(AnimationCurve.easeIn.value(at: 0.5) - 0.3154) < 1e-3)
        #expect(abs(AnimationCurve.easeOut.value(at: 0.5) - 0.6846) < 1e-3)
    }

    @Test(arguments: [-1, 0, 0.1, 0.3, 0.7, 1, 5, .nan, .infinity] as [Double])
    func aSpringComesToRest(ratio: Double) {
        let values = (0...1_000).map {
            AnimationCurve.spring(dampingRatio: ratio).value(at: Double($0) / 1_000)
        }
        #expect(values.allSatisfy { $0 > -0.01 && $0 < 2 })
        #expect(abs(values[999] - 1) < 0.01)
        #expect((values.max() ?? 0) > 1.02 || !(ratio < 0.75))
    }
}
