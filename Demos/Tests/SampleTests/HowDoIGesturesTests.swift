// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The code of the page "How do I …?", its part about gestures.
@MainActor
@Suite struct HowDoIGesturesTests {
    final class Gallery: ViewController {
        let photo = View(frame: Rect(x: 2, y: 1, width: 6, height: 3))
        private(set) var acts: [String] = []

        override func loadView() {
            view = View()
            view.addSubview(photo)
        }

        override func viewDidLoad() {
            let double = TapGestureRecognizer(target: self, action: Gallery.zoom)
            double.numberOfTapsRequired = 2
            let single = TapGestureRecognizer(target: self, action: Gallery.select)
            single.require(toFail: double)
            photo.addGestureRecognizer(double)
            photo.addGestureRecognizer(single)

            photo.addGestureRecognizer(PanGestureRecognizer(target: self, action: Gallery.move))

            let back = SwipeGestureRecognizer(target: self, action: Gallery.goBack)
            back.direction = .left
            view.addGestureRecognizer(back)
        }

        func zoom() { acts.append("zoom") }
        func select(_ tap: TapGestureRecognizer) { acts.append("\(tap.location(in: photo))") }
        func goBack() { acts.append("back") }

        func move(_ pan: PanGestureRecognizer) {
            photo.frame.origin = photo.frame.origin + pan.translation(in: view)
            pan.setTranslation(.zero, in: view)
        }
    }

    @Test func recognizeATapAndADoubleTap() async {
        let gallery = Gallery()
        let pilot = await Pilot(gallery, columns: 40, rows: 10)
        await pilot.click(column: 4, row: 2)
        await pilot.advance(by: .seconds(1))
        #expect(gallery.acts == ["\(Point(x: 2, y: 1))"])
        await pilot.click(column: 4, row: 2)
        await pilot.click(column: 4, row: 2)
        await pilot.advance(by: .seconds(1))
        #expect(gallery.acts.dropFirst() == ["zoom"])
    }

    @Test func recognizeADrag() async {
        let gallery = Gallery()
        let pilot = await Pilot(gallery, columns: 40, rows: 10)
        await pilot.drag(fromColumn: 4, row: 2, toColumn: 14, row: 4)
        #expect(gallery.photo.frame.origin == Point(x: 12, y: 3))
    }

    @Test func recognizeASwipe() async {
        let gallery = Gallery()
        let pilot = await Pilot(gallery, columns: 40, rows: 10)
        await pilot.drag(fromColumn: 30, row: 8, toColumn: 24, row: 8)
        #expect(gallery.acts == ["back"])
    }
}
