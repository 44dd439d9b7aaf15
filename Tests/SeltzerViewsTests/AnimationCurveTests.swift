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

    @Test func controlPointsMakeTheCurvesOfTheseNames() {
        let named: [(AnimationCurve, AnimationCurve)] = [
            (.easeIn, .cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)),
            (.easeOut, .cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)),
            (.easeInOut, .cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)),
            (.linear, .cubic(x1: 0.25, y1: 0.25, x2: 0.75, y2: 0.75)),
        ]
        for (curve, points) in named {
            for step in 0...20 {
                let time = Double(step) / 20
                #expect(abs(curve.value(at: time) - points.value(at: time)) < 1e-6)
            }
        }
        let swinging = AnimationCurve.cubic(x1: 0.3, y1: -1, x2: 0.7, y2: 2)
        #expect(swinging.value(at: 0.2) < 0 && swinging.value(at: 0.8) > 1)
        #expect(swinging.value(at: 0) == 0 && swinging.value(at: 1) == 1)
        // Points before the beginning and behind the end count as these.
        let wide = AnimationCurve.cubic(x1: -3, y1: 0, x2: 9, y2: 1)
        #expect(
            wide.value(at: 0.5) == AnimationCurve.cubic(x1: 0, y1: 0, x2: 1, y2: 1).value(at: 0.5))
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
