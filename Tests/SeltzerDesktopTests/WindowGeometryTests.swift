// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: WindowPlacement, WindowEdges, WindowChrome, WindowCover, WindowArrangement.

import SeltzerBase
import Testing

@testable import SeltzerDesktop

@Suite struct WindowGeometryTests {
    private let area = Rect(x: 0, y: 0, width: 81, height: 25)

    @Test func halvesAndQuartersFillTheArea() {
        let pairs: [[WindowPlacement]] = [
            [.left, .right], [.top, .bottom], [.topLeft, .topRight, .bottomLeft, .bottomRight],
        ]
        for parts in pairs {
            let rects = parts.compactMap { $0.rect(in: area) }
            #expect(area.isCovered(by: rects))
            #expect(rects.reduce(0) { $0 + $1.width * $1.height } == 81 * 25)
        }
        #expect(WindowPlacement.free.rect(in: area) == nil)
    }

    @Test func onlyTheEdgesSnap() {
        #expect(WindowPlacement.ofDrop(at: Point(x: 40, y: 12), in: area) == nil)
        #expect(WindowPlacement.ofDrop(at: Point(x: 40, y: 24), in: area) == nil)
        #expect(WindowPlacement.ofDrop(at: Point(x: -7, y: 12), in: area) == .left)
        #expect(WindowPlacement.ofDrop(at: Point(x: 40, y: -3), in: area) == .maximized)
        #expect(WindowPlacement.ofDrop(at: .zero, in: Rect(x: 0, y: 0, width: 2, height: 2)) == nil)
    }

    @Test func everyCellOfAFrameIsAPart() {
        for width in 0..<24 {
            for height in 0..<6 {
                let bounds = Rect(x: 0, y: 0, width: width, height: height)
                let chrome = WindowChrome(
                    bounds: bounds, marks: WindowMark.allCases, isResizable: true)
                for x in 0..<width {
                    for y in 0..<height {
                        if case .edges(let edges) = chrome.part(at: Point(x: x, y: y)) {
                            #expect(!edges.isEmpty)
                            #expect(!edges.isSuperset(of: [.left, .right]))
                            #expect(!edges.isSuperset(of: [.top, .bottom]))
                        }
                    }
                }
                for mark in chrome.marks {
                    let isInside = chrome.rect(of: mark).map(bounds.contains)
                    #expect(isInside != false)
                }
            }
        }
    }

    @Test func theCloseMarkIsLeftOutLast() {
        let marks = { (width: Int) in
            WindowChrome(
                bounds: Rect(x: 0, y: 0, width: width, height: 5), marks: WindowMark.allCases,
                isResizable: true
            ).marks
        }
        #expect(marks(40) == [.minimize, .maximize, .close])
        #expect(marks(18) == [.maximize, .close])
        #expect(marks(10) == [.close])
        #expect(marks(9).isEmpty)
    }

    @Test func edgesSaturate() {
        let all: [WindowEdges] = [.top, .left, .bottom, .right, [.top, .left], [.bottom, .right]]
        for edges in all {
            for way in [Point(x: .min, y: .min), Point(x: .max, y: .max)] {
                let frame = edges.moved(
                    of: Rect(x: 5, y: 5, width: 20, height: 10), by: way,
                    minimum: Size(width: 8, height: 3), in: area)
                #expect(frame.width >= 8 && frame.height >= 3)
                #expect(area.contains(frame))
            }
        }
    }

    @Test func partsThatAreLeftOverAreSeen() {
        let rect = Rect(x: 2, y: 2, width: 4, height: 4)
        #expect(!rect.isCovered(by: [Rect]()))
        #expect(rect.isCovered(by: [Rect(x: 0, y: 0, width: 9, height: 9)]))
        #expect(!rect.isCovered(by: [Rect(x: 2, y: 2, width: 4, height: 3)]))
        let halves = [Rect(x: 0, y: 0, width: 4, height: 9), Rect(x: 4, y: 0, width: 5, height: 9)]
        #expect(rect.isCovered(by: halves))
        let single = (0..<16).map { Rect(x: 2 + $0 % 4, y: 2 + $0 / 4, width: 1, height: 1) }
        #expect(rect.isCovered(by: single))
        #expect(!rect.isCovered(by: single.dropLast()))
    }

    @Test func tilesFillTheAreaWithoutOverlap() {
        let minimum = Size(width: 8, height: 3)
        for count in 1...30 {
            let frames = WindowArrangement.tiled.frames(count: count, in: area, minimum: minimum)
            #expect(frames.count == count)
            #expect(frames.reduce(0) { $0 + $1.width * $1.height } == 81 * 25)
            #expect(area.isCovered(by: frames))
            #expect(frames.allSatisfy { $0.width >= 8 && $0.height >= 3 })
        }
        for arrangement in WindowArrangement.allCases {
            #expect(arrangement.frames(count: 0, in: area, minimum: minimum).isEmpty)
            let many = arrangement.frames(count: 500, in: area, minimum: minimum)
            #expect(many.count == 500)
            #expect(many.allSatisfy { area.contains($0) })
            #expect(arrangement.frames(count: 3, in: .zero, minimum: minimum).count == 3)
        }
    }
}
