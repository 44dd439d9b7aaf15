// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A view that shows a picture of pixels, a moving picture, or a symbol in its tint color.
///
/// A picture is scaled by ``/SeltzerViews/View/contentMode``. As in UIKit, the view gets no mouse
/// events, unless ``/SeltzerViews/View/isUserInteractionEnabled`` is set.
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

    /// The picture, which is shown in place of the symbol; nil, the default, for none.
    open var pixelImage: PixelImage? {
        didSet { if pixelImage != oldValue { pictureChanged() } }
    }

    /// The moving picture, which is shown in place of ``pixelImage``; nil, the default, for none.
    ///
    /// As an animated image in UIKit, it starts at once; ``stopAnimating()`` holds it. It does not
    /// move if the application reduces motion, and while nobody sees it.
    open var animation: PixelAnimation? {
        didSet {
            guard animation != oldValue else { return }
            motion.stop(at: 0)
            pictureChanged()
            if animation == nil { stopAnimating() } else { startAnimating() }
        }
    }

    /// The way in which characters divide a cell for the picture; half blocks by default.
    ///
    /// A display without colors always shows dots of braille.
    public final var pixelShape = PixelGrid.Shape.halfBlocks {
        didSet { if pixelShape != oldValue { setNeedsDisplay() } }
    }

    /// Whether the picture is being loaded, so that a view without one says so; false by default.
    public final var isLoading = false {
        didSet {
            guard isLoading != oldValue else { return }
            if !isLoading { tick.stop() }
            pictureChanged()
        }
    }

    /// The reason why there is no picture, in a sentence for the user; nil, the default, for none.
    ///
    /// A view without a picture shows the reason below its
    /// ``/SeltzerViews/View/accessibilityLabel``.
    public final var failureText: String? {
        didSet { if failureText != oldValue { pictureChanged() } }
    }

    /// Whether the moving picture moves, unless it has ended or motion is reduced.
    public final var isAnimating: Bool { motion.isRunning }

    let motion = PictureMotion()
    let tick = AnimationTick()
    /// The picture as it was drawn last, scaled to the view.
    final var scaledPicture: PictureCells?

    /// Creates a view without a picture.
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

    /// Creates a view with a picture.
    ///
    /// - Parameter pixelImage: The picture; nil for none.
    public convenience init(pixelImage: PixelImage?) {
        self.init(frame: .zero)
        self.pixelImage = pixelImage
    }

    /// A picture with the label of the view, and its state as the value.
    open override var defaultAccessibility: AccessibilityAttributes {
        guard shownPicture != nil || isLoading || failureText != nil else {
            return super.defaultAccessibility
        }
        let value = shownPicture != nil ? nil : isLoading ? "busy" : failureText
        return AccessibilityAttributes(
            .image, value: value, traits: isLoading ? .updatesFrequently : [])
    }

    /// Starts the moving picture from its first frame; does nothing without one, and while it moves.
    public final func startAnimating() {
        guard animation != nil, !motion.isRunning else { return }
        motion.start()
        setNeedsDisplay()
    }

    /// Holds the moving picture at the present frame.
    public final func stopAnimating() { motion.stop() }

    private final func width(of image: Image) -> Int { cellWidth(of: image.unicode) }

    /// Returns the size of the picture or of the symbol; `.zero` without one.
    ///
    /// A cell counts as 8 × 16 pixels. A picture that does not fit is scaled down to the size.
    open override func sizeThatFits(_ size: Size) -> Size {
        if let picture = shownPicture { return picture.cells(fitting: size) }
        if isLoading || failureText != nil { return statusSize }
        return image.map { Size(width: width(of: $0), height: 1) } ?? .zero
    }

    /// Draws the picture, its state or the symbol.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        if shownPicture != nil { return drawPicture(in: canvas) }
        if isLoading || failureText != nil { return drawStatus(in: canvas) }
        drawSymbol(in: canvas)
    }

    private final func drawSymbol(in canvas: Canvas) {
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
