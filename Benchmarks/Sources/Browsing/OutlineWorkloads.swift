// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

/// What a tree of a million unfolded rows costs: a thousand folders of a thousand files.
@MainActor
enum OutlineWorkloads {
    static var all: [Workload] {
        [
            Workload("outline-unfold") { unfolding() },
            Workload("outline-page") { await Browsing.pressing(["\u{1B}[6~"], in: tree()) },
            Workload("outline-step") { await Browsing.pressing(["\u{1B}[B"], in: tree()) },
            Workload("outline-fold") {
                // The folder under the cursor.
                await Browsing.pressing(["\u{1B}[D", "\u{1B}[C"], in: tree())
            },
            Workload(awaiting: "outline-filter") { await filtering() },
        ]
    }

    private static let folders = 1_000
    private static let files = 1_000

    private static func folded() -> OutlineView {
        OutlineView { item in
            guard let item = item?.base as? Int else {
                return OutlineChildren(count: folders) { AnyHashable($0 * (files + 1)) }
            }
            guard item % (files + 1) == 0 else { return .none }
            return OutlineChildren(count: files) { AnyHashable(item + 1 + $0) }
        } text: { item in
            StyledText("Row \((item.base as? Int) ?? 0) of the tree")
        }
    }

    private static func tree() -> OutlineView {
        let view = folded()
        for folder in 0..<folders { view.expandItem(folder * (files + 1)) }
        return view
    }

    /// Each time a tree is made, all is unfolded after a look at each row, and the visible ones are made ready.
    private static func unfolding() -> (Int) -> Void {
        { count in
            for _ in 0..<count {
                let view = folded()
                view.expandItem(nil, expandChildren: true)
                view.frame = Rect(x: 0, y: 0, width: 200, height: 60)
                view.layoutIfNeeded()
            }
        }
    }

    /// Each time the rows are filtered, by a condition that some of the matches fulfill, and shown again without one.
    private static func filtering() async -> @MainActor (Int) async -> Void {
        let view = tree()
        let terminal = await Browsing.show(view)
        let (filtered, next) = AsyncStream<Int>.makeStream()
        view.on { (event: OutlineItemsFiltered) in
            next.yield(event.matchCount)
            return .observed
        }
        return { count in
            var found = filtered.makeAsyncIterator()
            for _ in 0..<count {
                view.filter = { ($0.base as? Int ?? 0) % 10 == 7 }
                _ = await found.next()
                await terminal.settle()
                view.narrowFilter { ($0.base as? Int ?? 0) % 100 == 77 }
                _ = await found.next()
                await terminal.settle()
                view.filter = nil
                await terminal.settle()
            }
        }
    }
}
