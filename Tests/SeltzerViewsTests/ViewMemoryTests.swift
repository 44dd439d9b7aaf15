// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LayoutState, RareState.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerViews

#if canImport(ObjectiveC)
import ObjectiveC
#endif

@MainActor
@Suite struct ViewMemoryTests {
    private func bytes(of type: AnyClass) -> Int {
        #if canImport(ObjectiveC)
        return class_getInstanceSize(type)
        #else
        // The metadata of a class: its kind, its superclass, the flags, the address point and the size.
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
        #endif
    }

    @Test func aPlainViewTakesAtMost172Bytes() {
        #expect((100...172).contains(bytes(of: View.self)))
    }

    @Test func aViewMakesItsRareStateAtFirstNeed() {
        let root = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        let view = View()
        root.addSubview(view)
        view.frame = Rect(x: 1, y: 1, width: 2, height: 2)
        view.backgroundColor = .palette(1)
        view.isHidden = true
        view.setNeedsDisplay()
        view.theme = nil
        view.removeAllAnimations()
        view.unbind("x")
        root.layoutIfNeeded()
        #expect(view.gestureRecognizers.isEmpty && view.controller == nil)
        #expect(root.rare == nil && view.rare == nil)
        view.theme = .fathom
        #expect(view.rare != nil && view.theme == .fathom)
    }
}
