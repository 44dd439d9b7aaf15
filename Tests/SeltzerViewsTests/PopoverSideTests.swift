// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews
import Testing

@Suite struct PopoverSideTests {
    private let screen = Rect(x: 0, y: 0, width: 40, height: 12)
    private let size = Size(width: 10, height: 4)

    @Test func theFirstSideWhereItFitsIsTaken() {
        let source = Rect(x: 15, y: 4, width: 6, height: 1)
        #expect(
            PopoverSide.frame(of: size, beside: source, in: screen)
                == Rect(x: 15, y: 5, width: 10, height: 4))
        #expect(
            PopoverSide.frame(of: size, beside: source, in: screen, sides: [.above, .below])
                == Rect(x: 15, y: 0, width: 10, height: 4))
        #expect(
            PopoverSide.frame(of: size, beside: source, in: screen, sides: [.right])
                == Rect(x: 21, y: 4, width: 10, height: 4))
        #expect(
            PopoverSide.frame(of: size, beside: source, in: screen, sides: [.left])
                == Rect(x: 5, y: 4, width: 10, height: 4))
    }

    @Test func itGoesToTheOtherSideAtTheScreensEdge() {
        let atBottom = Rect(x: 38, y: 10, width: 2, height: 1)
        #expect(
            PopoverSide.frame(of: size, beside: atBottom, in: screen)
                == Rect(x: 30, y: 6, width: 10, height: 4))
        let tall = Rect(x: 2, y: 1, width: 4, height: 10)
        #expect(
            PopoverSide.frame(of: size, beside: tall, in: screen)
                == Rect(x: 6, y: 1, width: 10, height: 4))
        let tallAtRight = Rect(x: 35, y: 1, width: 4, height: 10)
        #expect(
            PopoverSide.frame(of: size, beside: tallAtRight, in: screen)
                == Rect(x: 25, y: 1, width: 10, height: 4))
    }

    @Test func whereItFitsNowhereItCoversRatherThanBeingCut() {
        let tall = Size(width: 10, height: 9)
        let source = Rect(x: 0, y: 6, width: 40, height: 1)
        #expect(
            PopoverSide.frame(of: tall, beside: source, in: screen)
                == Rect(x: 0, y: 0, width: 10, height: 9))
        let huge = Size(width: .max, height: .max)
        #expect(PopoverSide.frame(of: huge, beside: source, in: screen) == screen)
    }

    @Test(arguments: [
        Rect(x: -50, y: -50, width: 3, height: 3), Rect(x: 500, y: 500, width: 3, height: 3),
        Rect(x: .min, y: .min, width: .max, height: .max), .zero,
        Rect(x: .max, y: 0, width: -1, height: -1), Rect(x: 3, y: 3, width: .max, height: 1),
    ])
    func itStaysOnAnyScreenBesideAnything(source: Rect) {
        for width in [0, 1, 5, 40] {
            for height in [0, 1, 3, 12] {
                let screen = Rect(x: 0, y: 0, width: width, height: height)
                for sides in [PopoverSide.allCases, [], [.left], [.above, .right]] {
                    for size in [size, .zero, Size(width: -3, height: 2)] {
                        let frame = PopoverSide.frame(
                            of: size, beside: source, in: screen, sides: sides)
                        #expect(frame.intersection(screen).size == frame.size || frame.isEmpty)
                        #expect(frame.width == min(width, max(0, size.width)))
                    }
                }
            }
        }
    }
}
