// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Pictures of pixels, and the states of a view that has none yet.
extension ImageView {
    /// The picture to show now; nil if there is none.
    final var shownPicture: PixelImage? {
        guard let animation else { return pixelImage }
        return animation.frames[min(motion.frame, animation.frames.count - 1)].image
    }

    /// Draws a new picture, and arranges the view again if its size may differ.
    final func pictureChanged() {
        scaledPicture = nil
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// Draws the present picture, and redraws the view when the next one is due.
    final func drawPicture(in canvas: Canvas) {
        if let animation { motion.advance(animation, in: self) }
        guard let image = shownPicture, !bounds.isEmpty else { return }
        let place = PicturePlace(
            of: image.size, in: bounds.size, cell: canvas.cellPixels ?? PixelImage.nominalCell,
            contentMode)
        let picture = Picture(image, size: bounds.size, place: place)
        if sendsPixels, canvas.drawPixels(of: picture, at: bounds.origin) { return }
        let shape = canvas.pictureShape(pixelShape)
        if let scaled = scaledPicture, scaled.picture == picture, scaled.shape == shape {
            return canvas.draw(scaled, at: bounds.origin)
        }
        let scaled = PictureCells(picture, shape: shape)
        scaledPicture = scaled
        canvas.draw(scaled, at: bounds.origin)
    }

    /// Whether a terminal that shows pixels gets the picture.
    ///
    /// A terminal keeps only a few pictures, so a long moving picture is shown in cells.
    private final var sendsPixels: Bool {
        guard let animation, motion.isRunning else { return true }
        let frames = animation.frames.count
        return frames <= PictureTable.capacity / 2
            && frames * animation.frames[0].image.size.area <= PictureTable.maximumPixels / 2
    }

    // MARK: States

    private final var name: String { accessibilityLabel ?? "Picture" }

    final var statusSize: Size {
        let widths = [cellWidth(of: name) + 2, failureText.map { cellWidth(of: $0) } ?? 0]
        return Size(width: widths.max() ?? 0, height: failureText == nil ? 1 : 2)
    }

    /// Draws the name of the missing picture behind a sign, and the reason below it.
    final func drawStatus(in canvas: Canvas) {
        let rows = failureText == nil || isLoading ? 1 : min(2, bounds.height)
        var row = bounds
        row.origin.y += max(0, bounds.height - rows) / 2
        row.size.height = min(1, bounds.height)
        let sign: Character?
        if isLoading {
            sign = tick.bubble(of: self, isUnicode: canvas.isUnicode)
        } else {
            sign = Image(systemName: "photo").flatMap { canvas[$0].first }
        }
        draw("\(sign ?? " ") \(name)", in: row, Style(foreground: .label), canvas)
        guard rows == 2, let failureText else { return }
        let rest = Rect(
            x: bounds.minX, y: row.minY + 1, width: bounds.width,
            height: bounds.maxY - row.minY - 1)
        canvas.draw(
            StyledText(failureText), in: rest, style: Style(foreground: .secondaryLabel),
            paragraphStyle: ParagraphStyle(lineBreakMode: .byWordWrapping, alignment: .center))
    }

    private final func draw(_ text: String, in row: Rect, _ style: Style, _ canvas: Canvas) {
        var row = row
        let free = max(0, row.width - cellWidth(of: text))
        row.origin.x += free / 2
        row.size.width -= free / 2
        canvas.draw(text, in: row, style: style)
    }
}

extension PixelImage {
    /// The size of a cell in pixels, where the terminal does not tell it.
    static let nominalCell = Size(width: 8, height: 16)

    /// Returns the size in cells, scaled down to fit a size.
    func cells(fitting limit: Size) -> Size {
        let cell = Self.nominalCell
        let width = Double(size.width) / Double(cell.width)
        let height = Double(size.height) / Double(cell.height)
        let scale = min(
            1, Double(max(0, limit.width)) / width, Double(max(0, limit.height)) / height)
        return Size(
            width: min(limit.width, Int((width * scale).rounded(.up))),
            height: min(limit.height, Int((height * scale).rounded(.up))))
    }
}

extension PicturePlace {
    /// Returns the place of a picture in an area by a content mode.
    ///
    /// - Parameters:
    ///   - image: The size of the picture in pixels.
    ///   - area: The size of the area in cells.
    ///   - cell: The size of a cell in pixels.
    ///   - mode: The mode.
    init(of image: Size, in area: Size, cell: Size, _ mode: View.ContentMode) {
        let width = Double(max(1, area.width)) * Double(cell.width)
        let height = Double(max(1, area.height)) * Double(cell.height)
        let across = Double(image.width) / width, down = Double(image.height) / height
        let scale: Double
        switch mode {
        case .scaleToFill, .redraw:
            self = .fill
            return
        case .scaleAspectFit: scale = 1 / max(across, down)
        case .scaleAspectFill: scale = 1 / min(across, down)
        case .center, .top, .bottom, .left, .right: scale = 1
        case .topLeft, .topRight, .bottomLeft, .bottomRight: scale = 1
        }
        let size = (width: across * scale, height: down * scale)
        let x: Double
        switch mode {
        case .left, .topLeft, .bottomLeft: x = 0
        case .right, .topRight, .bottomRight: x = 1 - size.width
        default: x = (1 - size.width) / 2
        }
        let y: Double
        switch mode {
        case .top, .topLeft, .topRight: y = 0
        case .bottom, .bottomLeft, .bottomRight: y = 1 - size.height
        default: y = (1 - size.height) / 2
        }
        self.init(x: x, y: y, width: size.width, height: size.height)
    }
}
