// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A view that shows a symbol in its tint color.
///
/// As in UIKit, it gets no mouse events, unless ``/SeltzerViews/View/isUserInteractionEnabled`` is
/// set.
///
/// ```swift
/// let star = ImageView(image: Image(systemName: "star.fill"))
/// star.tintColor = .systemYellow
/// ```
open class ImageView: View {
    /// The symbol; nil for none.
    open var image: Image? {
        didSet {
            guard image != oldValue else { return }
            setNeedsDisplay()
            if image.map(width) != oldValue.map(width) { invalidateIntrinsicContentSize() }
        }
    }

    /// The symbol while ``isHighlighted`` is true; nil, the default, for ``image``.
    open var highlightedImage: Image? {
        didSet { if highlightedImage != oldValue { setNeedsDisplay() } }
    }

    /// Whether the view shows the ``highlightedImage``; false by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// Creates a view without a symbol.
    public override init(frame: Rect) {
        super.init(frame: frame)
        isInteractive = false
        layoutNature = .text
    }

    /// Creates a view with a symbol.
    ///
    /// - Parameters:
    ///   - image: The symbol; nil for none.
    ///   - highlightedImage: The symbol while the view is highlighted; nil for the same.
    public convenience init(image: Image?, highlightedImage: Image? = nil) {
        self.init(frame: .zero)
        self.image = image
        self.highlightedImage = highlightedImage
    }

    private final func width(of image: Image) -> Int { cellWidth(of: image.unicode) }

    /// Returns the size of the symbol; `.zero` without one.
    open override func sizeThatFits(_ size: Size) -> Size {
        image.map { Size(width: width(of: $0), height: 1) } ?? .zero
    }

    /// Draws the symbol.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return }
        let text = canvas[image]
        let free = Size(
            width: max(0, bounds.width - width(of: image)), height: max(0, bounds.height - 1))
        var place = bounds.origin.offsetBy(dx: free.width / 2, dy: free.height / 2)
        switch contentMode {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: break
        case .top: place.y = bounds.minY
        case .bottom: place.y = bounds.minY + free.height
        case .left: place.x = bounds.minX
        case .right: place.x = bounds.minX + free.width
        case .topLeft: place = bounds.origin
        case .topRight: place = bounds.origin.offsetBy(dx: free.width, dy: 0)
        case .bottomLeft: place = bounds.origin.offsetBy(dx: 0, dy: free.height)
        case .bottomRight: place = bounds.origin.offsetBy(dx: free.width, dy: free.height)
        }
        canvas.clipped(to: bounds).draw(text, at: place, style: Style(foreground: tintColor))
    }
}
