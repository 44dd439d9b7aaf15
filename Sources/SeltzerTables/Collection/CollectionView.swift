// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A scrolling view of items in a grid, in lines or in another layout, as in UIKit.
///
/// A data source provides the number of items and their cells; a ``CollectionViewLayout`` gives them their places. Only
/// visible items have cells, which are reused. So a million items of one size cost no more than the visible ones.
///
/// ```swift
/// let pictures = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
/// pictures.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
/// pictures.dataSource = album
/// ```
///
/// The arrow keys move the focus from item to item in both directions, and select nothing. A click, Enter and Space
/// select. A ``CollectionViewDelegate`` decides which items. The collection view posts ``CollectionSelectionChanged`` and
/// ``CollectionItemActivated``. For texts in rows and columns, ``CellGridView`` is simpler.
open class CollectionView: ScrollView {
    /// The axis along which a layout scrolls.
    public typealias ScrollDirection = Axis

    /// The kind of the header of a section.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the footer of a section.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The object that provides the items; without one, there are none.
    public final weak var dataSource: (any CollectionViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            moving = CollectionMoving()
            reloadData()
        }
    }

    /// The object that decides about selections, and follows the scrolling; a ``CollectionViewDelegate``.
    open override var delegate: (any ScrollViewDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            collectionDelegate = delegate as? any CollectionViewDelegate
            if let delegate, collectionDelegate == nil {
                diagnose(
                    "\(type(of: delegate)) is no CollectionViewDelegate, and only follows the scrolling"
                )
            }
            collectionViewLayout.invalidateLayout()
        }
    }

    /// The ``delegate`` with the type of a collection view's delegate; nil if there is none.
    final weak var collectionDelegate: (any CollectionViewDelegate)?

    /// The layout, which gives the items their places.
    public final var collectionViewLayout: CollectionViewLayout {
        didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
    }

    /// Whether the user can select an item; true by default.
    public final var allowsSelection = true {
        didSet { if allowsSelection != oldValue { selectionModeChanged() } }
    }

    /// Whether the user can select several items; a tap on a selected item then deselects it.
    public final var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { selectionModeChanged() } }
    }

    /// Whether the item that gets the focus by keys is selected too; false by default.
    public final var selectionFollowsFocus = false

    /// Whether the last focused item gets the focus again when the collection view does; true by default.
    public final var remembersLastFocusedIndexPath = true

    /// The view behind the items, as large as the visible part; nil, the default, for none.
    public final var backgroundView: View? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            backgroundView.map { insertSubview($0, at: 0) }
            setNeedsLayout()
        }
    }

    /// The numbers of the items of all sections.
    final var sections = TableGeometry(rowCounts: [], rowHeight: 1)
    /// The cells of the visible items, by their number over all sections.
    final var shownCells: [Int: CollectionViewCell] = [:]
    /// The visible headers, footers and other supplementary views.
    final var shownViews: [ElementKey: CollectionReusableView] = [:]
    final let queue = ReuseQueue<CollectionViewCell>()
    /// The spare supplementary views, by their kind.
    final var viewQueues: [String: ReuseQueue<CollectionReusableView>] = [:]
    /// The identifiers of the classes that a ``CellRegistration`` registered.
    final var registered: Set<String> = []
    final var isAsking = false
    final var hasLoaded = false
    /// The selected items, and the focus of the item.
    final var selection = RowSelection()
    /// The current press; nil for none.
    final var press: CollectionPress?
    /// The moves of items by the user.
    final var moving = CollectionMoving()
    /// The lengths of items that are longer than their estimate, by their numbers over all sections.
    final var itemLengths: [Int: Int] = [:]
    /// The first visible item at the last layout; nil before.
    final var itemAtTop: Int?
    /// The item to which the collection view scrolled since the last layout; nil for none.
    final var requestedItem: (item: Int, position: ScrollPosition)?
    /// The changes of the current ``performBatchUpdates(_:completion:)``; nil otherwise.
    final var pendingUpdates: TableUpdates?
    /// The size for which the layout was prepared last.
    final var laidOutSize = Size.zero
    /// The item to scroll to as soon as the collection view has a size.
    final var awaitedItem: (item: Int, position: ScrollPosition)?

    /// Creates a collection view.
    ///
    /// - Parameters:
    ///   - frame: The frame in the coordinates of the superview.
    ///   - layout: The layout, which gives the items their places.
    public init(frame: Rect = .zero, collectionViewLayout layout: CollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        on(BecameFirstResponder.self, CollectionView.focusCame)
    }

    /// Exchanges the layout.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - animated: Without effect: the items have their new places in the next frame.
    ///   - completion: Called in a later turn of the main actor; its argument is true.
    public final func setCollectionViewLayout(
        _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        guard let completion else { return }
        ApplicationWork.perform({ completion(true) }, laterIn: window?.application)
    }

    private final func layoutDidChange(from old: CollectionViewLayout) {
        old.collectionView = nil
        collectionViewLayout.collectionView = self
        cancelInteractiveMovement()
        itemLengths = [:]
        for (key, view) in shownViews { recycle(view, key) }
        collectionViewLayout.invalidateLayout()
    }

    // MARK: Items

    /// The number of sections.
    public final var numberOfSections: Int {
        loadIfNeeded()
        return sections.sectionCount
    }

    /// Returns the number of items of a section; 0 for a section that does not exist.
    public final func numberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        return sections.rowCount(inSection: section)
    }

    /// Asks the data source again for everything: for the numbers of items at the next question, for the visible cells
    /// before the next frame.
    ///
    /// The selection is cleared, as in UIKit; no method of the delegate is called for that. The scroll position stays.
    open func reloadData() {
        guard !isAsking else {
            diagnose("\(sourceName) reloads the \(type(of: self)) that asks it for a cell")
            return
        }
        for (item, cell) in shownCells { recycle(cell, item) }
        for (key, view) in shownViews { recycle(view, key) }
        (press, moving.movement) = (nil, nil)
        (itemLengths, itemAtTop) = ([:], nil)
        selection.deselectAll()
        hasLoaded = false
        collectionViewLayout.invalidateLayout()
    }

    /// Loads the numbers of items at the first question after a reload.
    final func loadIfNeeded() {
        guard !hasLoaded else { return }
        hasLoaded = true
        sections = makeSections()
        selection.clamp(to: sections.rowCount)
    }

    final func makeSections() -> TableGeometry {
        guard let dataSource else { return TableGeometry(rowCounts: [], rowHeight: 1) }
        let count = max(0, dataSource.numberOfSections(in: self))
        let counts = (0..<count).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
        return TableGeometry(rowCounts: counts, rowHeight: 1)
    }

    final var sourceName: String { dataSource.map { "\(type(of: $0))" } ?? "The data source" }

    // MARK: Layout

    /// The room of the layout: the size without the content insets.
    final var layoutSize: Size {
        Rect(origin: .zero, size: bounds.size).inset(by: contentInset).size
    }

    /// Prepares the layout, if it is invalid for the present bounds.
    final func prepareLayout() {
        let layout = collectionViewLayout
        if bounds.size != laidOutSize || layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.needsPreparation = true
        }
        guard layout.needsPreparation else { return }
        loadIfNeeded()
        if bounds.width != laidOutSize.width { itemLengths = [:] }
        laidOutSize = bounds.size
        layout.needsPreparation = false
        layout.prepare()
        var content = layout.collectionViewContentSize
        // Content as wide as the view does not scroll sideways, even beside a scroll bar.
        if content.width == layoutSize.width { content.width = 0 }
        if content.height == layoutSize.height { content.height = 0 }
        contentSize = content
    }

    /// Returns the size of the layout's content for the present width, and the given width.
    open override func sizeThatFits(_ size: Size) -> Size {
        prepareLayout()
        let content = collectionViewLayout.collectionViewContentSize
        return Size(
            width: size.width == .max
                ? content.width.saturatingAdding(contentInset.horizontal) : size.width,
            height: content.height.saturatingAdding(contentInset.vertical))
    }

    /// Gives each visible item a cell.
    open override func layoutSubviews() {
        prepareLayout()
        scrollToAwaitedItem()
        super.layoutSubviews()
        showElements(in: seenRect)
        measureElements { super.layoutSubviews() }
        if isFirstResponder { giveLead() }
        backgroundView?.frame = visibleRect
        showsFocusInScrollIndicators = !(selection.lead.map { shownCells[$0] != nil } ?? false)
    }

    // MARK: The user

    /// True if the user can select items, or scroll.
    open override var canBecomeFirstResponder: Bool {
        if window != nil { loadIfNeeded() }
        return allowsSelection && sections.rowCount > 0 || super.canBecomeFirstResponder
    }

    /// A grid with the number of its items; the visible cells are elements.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = AccessibilityAttributes(collectionViewLayout.isList ? .list : .grid)
        attributes.count = sections.rowCount
        return attributes
    }

    /// The actions that move the focus and select; if items cannot be selected, the actions that scroll.
    open override var actions: [Action] {
        guard allowsSelection else { return super.actions }
        let own = CollectionActions.actions(isMultiple: allowsMultipleSelection)
        let keys = CollectionActions.keys(isMultiple: allowsMultipleSelection)
        let more = selection.lead.map(isKnownToMove) == true ? CollectionActions.itemMoves : []
        return own + more + super.actions.filter { keys.isDisjoint(with: $0.keys) }
    }

    /// Moves the focused item by Alt and an arrow key, and deletes an item of a list by Delete.
    open override func handleKey(_ event: KeyEvent) -> Disposition {
        movesItem(event) || deletesItem(event) ? .stop : super.handleKey(event)
    }

    /// Highlights the pressed item, and selects it at the release; the wheel scrolls.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        let answer = track(event)
        return answer == .ignored ? super.handleMouse(event) : answer
    }

    /// Focuses the clicked item, and returns the delegate's menu for it, or else the menu of the
    /// `contextMenuProvider`.
    ///
    /// The swipe actions of an item in a list are at its end.
    open override func contextMenu(at location: Point?) -> Menu? {
        let item = location.map { self.item(at: $0) } ?? selection.lead
        if location != nil, let item, isEnabled(item) { moveFocus(to: item) }
        let path = item.map(sections.indexPath(ofRow:))
        let menu = collectionDelegate?.collectionView(
            self, contextMenuForItemsAt: path.map { [$0] } ?? [], point: location)
        return SwipeMenu.menu(
            menu ?? super.contextMenu(at: location), with: item.map(swipeActions) ?? []
        ) { [weak self] action in
            guard let self, let item, item < sections.rowCount else { return }
            perform(action, on: item)
        }
    }
}
