// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

/// The arithmetic of constraints between views: from demands and sizes to rectangles.
///
/// It keeps its solution, so that solving again with other numbers costs little. The result depends
/// only on the numbers.
struct ConstraintLayout {
    /// A view in the layout.
    struct Item {
        /// The item that contains this item; nil if the room contains it.
        var parent: Int?
        /// Whether the item's frame is fixed.
        var isFixed = false
        var horizontal = LayoutPriorities()
        var vertical = LayoutPriorities()
    }

    /// An attribute of an item, or of the room.
    struct End {
        /// The item; nil for the room.
        var item: Int?
        var attribute: LayoutAttribute
        /// Whether an edge is that of the content in a scroll view, whose size follows from the demands.
        var isOfContent = false
    }

    /// A constraint between items.
    struct Demand {
        var first: End
        var relation: LinearConstraint.Relation
        var second: End?
        var multiplier = 1.0
        var constant = 0
        var priority = LayoutPriority.required
    }

    /// One of several contradicting constraints.
    enum Part: Hashable {
        /// A demand, by its index.
        case demand(Int)
        /// The size of the room.
        case room(Axis)
        /// The frame of a fixed item.
        case frame(Int)
    }

    private struct Variables {
        let left: LayoutVariable
        let top: LayoutVariable
        let width: LayoutVariable
        let height: LayoutVariable
    }

    private let items: [Item]
    private var solver = ConstraintSolver()
    private var variables: [Variables] = []
    private let roomSize: [LayoutVariable]
    /// The width and the height of the contents of scroll views, by their items; -1 stands for the room.
    private var contents: [Int: [LayoutVariable]] = [:]
    private var roomIDs: [ConstraintID] = []
    private var frameIDs: [[ConstraintID]] = []
    private var wishes: [ItemWishes] = []
    private var demandIDs: [ConstraintID] = []

    /// Creates the layout of some items from the demands on them.
    ///
    /// - Parameter isMeasuring: Whether to minimize the room, with the given size as its limit.
    init(items: [Item], demands: [Demand], isMeasuring: Bool = false) {
        self.items = items
        roomSize = [solver.makeVariable(.nonnegative), solver.makeVariable(.nonnegative)]
        for length in roomSize {
            let relation: LinearConstraint.Relation = isMeasuring ? .lessThanOrEqual : .equal
            roomIDs.append(
                solver.add(LinearConstraint(LinearExpression(length), relation)))
            if isMeasuring {
                solver.add(
                    LinearConstraint(
                        LinearExpression(length), .equal, priority: .fittingSizeLevel))
            }
        }
        for item in items { add(item) }
        for demand in demands {
            for end in [demand.first, demand.second] { addContent(of: end) }
            add(demand)
        }
    }

    /// Adds the size of a content, which is as small as the demands allow.
    private mutating func addContent(of end: End?) {
        // The content begins at the start of its scroll view.
        guard let end, end.isOfContent, [.right, .bottom].contains(end.attribute),
            contents[end.item ?? -1] == nil
        else { return }
        let lengths = [solver.makeVariable(.nonnegative), solver.makeVariable(.nonnegative)]
        contents[end.item ?? -1] = lengths
        for length in lengths {
            solver.add(
                LinearConstraint(LinearExpression(length), .equal, priority: .fittingSizeLevel))
        }
    }

    private mutating func add(_ item: Item) {
        let own = Variables(
            left: solver.makeVariable(), top: solver.makeVariable(),
            width: solver.makeVariable(.nonnegative), height: solver.makeVariable(.nonnegative))
        variables.append(own)
        let all = [own.left, own.top, own.width, own.height]
        frameIDs.append(
            item.isFixed
                ? all.map { solver.add(LinearConstraint(LinearExpression($0), .equal)) } : [])
        wishes.append(
            ItemWishes(
                horizontal: LengthWish(own.width, item.horizontal),
                vertical: LengthWish(own.height, item.vertical)))
    }

    private mutating func add(_ demand: Demand) {
        let second = demand.second.map { expression($0) * demand.multiplier }
        let constraint = LinearConstraint(
            expression(demand.first), demand.relation, second ?? LinearExpression(),
            priority: demand.priority)
        demandIDs.append(solver.add(constraint))
    }

    private func expression(_ end: End) -> LinearExpression {
        let isHorizontal = end.attribute.axis == .horizontal
        var length: LinearExpression
        var start = LinearExpression()
        if let item = end.item {
            length = LinearExpression(
                isHorizontal ? variables[item].width : variables[item].height)
            var ancestor: Int? = item
            while let current = ancestor {
                start =
                    start
                    + LinearExpression(
                        isHorizontal ? variables[current].left : variables[current].top)
                ancestor = items[current].parent
            }
        } else {
            length = LinearExpression(roomSize[isHorizontal ? 0 : 1])
        }
        if end.isOfContent, let lengths = contents[end.item ?? -1] {
            length = LinearExpression(lengths[isHorizontal ? 0 : 1])
        }
        return switch end.attribute {
        case .left, .top: start
        case .right, .bottom: start + length
        case .width, .height: length
        case .centerX, .centerY: start + length * 0.5
        }
    }

    // MARK: Numbers

    /// Changes the constant of a demand.
    mutating func setConstant(_ constant: Int, ofDemand index: Int) {
        solver.setConstant(-Double(constant), of: demandIDs[index])
    }

    /// Changes the frame of a fixed item, in its parent's coordinates.
    mutating func setFrame(_ frame: Rect, of index: Int) {
        let numbers = [frame.minX, frame.minY, max(0, frame.width), max(0, frame.height)]
        for (id, number) in zip(frameIDs[index], numbers) {
            solver.setConstant(-Double(number), of: id)
        }
    }

    /// Returns the frames of the items in a room, each in its parent's coordinates, with edges
    /// rounded to cells.
    ///
    /// - Parameters:
    ///   - room: The room.
    ///   - fitting: Returns the size that fits an item in a given size; nil if the item has none.
    mutating func frames(
        in room: Size, fitting: (Int, Size) -> Size?
    ) -> [Rect] {
        solve(in: room, fitting: fitting)
        let rects = variables.indices.map { absoluteFrame(of: $0) }
        return rects.enumerated().map { index, rect in
            guard let parent = items[index].parent else { return rect }
            return Rect(origin: rect.origin - rects[parent].origin, size: rect.size)
        }
    }

    /// Returns the smallest room for the items, at most as large as the given room.
    mutating func fittingSize(
        in room: Size, fitting: (Int, Size) -> Size?
    ) -> Size {
        solve(in: room, fitting: fitting)
        return Size(
            width: Self.cellsUp(solver.value(of: roomSize[0])),
            height: Self.cellsUp(solver.value(of: roomSize[1])))
    }

    /// The size of the content of a scroll view in the solution, nil as the item for the room; nil if no demand
    /// refers to its edges.
    func contentSize(of item: Int?) -> Size? {
        contents[item ?? -1].map { lengths in
            Size(
                width: Self.cellsUp(solver.value(of: lengths[0])),
                height: Self.cellsUp(solver.value(of: lengths[1])))
        }
    }

    private mutating func solve(
        in room: Size, fitting: (Int, Size) -> Size?
    ) {
        solver.setConstant(-Double(max(0, room.width)), of: roomIDs[0])
        solver.setConstant(-Double(max(0, room.height)), of: roomIDs[1])
        for index in items.indices where !items[index].isFixed {
            let wish = fitting(index, room)
            wishes[index].horizontal.set(wish?.width, in: &solver)
            wishes[index].vertical.set(wish?.height, in: &solver)
        }
        solver.solve()
        var hasChanged = false
        // The height of wrapped text depends on its width, which is known only now.
        for index in items.indices where !items[index].isFixed {
            let width = Self.cells(solver.value(of: variables[index].width))
            guard let wanted = wishes[index].horizontal.length, wanted != width else { continue }
            let height = fitting(index, Size(width: width, height: .max))?.height
            if height != wishes[index].vertical.length {
                wishes[index].vertical.set(height, in: &solver)
                hasChanged = true
            }
        }
        if hasChanged { solver.solve() }
    }

    private func absoluteFrame(of item: Int) -> Rect {
        var left = 0.0
        var top = 0.0
        var ancestor: Int? = item
        while let current = ancestor {
            left += solver.value(of: variables[current].left)
            top += solver.value(of: variables[current].top)
            ancestor = items[current].parent
        }
        let x = Self.cells(left)
        let y = Self.cells(top)
        let right = Self.cells(left + solver.value(of: variables[item].width))
        let bottom = Self.cells(top + solver.value(of: variables[item].height))
        return Rect(x: x, y: y, width: max(0, right - x), height: max(0, bottom - y))
    }

    /// The nearest integer; a half rounds down, as ``View/center`` does.
    ///
    /// All edges use this rule, so that views with a common edge neither overlap nor leave a gap. A
    /// number that rounding errors moved just above a half rounds down, too.
    static func cells(_ number: Double) -> Int {
        let shifted = (number.isNaN ? 0 : max(-0x1p40, min(number, 0x1p40))) - 0.5 - 1e-4
        let whole = Int(shifted)
        return Double(whole) < shifted ? whole + 1 : whole
    }

    private static func cellsUp(_ number: Double) -> Int { cells(number + 0.5) }

    // MARK: Conflicts

    /// The sets of contradicting constraints; the last constraint of each set is left out.
    var conflicts: [[Part]] {
        solver.conflicts.map { conflict in
            conflict.constraints.compactMap(part)
        }
    }

    private func part(_ id: ConstraintID) -> Part? {
        if let index = demandIDs.firstIndex(of: id) { return .demand(index) }
        if let index = roomIDs.firstIndex(of: id) {
            return .room(index == 0 ? .horizontal : .vertical)
        }
        return frameIDs.firstIndex { $0.contains(id) }.map(Part.frame)
    }
}
