// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CollectionMovement, CollectionMover, CollectionView+Moving.

import SeededRandom
import Seltzer
import SeltzerTesting
import Testing

/// Sections of letters that the user moves.
@MainActor
private final class Letters: CollectionViewDataSource, CollectionViewDelegate {
    var sections: [[String]]
    var fixed: Set<String> = []
    var log: [String] = []
    var target: ((TableIndexPath, TableIndexPath) -> TableIndexPath)?

    init(_ sections: [String]) { self.sections = sections.map { $0.map(String.init) } }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

    func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: TableIndexPath
    ) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "l", for: indexPath)
        var content = ListContentConfiguration.cell()
        content.text = sections[indexPath.section][indexPath.item]
        cell.contentConfiguration = content
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, canMoveItemAt indexPath: TableIndexPath
    ) -> Bool { !fixed.contains(sections[indexPath.section][indexPath.item]) }

    func collectionView(
        _ collectionView: CollectionView, moveItemAt source: TableIndexPath,
        to destination: TableIndexPath
    ) {
        log.append("\(source)>\(destination)")
        let letter = sections[source.section].remove(at: source.item)
        sections[destination.section].insert(letter, at: destination.item)
    }

    func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: TableIndexPath,
        atCurrentIndexPath currentIndexPath: TableIndexPath,
        toProposedIndexPath proposedIndexPath: TableIndexPath
    ) -> TableIndexPath { target?(originalIndexPath, proposedIndexPath) ?? proposedIndexPath }

    var text: String { sections.map { $0.joined() }.joined(separator: "|") }
}

/// A data source that leaves all questions about moves to the defaults.
@MainActor
private final class FixedLetters: CollectionViewDataSource {
    func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }

    func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: TableIndexPath
    ) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "l", for: indexPath)
        var content = ListContentConfiguration.cell()
        content.text = "\(indexPath.item)"
        cell.contentConfiguration = content
        return cell
    }
}

/// A controller that moves its items by the standard gesture.
@MainActor
private final class LettersController: CollectionViewController {
    let letters = Letters(["ABCDEF"])

    init() { super.init(collectionViewLayout: CollectionViewFlowLayout()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "l")
    }

    override func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { letters.sections[0].count }

    override func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: TableIndexPath
    ) -> CollectionViewCell { letters.collectionView(collectionView, cellForItemAt: indexPath) }

    override func collectionView(
        _ collectionView: CollectionView, canMoveItemAt indexPath: TableIndexPath
    ) -> Bool { letters.collectionView(collectionView, canMoveItemAt: indexPath) }

    override func collectionView(
        _ collectionView: CollectionView, moveItemAt source: TableIndexPath,
        to destination: TableIndexPath
    ) { letters.collectionView(collectionView, moveItemAt: source, to: destination) }
}

@MainActor
@Suite struct CollectionMovingCasesTests {
    @MainActor
    private struct Scene {
        let letters: Letters
        let collection: CollectionView
        let pilot: Pilot

        /// Three letters in a line of 15 columns.
        init(_ sections: String..., rows: Int = 8) async {
            letters = Letters(sections)
            let layout = CollectionViewFlowLayout()
            layout.itemSize = Size(width: 5, height: 1)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            collection = CollectionView(frame: .zero, collectionViewLayout: layout)
            collection.showsVerticalScrollIndicator = false
            collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "l")
            collection.dataSource = letters
            collection.delegate = letters
            pilot = await Pilot(
                plain: ViewController(view: collection), columns: 15, rows: rows)
        }

        /// The letters on the screen, a line for each line of it.
        var screen: String {
            pilot.screen.split(separator: "\n", omittingEmptySubsequences: true)
                .map { $0.filter(\.isLetter) }.filter { !$0.isEmpty }.joined(separator: " ")
        }

        func path(_ item: Int, _ section: Int = 0) -> TableIndexPath {
            TableIndexPath(item: item, section: section)
        }
    }

    @Test(
        "U-W8: an interactive move shows the item at its new place, and then tells the data source")
    func interactiveMove() async {
        let scene = await Scene("ABCDEF")
        scene.collection.selectItem(at: scene.path(1), animated: false, scrollPosition: [])
        #expect(scene.collection.beginInteractiveMovementForItem(at: scene.path(1)))
        #expect(!scene.collection.beginInteractiveMovementForItem(at: scene.path(2)))
        scene.collection.updateInteractiveMovementTargetPosition(Point(x: 7, y: 1))
        await scene.pilot.settle()
        #expect(scene.screen == "ACD EBF" && scene.letters.log.isEmpty)
        #expect(scene.collection.cellForItem(at: scene.path(1))?.isHighlighted == true)
        scene.collection.updateInteractiveMovementTargetPosition(Point(x: 0, y: 0))
        await scene.pilot.settle()
        #expect(scene.screen == "BAC DEF")
        scene.collection.endInteractiveMovement()
        await scene.pilot.settle()
        #expect(scene.letters.log == ["0.1>0.0"] && scene.screen == "BAC DEF")
        #expect(scene.collection.indexPathsForSelectedItems == [scene.path(0)])
        #expect(scene.collection.cellForItem(at: scene.path(0))?.isHighlighted == false)
        scene.collection.updateInteractiveMovementTargetPosition(Point(x: 7, y: 1))
        scene.collection.endInteractiveMovement()
        #expect(scene.letters.log.count == 1)
    }

    @Test("U-W8: a cancelled move, a reload and a change of items end the move without a call")
    func cancel() async {
        let scene = await Scene("ABCDEF")
        let ends: [() -> Void] = [
            { scene.collection.cancelInteractiveMovement() },
            { scene.collection.reloadData() },
            {
                scene.letters.sections[0].append("G")
                scene.collection.insertItems(at: [scene.path(6)])
            },
        ]
        for end in ends {
            scene.collection.beginInteractiveMovementForItem(at: scene.path(0))
            scene.collection.updateInteractiveMovementTargetPosition(Point(x: 12, y: 1))
            end()
            scene.collection.endInteractiveMovement()
            await scene.pilot.settle()
            #expect(scene.letters.log.isEmpty)
            #expect(scene.screen.hasPrefix("ABC DEF"))
        }
    }

    @Test("U-W8: items that the data source does not let move stay")
    func fixedItems() async {
        let scene = await Scene("ABC", "")
        scene.letters.fixed = ["B"]
        #expect(!scene.collection.beginInteractiveMovementForItem(at: scene.path(1)))
        #expect(!scene.collection.beginInteractiveMovementForItem(at: scene.path(7)))
        #expect(!scene.collection.beginInteractiveMovementForItem(at: scene.path(0, 1)))
        scene.collection.becomeFirstResponder()
        await scene.pilot.press("right", "alt-right")
        #expect(scene.letters.text == "ABC|")
    }

    @Test("U-W8: the delegate may change the place of a move, into an empty section too")
    func target() async {
        let scene = await Scene("ABC", "", "DE")
        scene.letters.target = { _, proposed in
            proposed.section == 2 ? TableIndexPath(item: 0, section: 1) : proposed
        }
        scene.collection.beginInteractiveMovementForItem(at: scene.path(1))
        scene.collection.updateInteractiveMovementTargetPosition(Point(x: 1, y: 1))
        await scene.pilot.settle()
        #expect(scene.screen == "ACB DE")
        scene.collection.endInteractiveMovement()
        await scene.pilot.settle()
        #expect(scene.letters.text == "AC|B|DE")
        #expect(scene.screen == "AC B DE")
        scene.letters.target = { _, _ in TableIndexPath(item: 9, section: 9) }
        scene.collection.becomeFirstResponder()
        await scene.pilot.press("home", "alt-right")
        #expect(scene.letters.text == "AC|B|DE")
        #expect(scene.pilot.application.diagnostics.count == 1)
    }

    @Test("U-W8: a move into another section takes the place under the pointer")
    func otherSection() async {
        let scene = await Scene("AB", "CD")
        scene.collection.beginInteractiveMovementForItem(at: scene.path(0))
        scene.collection.updateInteractiveMovementTargetPosition(Point(x: 1, y: 1))
        scene.collection.endInteractiveMovement()
        #expect(scene.letters.text == "B|CAD")
        scene.collection.beginInteractiveMovementForItem(at: scene.path(1, 1))
        scene.collection.updateInteractiveMovementTargetPosition(Point(x: 1, y: 0))
        scene.collection.endInteractiveMovement()
        await scene.pilot.settle()
        #expect(scene.letters.text == "AB|CD" && scene.screen == "AB CD")
    }

    @Test(
        "U-W8: Alt and an arrow key move the focused item; across lines they go on in the next one")
    func keys() async {
        let scene = await Scene("ABCDEFGH")
        scene.collection.becomeFirstResponder()
        await scene.pilot.press("alt-right")
        #expect(scene.letters.text == "BACDEFGH")
        await scene.pilot.press("alt-right", "alt-right")
        #expect(scene.letters.text == "BCDAEFGH")
        await scene.pilot.press("alt-down")
        #expect(scene.letters.text == "BCDEFGAH")
        await scene.pilot.press("alt-up", "alt-left")
        #expect(scene.letters.text == "BCADEFGH")
        #expect(scene.collection.indexPathOfCurrentItem == scene.path(2))
        await scene.pilot.press("home", "alt-left", "alt-up")
        #expect(scene.letters.text == "BCADEFGH")
        #expect(scene.pilot.application.diagnostics.isEmpty)
    }

    @Test("U-W8: in a list Alt with the arrows up and down moves the row")
    func keysInAList() async {
        let scene = await Scene("ABCDEFGHIJ", rows: 4)
        let list = CollectionLayoutListConfiguration(appearance: .plain)
        scene.collection.collectionViewLayout = CollectionViewCompositionalLayout.list(using: list)
        scene.collection.becomeFirstResponder()
        await scene.pilot.press("alt-left", "alt-right")
        #expect(scene.letters.log.isEmpty)
        await scene.pilot.press("alt-down", "alt-down", "alt-down", "alt-down", "alt-down")
        #expect(scene.letters.text == "BCDEFAGHIJ")
        // The row stays visible.
        #expect(scene.screen.contains("A"))
    }

    @Test("U-W8: a move beyond the visible part scrolls")
    func scrolling() async {
        let scene = await Scene(String(repeating: "x", count: 90), rows: 4)
        scene.collection.beginInteractiveMovementForItem(at: scene.path(0))
        for _ in 0..<5 {
            scene.collection.updateInteractiveMovementTargetPosition(
                Point(x: 1, y: scene.collection.visibleRect.maxY + 2))
            await scene.pilot.settle()
        }
        #expect(scene.collection.contentOffset.y == 5)
        #expect(scene.collection.cellForItem(at: scene.path(0))?.isHidden == false)
        await scene.pilot.resize(columns: 10, rows: 3)
        scene.collection.endInteractiveMovement()
        await scene.pilot.settle()
        #expect(scene.letters.log.count == 1 && scene.pilot.application.diagnostics.isEmpty)
    }

    @Test("U-W8: a data source without moves keeps its items, its selection and its keys")
    func noMoves() async {
        let letters = FixedLetters()
        let layout = CollectionViewFlowLayout()
        let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "l")
        collection.dataSource = letters
        let pilot = await Pilot(plain: ViewController(view: collection), columns: 40, rows: 8)
        collection.becomeFirstResponder()
        await pilot.press("space")
        let before = pilot.screen
        await pilot.press("alt-right", "alt-down")
        #expect(pilot.screen == before)
        #expect(collection.indexPathsForSelectedItems == [TableIndexPath(item: 0, section: 0)])
        #expect(!collection.actions.contains { $0.identifier == "move-item-right" })
    }

    @Test(
        "U-W8: a controller moves a pressed item after half a second, and a shorter press selects")
    func standardGesture() async {
        let controller = LettersController()
        let pilot = await Pilot(plain: controller, columns: 40, rows: 8)
        await pilot.mouseDown(column: 2, row: 1)
        await pilot.advance(by: .milliseconds(600))
        await pilot.move(column: 30, row: 1)
        await pilot.mouseUp(column: 30, row: 1)
        #expect(controller.letters.text == "BCADEF")
        #expect(controller.collectionView.indexPathsForSelectedItems == nil)
        await pilot.click(column: 2, row: 1)
        #expect(controller.collectionView.indexPathsForSelectedItems?.count == 1)
        controller.letters.fixed = ["B"]
        await pilot.mouseDown(column: 2, row: 1)
        await pilot.advance(by: .milliseconds(600))
        await pilot.move(column: 30, row: 1)
        await pilot.mouseUp(column: 30, row: 1)
        #expect(controller.letters.text == "BCADEF")
    }

    @Test("Random moves show what the data source has", arguments: [1, 2, 3])
    func randomMoves(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let scene = await Scene("ABCDE", "FG", "HIJK")
        for _ in 0..<60 {
            let section = Int.random(in: 0..<3, using: &random)
            guard !scene.letters.sections[section].isEmpty else { continue }
            let item = Int.random(in: 0..<scene.letters.sections[section].count, using: &random)
            let letter = scene.letters.sections[section][item]
            scene.collection.beginInteractiveMovementForItem(at: scene.path(item, section))
            for _ in 0..<3 {
                scene.collection.updateInteractiveMovementTargetPosition(
                    Point(
                        x: Int.random(in: -2..<20, using: &random),
                        y: Int.random(in: -2..<9, using: &random)))
                await scene.pilot.settle()
                // All letters are shown while one of them moves.
                #expect(scene.screen.filter(\.isLetter).sorted() == Array("ABCDEFGHIJK"))
            }
            scene.collection.endInteractiveMovement()
            await scene.pilot.settle()
            #expect(scene.screen.filter(\.isLetter) == scene.letters.text.filter(\.isLetter))
            #expect(
                scene.collection.indexPathOfCurrentItem.map {
                    scene.letters.sections[$0.section][$0.item]
                } == letter)
        }
        #expect(
            scene.pilot.application.diagnostics.isEmpty
                && scene.pilot.application.diagnostics.isEmpty)
    }
}
