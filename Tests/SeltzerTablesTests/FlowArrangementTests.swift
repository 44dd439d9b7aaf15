// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerTables

@Suite struct FlowArrangementTests {
    private func flow(
        _ count: Int, width: Int = 12, room: Int = 40, spacing: Int = 1, axis: Axis = .vertical
    ) -> FlowArrangement {
        FlowArrangement(
            count: count, size: Size(width: width, height: 3), axis: axis, room: room,
            lineSpacing: 1, itemSpacing: spacing)
    }

    private func columns(_ flow: FlowArrangement) -> [Int] {
        (0..<flow.count).map { flow.frame(ofItem: $0).minX }
    }

    @Test func itemsFillALineAndContinueInTheNext() {
        let flow = flow(5)
        #expect(columns(flow) == [0, 14, 28, 0, 13])
        #expect((0..<5).map { flow.frame(ofItem: $0).minY } == [0, 0, 0, 4, 4])
        #expect(flow.length == 7)
    }

    @Test func spareCellsGoToTheGapsFromTheLeft() {
        #expect(columns(flow(3, room: 41)) == [0, 15, 29])
        #expect(columns(flow(6, width: 5, room: 38)) == [0, 7, 14, 21, 27, 33])
    }

    @Test func anItemWithoutANeighborIsInTheMiddle() {
        #expect(columns(flow(2, width: 12, room: 20)) == [4, 4])
        #expect(columns(flow(1, width: 50, room: 40)) == [0])
    }

    @Test func itemsOfDifferentSizesShareALineOfTheGreatestLength() {
        let sizes = [(10, 1), (20, 3), (12, 2), (30, 1)].map { Size(width: $0.0, height: $0.1) }
        let flow = FlowArrangement(
            sizes: sizes, axis: .vertical, room: 40, lineSpacing: 1, itemSpacing: 1)
        let frames = (0..<4).map { flow.frame(ofItem: $0) }
        #expect(frames[0] == Rect(x: 0, y: 1, width: 10, height: 1))
        #expect(frames[1] == Rect(x: 20, y: 0, width: 20, height: 3))
        #expect(frames[2] == Rect(x: 14, y: 4, width: 12, height: 2))
        #expect(frames[3] == Rect(x: 5, y: 7, width: 30, height: 1))
    }

    @Test func aHorizontalFlowFillsColumns() {
        let flow = flow(5, room: 8, axis: .horizontal)
        #expect(flow.frame(ofItem: 1) == Rect(x: 0, y: 5, width: 12, height: 3))
        #expect(flow.frame(ofItem: 2) == Rect(x: 13, y: 0, width: 12, height: 3))
        #expect(flow.length == 38)
    }

    @Test func theItemsBetweenTwoPlacesAreThoseThatTouchThem() {
        var sizes: [Size] = []
        for item in 0..<200 { sizes.append(Size(width: 5 + item % 7, height: 1 + item % 3)) }
        let flows = [
            flow(200), flow(200, axis: .horizontal),
            FlowArrangement(
                sizes: sizes, axis: .vertical, room: 40, lineSpacing: 1, itemSpacing: 2),
        ]
        for (flow, axis) in zip(flows, [Axis.vertical, .horizontal, .vertical]) {
            for start in stride(from: -3, to: flow.length + 3, by: 5) {
                let found = flow.items(from: start, to: start + 7)
                let touching = (0..<200).filter {
                    let frame = flow.frame(ofItem: $0)
                    return frame.origin[axis] < start + 7
                        && frame.origin[axis] + frame.size[axis] > start
                }
                #expect(touching.allSatisfy(found.contains))
                #expect(found.count <= touching.count + 20)
            }
        }
    }
}
