// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension CollectionView {
    /// A header, a footer or another supplementary view: its kind and its position.
    struct ElementKey: Hashable {
        var kind: String
        var indexPath: TableIndexPath
    }

    // MARK: Classes

    /// Sets the class of the cells with an identifier; nil for none.
    public final func register(
        _ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
    ) {
        queue.register(cellClass, for: identifier)
    }

    /// Sets the class of the supplementary views of a kind with an identifier; nil for none.
    public final func register(
        _ viewClass: CollectionReusableView.Type?,
        forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        viewQueue(elementKind).register(viewClass, for: identifier)
    }

    /// Returns a reused cell, or a new one of the registered class, for the item that the collection view asks for.
    ///
    /// If no class is registered for the identifier, the result is a plain ``CollectionViewCell``, and the collection
    /// view reports that to the application's diagnostics.
    public final func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: TableIndexPath
    ) -> CollectionViewCell {
        if let cell = dequeue(identifier) { return cell }
        diagnose("\(type(of: self)) has no class of cells for \"\(identifier)\"")
        return CollectionViewCell()
    }

    /// Returns a reused supplementary view, or a new one of the registered class.
    ///
    /// If no class is registered, the result is a plain ``CollectionReusableView``, and the collection view reports
    /// that to the application's diagnostics.
    public final func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String,
        for indexPath: TableIndexPath
    ) -> CollectionReusableView {
        if let view = viewQueue(elementKind).dequeue(identifier) { return view }
        diagnose("\(type(of: self)) has no class for \"\(identifier)\" of kind \"\(elementKind)\"")
        return CollectionReusableView()
    }

    private final func viewQueue(_ kind: String) -> ReuseQueue<CollectionReusableView> {
        if let queue = viewQueues[kind] { return queue }
        let queue = ReuseQueue<CollectionReusableView>()
        viewQueues[kind] = queue
        return queue
    }

    // MARK: Visible elements

    /// Returns the cell of an item; nil if the item is not visible.
    public final func cellForItem(at indexPath: TableIndexPath) -> CollectionViewCell? {
        layoutIfNeeded()
        return sections.row(at: indexPath).flatMap { shownCells[$0] }
    }

    /// Returns the visible supplementary view of a kind; nil if it is not visible.
    public final func supplementaryView(
        forElementKind elementKind: String, at indexPath: TableIndexPath
    ) -> CollectionReusableView? {
        layoutIfNeeded()
        return shownViews[ElementKey(kind: elementKind, indexPath: indexPath)]
    }

    /// Returns the visible supplementary views of a kind, in the order of the sections.
    public final func visibleSupplementaryViews(
        ofKind elementKind: String
    ) -> [CollectionReusableView] {
        layoutIfNeeded()
        return shownViews.filter { $0.key.kind == elementKind }
            .sorted { $0.key.indexPath < $1.key.indexPath }.map(\.value)
    }

    /// Returns the positions of the visible supplementary views of a kind, in order.
    public final func indexPathsForVisibleSupplementaryElements(
        ofKind elementKind: String
    ) -> [TableIndexPath] {
        layoutIfNeeded()
        return shownViews.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
    }

    /// The cells that are visible, even in part, in the order of the items.
    public final var visibleCells: [CollectionViewCell] {
        layoutIfNeeded()
        return shownCells.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The items that are visible, even in part, in order.
    public final var indexPathsForVisibleItems: [TableIndexPath] {
        layoutIfNeeded()
        return shownCells.keys.sorted().map(sections.indexPath(ofRow:))
    }

    /// Returns the position of a cell; nil if the cell is not visible.
    public final func indexPath(for cell: CollectionViewCell) -> TableIndexPath? {
        sections.row(at: cell.indexPath).flatMap { shownCells[$0] } === cell
            ? cell.indexPath : nil
    }

    /// Returns the item at a point in the collection view's own coordinates; nil for none.
    public final func indexPathForItem(at point: Point) -> TableIndexPath? {
        prepareLayout()
        let cell = Rect(origin: point, size: Size(width: 1, height: 1))
        return collectionViewLayout.layoutAttributesForElements(in: cell)?.last {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }

    /// Returns the place of an item; nil if it does not exist.
    public final func layoutAttributesForItem(
        at indexPath: TableIndexPath
    ) -> CollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Returns the place of a supplementary view; nil if the layout has none.
    public final func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: TableIndexPath
    ) -> CollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: indexPath)
    }

    // MARK: Showing

    /// The largest visible rectangle; no screen is as large.
    private static var maximumLength: Int { 4_096 }

    /// The visible rectangle, as large as a screen may be.
    final var seenRect: Rect {
        var rect = visibleRect
        rect.size.width = min(rect.width, Self.maximumLength)
        rect.size.height = min(rect.height, Self.maximumLength)
        return rect
    }

    /// Gives the elements in a rectangle their views, and recycles the others.
    final func showElements(in rect: Rect) {
        let all = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
        var items: [Int: CollectionViewLayoutAttributes] = [:]
        var views: [ElementKey: CollectionViewLayoutAttributes] = [:]
        for attributes in all where attributes.frame.intersects(rect) && attributes.isVisible {
            if let kind = attributes.representedElementKind {
                views[ElementKey(kind: kind, indexPath: attributes.indexPath)] = attributes
            } else if let place = sections.row(at: attributes.indexPath) {
                items[moving.movement?.item(atPlace: place) ?? place] = attributes
            }
        }
        // The cell of the current press stays, even out of view: it gets the events until the release.
        for (item, cell) in shownCells
        where items[item] == nil && item != press?.item && item != moving.movement?.item {
            recycle(cell, item)
        }
        for (key, view) in shownViews where views[key] == nil { recycle(view, key) }
        for (key, attributes) in views { show(key, attributes) }
        for item in items.keys.sorted() {
            if let attributes = items[item] { show(item, attributes) }
        }
        arrange(items, views)
    }

    private final func show(_ item: Int, _ attributes: CollectionViewLayoutAttributes) {
        let isNew = shownCells[item] == nil
        let path = sections.indexPath(ofRow: item)
        guard let cell = shownCells[item] ?? askForCell(item, path) else { return }
        if isNew {
            shownCells[item] = cell
            cell.indexPath = path
            configure(cell, item)
            place(cell, attributes)
            collectionDelegate?.collectionView(
                self, willDisplay: cell, forItemAt: path)
            guard add(cell) else { return shownCells[item] = nil }
        } else {
            place(cell, attributes)
        }
    }

    private final func show(_ key: ElementKey, _ attributes: CollectionViewLayoutAttributes) {
        if let view = shownViews[key] { return place(view, attributes) }
        guard let view = askForView(key) else { return }
        shownViews[key] = view
        view.indexPath = key.indexPath
        place(view, attributes)
        collectionDelegate?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
        if !add(view) { shownViews[key] = nil }
    }

    /// Adds a view that is shown now; returns whether it is a subview.
    private final func add(_ view: CollectionReusableView) -> Bool {
        // In front of the background view, and behind the scroll bars.
        if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
        view.isHidden = false
        return view.superview === self
    }

    private final func place(
        _ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes
    ) {
        view.covered = covered(of: attributes.frame)
        view.frame = attributes.frame
        view.apply(attributes)
    }

    /// Returns the part of an element that scroll bars cover, if its content does not scroll there.
    private final func covered(of frame: Rect) -> Insets {
        let bars = adjustedContentInset
        var covered = Insets.zero
        if contentSize.width <= bounds.width {
            let end = bounds.maxX - bars.right + contentInset.right
            covered.right = min(max(0, frame.maxX - end), max(0, bars.right - contentInset.right))
        }
        if contentSize.height <= bounds.height {
            let end = bounds.maxY - bars.bottom + contentInset.bottom
            covered.bottom = min(
                max(0, frame.maxY - end), max(0, bars.bottom - contentInset.bottom))
        }
        return covered
    }

    /// Puts the views into the order of the elements, because Tab follows it.
    private final func arrange(
        _ items: [Int: CollectionViewLayoutAttributes],
        _ views: [ElementKey: CollectionViewLayoutAttributes]
    ) {
        typealias Entry = (z: Int, path: TableIndexPath, isCell: Int, view: CollectionReusableView)
        var entries: [Entry] = []
        for (item, attributes) in items {
            guard let cell = shownCells[item] else { continue }
            entries.append((attributes.zIndex, attributes.indexPath, 1, cell))
        }
        for (key, attributes) in views {
            guard let view = shownViews[key] else { continue }
            let isFooter = key.kind == Self.elementKindSectionFooter
            let path =
                isFooter
                ? TableIndexPath(row: .max, section: key.indexPath.section) : key.indexPath
            entries.append((attributes.zIndex, path, 0, view))
        }
        entries.sort { ($0.z, $0.path, $0.isCell) < ($1.z, $1.path, $1.isCell) }
        let wanted = entries.map(\.view)
        let shown = Set(wanted.map(ObjectIdentifier.init))
        let present = subviews.filter { shown.contains(ObjectIdentifier($0)) }
        guard !present.elementsEqual(wanted, by: { $0 === $1 }) else { return }
        for (previous, view) in zip(wanted, wanted.dropFirst()) {
            insertSubview(view, aboveSubview: previous)
        }
    }

    private final func askForCell(_ item: Int, _ indexPath: TableIndexPath) -> CollectionViewCell? {
        guard let dataSource else { return nil }
        isAsking = true
        let answer = queue.ask { dataSource.collectionView(self, cellForItemAt: indexPath) }
        isAsking = false
        guard let cell = answer, !isShown(cell) else {
            diagnose("\(sourceName) has one cell for two items")
            return CollectionViewCell()
        }
        return cell
    }

    /// Returns the label of an item, from a cell that is not shown; nil if the cell has none.
    final func labelOfCell(ofItem item: Int) -> String? {
        guard let cell = askForCell(item, sections.indexPath(ofRow: item)) else { return nil }
        let label = cell.elementLabel
        queue.recycle(cell)
        return label
    }

    private final func isShown(_ cell: CollectionViewCell) -> Bool {
        sections.row(at: cell.indexPath).flatMap { shownCells[$0] } === cell
    }

    private final func askForView(_ key: ElementKey) -> CollectionReusableView? {
        guard let dataSource else { return nil }
        isAsking = true
        let answer = viewQueue(key.kind).ask {
            dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
        }
        isAsking = false
        return answer
    }

    /// Takes over the cell of an item that is no longer visible.
    final func recycle(_ cell: CollectionViewCell, _ item: Int) {
        shownCells[item] = nil
        queue.recycle(cell)
        collectionDelegate?.collectionView(
            self, didEndDisplaying: cell, forItemAt: cell.indexPath)
    }

    /// Takes over a supplementary view that is no longer visible.
    final func recycle(_ view: CollectionReusableView, _ key: ElementKey) {
        shownViews[key] = nil
        viewQueue(key.kind).recycle(view)
        collectionDelegate?.collectionView(
            self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind,
            at: key.indexPath)
    }
}
