// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Control+ContentVerticalAlignment.

import Seltzer
import SeltzerTesting
import Testing

/// Parts of controls, in the words of UIKit's programs.
@MainActor
@Suite struct PartsOfControlSnippetsTests {
    @Test("a button with a picture and a menu")
    func button() async {
        let button = Button(type: .system)
        button.setTitle("Sort", for: .normal)
        button.setImage(Image(systemName: "star")?.withRenderingMode(.alwaysTemplate), for: .normal)
        button.menu = Menu(title: "", children: [Action(title: "Name") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.contentHorizontalAlignment = .leading
        #expect(button.image(for: .normal) == Image(systemName: "star"))
        var configuration = Button.Configuration.tinted()
        configuration.image = Image(systemName: "plus")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 1
        configuration.subtitle = "two"
        configuration.contentInsets = DirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 1, trailing: 2)
        configuration.buttonSize = .small
        button.configuration = configuration
        #expect(button.configuration?.imagePlacement == .trailing)
        #expect(button.currentImage == Image(systemName: "plus"))
    }

    @Test(
        "a high button with its title at an edge",
        arguments: [
            (Control.ContentVerticalAlignment.top, 0), (.center, 2), (.bottom, 4), (.fill, 2),
        ])
    func alignment(_ alignment: Control.ContentVerticalAlignment, _ row: Int) async {
        let button = Button("Top")
        button.contentVerticalAlignment = alignment
        let root = View()
        root.addSubview(button)
        button.frame = Rect(x: 0, y: 0, width: 10, height: 5)
        let pilot = await Pilot(ViewController(view: root), columns: 20, rows: 6)
        #expect(pilot.location(of: "Top")?.y == row)
    }

    @Test("colors of a slider")
    func slider() async {
        let slider = Slider(value: 0.5)
        slider.minimumTrackTintColor = .systemRed
        slider.maximumTrackTintColor = .systemGreen
        slider.thumbTintColor = .systemBlue
        slider.isContinuous = false
        let root = View()
        root.addSubview(slider)
        slider.frame = Rect(x: 0, y: 0, width: 22, height: 1)
        let controller = ViewController(view: root)
        controller.wantsInitialFocus = false
        let pilot = await Pilot(controller, columns: 24, rows: 1)
        func color(_ column: Int) -> Color {
            pilot.display.buffer[Point(x: column, y: 0)].style.foreground
        }
        let colors = (color(2), color(18))
        #expect(colors.0 != colors.1)
        slider.minimumTrackTintColor = nil
        slider.maximumTrackTintColor = nil
        await pilot.settle()
        #expect(color(2) != colors.0 && color(18) != colors.1)
    }

    @Test("segments with pictures")
    func segments() {
        let segments = SegmentedControl(items: ["List"])
        segments.insertSegment(with: Image(systemName: "plus"), at: 1, animated: false)
        segments.setImage(Image(systemName: "star"), forSegmentAt: 0)
        segments.insertSegment(withTitle: "Map", at: 2, animated: true)
        segments.removeSegment(at: 1, animated: false)
        segments.setTitle("Card", forSegmentAt: 1)
        segments.selectedSegmentIndex = 1
        #expect(segments.titleForSegment(at: 0) == "☆" && segments.numberOfSegments == 2)
    }

    @Test("a picture with a second one, and a label that is off")
    func pictures() async throws {
        let view = ImageView(
            image: Image(systemName: "star"), highlightedImage: Image(systemName: "star.fill"))
        let label = Label("Off")
        label.isEnabled = false
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [view, label, Label("Plain")])), columns: 20,
            rows: 4)
        view.isHighlighted = true
        await pilot.settle()
        #expect(pilot.screen.contains("★"))
        let off = try #require(pilot.location(of: "Off")),
            on = try #require(pilot.location(of: "Plain"))
        let buffer = pilot.display.buffer
        #expect(buffer[off].style.foreground != buffer[on].style.foreground)
    }

    @Test("a field and a text view")
    func texts() {
        let field = TextField()
        field.textAlignment = .center
        field.clearsOnBeginEditing = true
        field.contentVerticalAlignment = .center
        field.text = "text"
        field.selectAll(nil)
        #expect(field.selectedText == "text")
        let view = TextView()
        view.isScrollEnabled = false
        view.isEditable = false
        view.isSelectable = true
        view.textContainerInset = Insets(top: 1, left: 1, bottom: 1, right: 1)
        view.textAlignment = .right
        view.attributedText = StyledText(
            string: "styled", attributes: [.font: Font.boldSystemFont(ofSize: 12)])
        #expect(view.text == "styled")
    }
}
