// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The controls of a color picker: swatches, sliders, a field for the color as text, and a preview.
final class ColorPickerView: View {
    /// The numbers that the sliders change.
    enum Model: Int, CaseIterable {
        case rgb, hsb

        var title: String { self == .rgb ? "RGB" : "HSB" }
        var names: [String] {
            self == .rgb ? ["Red", "Green", "Blue"] : ["Hue", "Saturation", "Brightness"]
        }
        var maxima: [Double] { self == .rgb ? [255, 255, 255] : [359, 100, 100] }
    }

    /// The chosen color.
    private(set) var color: Color
    /// The color behind text, for the contrast.
    var contrastBackground: Color {
        didSet { update() }
    }
    /// Called when the user changes the color, and whether a drag goes on; once more with the same color when it ends.
    var didChange: (Color, Bool) -> Void = { _, _ in }

    let swatches = SwatchGrid(ColorPickerView.allSwatches, columns: 8)
    private let models = SegmentedControl(items: Model.allCases.map(\.title))
    private let sliders: [Slider]
    private let labels = (0..<3).map { _ in Label() }
    let field = TextField(placeholder: "#ff8800")
    private let preview = ColorPreview()
    private var parts = ColorParts(red: 0, green: 0, blue: 0)
    /// Whether the last report told that a drag goes on.
    private var isDragReported = false
    private var model: Model { Model(rawValue: models.selectedIndex ?? 0) ?? .rgb }

    /// The roles that suit things that a user colors, then the first sixteen entries of the palette.
    private static let allSwatches: [SwatchGrid.Swatch] = {
        let roles: [ColorRole] = [
            .accent, .link, .success, .warning, .danger, .info, .label, .secondaryLabel,
        ]
        let names = [
            "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "brightBlack",
            "brightRed", "brightGreen", "brightYellow", "brightBlue", "brightMagenta",
            "brightCyan", "brightWhite",
        ]
        return roles.map { .init(color: .role($0), name: "\($0)", sign: "\("\($0)".prefix(2))") }
            + names.enumerated().map {
                .init(color: .palette(UInt8($0)), name: $1, sign: "\($0)")
            }
    }()

    init(_ color: Color, contrastBackground: Color) {
        (self.color, self.contrastBackground) = (color, contrastBackground)
        sliders = (0..<3).map { _ in Slider(in: 0...255, step: 1) }
        super.init(frame: .zero)
        models.accessibilityLabel = "Numbers"
        field.columns = 14
        field.accessibilityLabel = "Color"
        for slider in sliders { slider.showsValue = true }
        for view in [swatches, models] + sliders + [field, preview] + labels as [View] {
            addSubview(view)
        }
        models.selectedIndex = 0
        listen()
        update()
    }

    private func listen() {
        swatches.didChoose = { [weak self] in self?.choose($0.color) }
        models.addAction(for: .valueChanged) { [weak self] _ in self?.update() }
        for slider in sliders {
            slider.addAction(for: .valueChanged) { [weak self] slider in
                self?.sliderDidChange(isDragging: slider.isTracking)
            }
            for end: Control.Event in [.touchUpInside, .touchUpOutside, .touchCancel] {
                slider.addAction(for: end) { [weak self] _ in self?.dragDidEnd() }
            }
        }
        field.validation = TextValidation(placement: .trailing) { text in
            Self.color(text) == nil ? "No color" : nil
        }
        field.addAction(for: .editingChanged) { [weak self] _ in self?.textDidChange() }
        field.addAction(for: .editingDidEnd) { [weak self] _ in self?.update() }
    }

    /// Returns the color of a text; digits may be without their sign.
    private static func color(_ text: String) -> Color? {
        let text = String(text.trimmed)
        guard let color = Color(text) ?? Color("#\(text)") else { return nil }
        if case .clear = color.components { return nil }
        return color
    }

    // MARK: The color

    /// Shows a color that the program sets.
    func show(_ color: Color) {
        self.color = color
        update()
    }

    private func choose(_ color: Color, continuously: Bool = false, updatesText: Bool = true) {
        guard color != self.color else { return update(updatesText: updatesText) }
        self.color = color
        update(updatesText: updatesText)
        isDragReported = continuously
        didChange(color, continuously)
    }

    private func dragDidEnd() {
        guard isDragReported else { return }
        isDragReported = false
        didChange(color, false)
    }

    private func sliderDidChange(isDragging: Bool) {
        let values = sliders.map { Int($0.value.rounded()) }
        if model == .rgb {
            parts.setRGB(values[0], values[1], values[2])
        } else {
            parts.setHSB(values[0], values[1], values[2])
        }
        choose(parts.color, continuously: isDragging)
    }

    private func textDidChange() {
        guard let color = Self.color(field.text) else { return }
        choose(color, updatesText: false)
    }

    private func update(updatesText: Bool = true) {
        let theme = effectiveTheme
        let ground = contrastBackground.resolved(by: theme)
        let resolved = color.resolved(by: theme)
        if let new = ColorParts(resolved), new.color != parts.color { parts = new }
        let values =
            model == .rgb
            ? [parts.red, parts.green, parts.blue]
            : [parts.hue, parts.saturation, parts.brightness]
        for index in sliders.indices {
            sliders[index].maximumValue = model.maxima[index]
            sliders[index].value = Double(values[index])
            sliders[index].accessibilityLabel = model.names[index]
            labels[index].text = model.names[index]
        }
        if updatesText, !field.isEditing || Self.color(field.text) != color {
            field.text = "\(color)"
        }
        swatches.selectedIndex = swatches.swatches.firstIndex { $0.color == color }
        preview.show(color, resolved, on: ground, appearance: theme.appearance)
        setNeedsDisplay()
    }

    /// Shows the colors of the theme, which are known when the view is on the screen.
    override func didMoveToWindow() {
        if window != nil { update() }
    }

    // MARK: Layout

    private static var width: Int { 36 }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: Self.width + 2, height: 13) }

    override func layoutSubviews() {
        let left = bounds.width > 28 ? 1 : 0
        let width = max(0, bounds.width - 2 * left)
        var y = 0
        func row(_ view: View, height: Int = 1, x: Int = 0, width room: Int? = nil, gap: Int = 0) {
            let rest = max(0, bounds.height - y)
            view.frame = Rect(
                x: left + x, y: y, width: min(room ?? width, max(0, width - x)),
                height: min(height, rest))
            y += height + gap
        }
        let isTall = bounds.height >= 13
        row(swatches, height: 3, gap: isTall ? 1 : 0)
        row(models, width: models.sizeThatFits(.unbounded).width)
        let label = width >= 34 ? 11 : width >= 24 ? 5 : 0
        for index in sliders.indices {
            labels[index].frame = Rect(x: left + 1, y: y, width: max(0, label - 1), height: 1)
            row(sliders[index], x: label)
        }
        y += isTall ? 1 : 0
        row(field, width: 20)
        row(preview, height: 3)
    }
}

/// The color as text and ground, its contrast, and the color that the terminal shows in its place.
final class ColorPreview: View {
    private var color = Color.default
    private var resolved = Color.default
    private var ground = Color.default
    /// The ground, or the ground that is assumed; nil if nothing is known about it.
    private var knownGround: Color?
    private var isAssumed = false

    func show(_ color: Color, _ resolved: Color, on ground: Color, appearance: Appearance?) {
        (self.color, self.resolved, self.ground) = (color, resolved, ground)
        knownGround = ColorParts(ground)?.color
        // A terminal's own background is nearly black or nearly white.
        isAssumed = knownGround == nil && appearance != nil
        if isAssumed { knownGround = Color(white: appearance == .light ? 1 : 0) }
        accessibilityLabel = words(at: window?.application?.capabilities.colorDepth ?? .trueColor)
            .joined(separator: ", ")
        setNeedsDisplay()
    }

    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.staticText, label: accessibilityLabel)
    }

    /// The contrast, and the color on the terminal if that is another one.
    private func words(at depth: ColorDepth) -> [String] {
        var words: [String] = []
        if let knownGround,
            let contrast = ColorParts(resolved)?.color.contrastRatio(with: knownGround)
        {
            let tenths = Int((contrast * 10).rounded(.down))
            let about = isAssumed ? "About " : ""
            let verdict = contrast >= 4.5 ? "readable" : "too faint for text"
            words.append("\(about)\(tenths / 10).\(tenths % 10) : 1, \(verdict)")
        } else {
            words.append("Contrast unknown")
        }
        if depth == .monochrome {
            words.append("This terminal has no colors")
        } else if let parts = ColorParts(resolved), let shown = resolved.shown(at: depth),
            shown != parts.color
        {
            words.append("Shown here as \(shown)")
        }
        return words
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let depth = window?.application?.capabilities.colorDepth ?? .trueColor
        let sample = Rect(x: bounds.minX + 1, y: bounds.minY, width: 10, height: 1)
        let other = sample.offsetBy(dx: 11, dy: 0)
        canvas.draw(" Sample ", in: sample, style: Style(foreground: color, background: ground))
        canvas.fill(other, with: Style(background: color))
        canvas.draw(
            " Sample ", in: other, style: Style(foreground: resolved.textColor, background: color))
        for (index, line) in words(at: depth).prefix(2).enumerated() {
            canvas.draw(
                line,
                in: Rect(
                    x: bounds.minX + 1, y: bounds.minY + 1 + index,
                    width: max(0, bounds.width - 1), height: 1),
                style: Style(foreground: .secondaryLabel))
        }
    }
}
