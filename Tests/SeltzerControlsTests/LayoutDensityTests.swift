// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct LayoutDensityTests {
    private let save = Button("Save")
    private let cancel = Button("Cancel")

    private func form() -> StackView {
        let form = StackView(.vertical, [save, cancel], spacing: 1)
        form.alignment = .leading
        form.compactSpacing = 0
        return form
    }

    @Test func anAutomaticLayoutIsCompactBelow60ColumnsOr16Rows() async {
        let pilot = await Pilot(plain: ViewController(view: form()), columns: 60, rows: 16)
        pilot.application.layoutDensity = .automatic
        await pilot.settle()
        #expect(!save.hasCompactLayout && save.frame.width == 10 && cancel.frame.minY == 2)
        await pilot.resize(columns: 59, rows: 16)
        #expect(save.hasCompactLayout && save.frame.width == 8 && cancel.frame.minY == 1)
        await pilot.resize(columns: 60, rows: 15)
        #expect(save.hasCompactLayout && save.frame.width == 8 && cancel.frame.minY == 1)
        await pilot.resize(columns: 80, rows: 24)
        #expect(!save.hasCompactLayout && save.frame.width == 10 && cancel.frame.minY == 2)
    }

    @Test func aChosenDensityAppliesOnEachScreen() async {
        let pilot = await Pilot(plain: ViewController(view: form()), columns: 40, rows: 10)
        #expect(!pilot.application.hasCompactLayout && cancel.frame.minY == 2)
        pilot.application.layoutDensity = .compact
        await pilot.resize(columns: 80, rows: 24)
        #expect(pilot.application.hasCompactLayout && cancel.frame.minY == 1)
        pilot.application.layoutDensity = .comfortable
        await pilot.settle()
        #expect(save.frame.width == 10 && cancel.frame.minY == 2)
    }

    @Test func anInlineProgramIsNotCompactForItsFewRows() async {
        let pilot = await Pilot(plain: ViewController(view: form()), columns: 80, rows: 4)
        pilot.application.layoutDensity = .automatic
        #expect(pilot.application.hasCompactLayout)
        pilot.application.presentation = .inline(rows: 4)
        #expect(!pilot.application.hasCompactLayout)
    }

    @Test func aGridAndSegmentsHaveTheirCompactSizes() async {
        let segments = SegmentedControl(items: ["Day", "Week"])
        let grid = GridView(columns: [.fitting], rowSpacing: 1)
        grid.compactRowSpacing = 0
        grid.addArrangedSubview(segments)
        grid.addArrangedSubview(save)
        let pilot = await Pilot(plain: ViewController(view: grid), columns: 40, rows: 10)
        let comfortable = segments.frame.width
        #expect(save.frame.minY == 2)
        pilot.application.layoutDensity = .compact
        await pilot.settle()
        #expect(segments.frame.width == comfortable - 4 && save.frame.minY == 1)
    }

    @Test func aViewWithoutAWindowIsComfortable() {
        #expect(!save.hasCompactLayout && save.sizeThatFits(.unbounded).width == 10)
    }
}
