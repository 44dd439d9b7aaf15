// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

/// A picture on the page of a control: a page of the Gallery, or a part of it, after a few acts of a user.
///
/// `Scripts/pictures.sh` writes the pictures to the catalog of the page that shows them.
struct ControlPicture: CustomTestStringConvertible, Sendable {
    /// The name of the files, without the light.
    let name: String
    /// What the picture shows, in a sentence: the alternative text on the page.
    let title: String
    private let page: GalleryPage
    private let size: Size
    private let parts: [String]
    private let acts: @MainActor @Sendable (Pilot) async throws -> Void

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - name: The name of the files, without the light.
    ///   - title: What the picture shows.
    ///   - page: The page of the Gallery.
    ///   - columns: The columns of the screen; empty ones at its edges are left out.
    ///   - rows: The rows of the screen; empty ones at its edges are left out.
    ///   - parts: The labels of the elements that are shown; none for the whole page.
    ///   - acts: What the user does.
    init(
        _ name: String, _ title: String, of page: GalleryPage, columns: Int = 62, rows: Int = 40,
        parts: [String] = [],
        acts: @escaping @MainActor @Sendable (Pilot) async throws -> Void = { _ in }
    ) {
        (self.name, self.title, self.page, self.parts, self.acts) = (name, title, page, parts, acts)
        size = Size(width: columns, height: rows)
    }

    var testDescription: String { name }

    static let all =
        texts + buttons + values + options + lists + plots + containers + menus + messages

    /// Returns the picture as SVG.
    @MainActor
    func svg(in light: PictureLight) async throws -> String {
        let application = Application(root: PictureStage(page))
        application.theme = light.theme
        let pilot = await Pilot(
            application, columns: size.width, rows: size.height, capabilities: light.capabilities)
        if !parts.isEmpty {
            let elements = pilot.elements.flatMap(\.all)
            let kept = try parts.map { part in
                try #require(elements.first { $0.label == part }, "There is no \(part)").view
            }
            for window in application.windows { Self.hideAll(in: window, but: kept) }
            await pilot.settle()
        }
        try await acts(pilot)
        let shown = Self.shownPart(of: pilot.display.buffer)
        let screen = DocumentationPicture.copy(of: pilot.display.buffer, in: shown)
        let cursor = pilot.display.cursor.map {
            Cursor(position: $0.position.offsetBy(dx: -shown.minX, dy: -shown.minY))
        }
        return SVGSnapshot(screen, cursor: cursor, title: title, colors: light.colors).text
    }

    /// Hides the views that neither are one of some views nor contain one nor are in one.
    @MainActor
    private static func hideAll(in view: View, but kept: [View]) {
        for subview in view.subviews where !kept.contains(where: { $0 === subview }) {
            if kept.contains(where: { $0.isDescendant(of: subview) }) {
                hideAll(in: subview, but: kept)
            } else {
                subview.isHidden = true
            }
        }
    }

    /// Returns the cells that are not empty ground, with a margin.
    @MainActor
    private static func shownPart(of buffer: CellBuffer) -> Rect {
        let ground = buffer[.zero].background
        var shown = Rect.zero
        for y in 0..<buffer.size.height {
            for x in 0..<buffer.size.width {
                let cell = buffer[Point(x: x, y: y)]
                let isEmpty =
                    cell.background == ground && buffer.clusters.text(of: cell.glyph) == " "
                    && buffer.style(of: cell).underlineStyle == .none
                if !isEmpty { shown = shown.union(Rect(x: x, y: y, width: 1, height: 1)) }
            }
        }
        return shown.inset(by: Insets(top: -1, left: -2, bottom: -1, right: -2))
            .intersection(buffer.bounds)
    }
}

/// Shows the content of a page in a margin.
private final class PictureStage: ViewController {
    private let page: GalleryPage
    private let content: ViewController

    init(_ page: GalleryPage) {
        self.page = page
        content = page.makeController()
        super.init()
        addChild(content)
    }

    override func loadView() {
        let room = page.fillsRoom ? content.view : ScrollView(content.view)
        let stack = StackView(.vertical, [room])
        stack.layoutMargins = Insets(top: 1, left: 1, bottom: 1, right: 1)
        stack.setFlex(1, of: room)
        view = stack
    }

    override var preferredFocusedView: View? { content.preferredFocusedView }

    override var actions: [Action] { [.help] }
}
