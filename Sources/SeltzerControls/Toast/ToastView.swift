// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The view of a toast: its sign, its text, and its button.
final class ToastView: View {
    let toast: Toast
    private let label = Label()
    private let detailLabel = Label()
    private let button: Button?
    /// The button that shows all of a cut text; hidden if the text is not cut.
    private let moreButton = Button("More")
    /// Measures whether a text needs more lines than the toast shows.
    private let ruler = Label()
    private var timer: ApplicationTimer?
    private var isUnderPointer = false

    /// The width of a toast in cells, with its frame.
    private static var width: Int { 38 }
    /// The maximum number of lines of each text.
    private static var maximumLines: Int { 3 }

    init(_ toast: Toast) {
        self.toast = toast
        label.text = toast.message
        label.numberOfLines = Self.maximumLines
        if !toast.detail.isEmpty { label.style = Style(attributes: .bold) }
        detailLabel.text = toast.detail
        detailLabel.style = Style(foreground: .secondaryLabel)
        detailLabel.numberOfLines = Self.maximumLines
        button = toast.action.map { Button($0.title) }
        super.init()
        clipsToBounds = true
        backgroundColor = .overlay
        addSubview(label)
        addSubview(detailLabel)
        moreButton.isHidden = true
        moreButton.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.showAll() }
        addSubview(moreButton)
        guard let button else { return }
        addSubview(button)
        button.addAction(for: .primaryActionTriggered) { [weak toast] _ in
            guard let toast else { return }
            toast.area?.dismiss(toast, .actionChosen)
        }
    }

    // MARK: Time

    /// Dismisses the toast after its duration; while the pointer or the focus is on it, the time begins again.
    func startTimer() {
        timer?.cancel()
        guard let duration = toast.duration, let application = window?.application else { return }
        timer = ApplicationTimer(after: duration, in: application) { [weak self] in
            self?.timeIsOver()
        }
    }

    private func timeIsOver() {
        if isUnderPointer || button?.isFirstResponder == true || moreButton.isFirstResponder {
            startTimer()
        } else {
            toast.area?.dismiss(toast, .timedOut)
        }
    }

    override func didMoveToWindow() {
        if window == nil { timer?.cancel() }
    }

    // MARK: Layout

    /// Whether there is room for a frame.
    private func hasFrame(in height: Int) -> Bool { height > 6 }

    private var signWidth: Int { toast.kind == .plain ? 1 : 5 }

    /// The columns beside the text: the sign, the cross, and a blank at each side.
    private var marginWidth: Int { signWidth + 4 }

    /// Returns the size in a window, with a frame if the window is high enough.
    func size(in room: Size) -> Size {
        let isFramed = hasFrame(in: room.height)
        let lines = isFramed ? 2 : 0
        let width = min(Self.width, room.width)
        let textRoom = Size(width: max(1, width - lines - marginWidth), height: .max)
        guard isFramed else { return Size(width: width, height: min(1, room.height)) }
        var rows = label.sizeThatFits(textRoom).height
        if !toast.detail.isEmpty { rows += detailLabel.sizeThatFits(textRoom).height }
        if button != nil || isCut(in: textRoom.width, lines: Self.maximumLines) { rows += 1 }
        return Size(width: width, height: rows + lines)
    }

    /// Returns whether a text needs more than some lines.
    private func isCut(in width: Int, lines: Int) -> Bool {
        [toast.message, toast.detail].contains { text in
            if text.isEmpty { return false }
            ruler.text = text
            // The limit spares the layout of the rest of a long text.
            ruler.numberOfLines = lines + 1
            return ruler.sizeThatFits(Size(width: max(1, width), height: .max)).height > lines
        }
    }

    /// Shows all of the text in an alert, where it scrolls.
    private func showAll() {
        guard let presenter = window?.rootViewController?.lastPresented else { return }
        let texts = [toast.message, toast.detail].filter { !$0.isEmpty }
        let alert = Alert(toast.kind.heading, message: texts.joined(separator: "\n\n"))
        // A toast with a button stays, because the button is still useful.
        if presenter.present(alert), toast.action == nil {
            toast.area?.dismiss(toast, .dismissed)
        }
    }

    override func layoutSubviews() {
        floatFrame = bounds.height > 2 ? FloatFrame() : nil
        var inner = floatContent
        let isRow = inner.height <= 1
        let taken = isRow ? button?.sizeThatFits(.unbounded).width ?? 0 : 0
        moreButton.isHidden = !isCut(
            in: inner.width - marginWidth - taken,
            lines: isRow ? (toast.detail.isEmpty ? 1 : 0) : Self.maximumLines)
        layOutButtons(in: &inner)
        let text = inner.inset(by: Insets(left: signWidth, right: marginWidth - signWidth))
        let rows =
            toast.detail.isEmpty
            ? text.height : min(text.height, label.sizeThatFits(text.size.unboundedHeight).height)
        label.frame = Rect(x: text.minX, y: text.minY, width: max(0, text.width), height: rows)
        detailLabel.frame = Rect(
            x: text.minX, y: text.minY + rows, width: max(0, text.width), height: text.height - rows
        )
    }

    /// Lays the buttons out at the right of the last row, and takes their room from the text.
    private func layOutButtons(in inner: inout Rect) {
        var end = inner.maxX
        for button in [button, moreButton.isHidden ? nil : moreButton].compactMap(\.self) {
            let width = min(button.sizeThatFits(.unbounded).width, max(0, end - inner.minX))
            end -= width
            button.frame = Rect(
                x: end, y: inner.maxY - 1, width: width, height: min(1, inner.height))
        }
        guard end < inner.maxX else { return }
        if inner.height > 1 {
            inner.size.height -= 1
        } else {
            inner.size.width -= inner.maxX - end
        }
    }

    override var defaultAccessibility: AccessibilityAttributes {
        let texts = [toast.message, toast.detail].filter { !$0.isEmpty }
        return AccessibilityAttributes(
            .notice, label: texts.joined(separator: " "),
            value: toast.kind == .plain ? nil : "\(toast.kind)")
    }

    // MARK: The mouse

    /// Dismisses the toast by a click.
    override func handleMouse(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .enter: isUnderPointer = true
        case .leave: isUnderPointer = false
        case .up where event.button == .left: toast.area?.dismiss(toast, .dismissed)
        default: break
        }
        return .stop
    }

    // MARK: The picture

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let inner = floatContent
        let isButtonInRow = inner.height <= 1 && (button != nil || !moreButton.isHidden)
        if inner.width > 4, inner.height > 0, !isButtonInRow {
            canvas.draw(
                .xmark, at: Point(x: inner.maxX - 2, y: inner.minY),
                style: Style(foreground: .secondaryLabel))
        }
        guard let (tone, sign) = sign(canvas) else { return }
        let attributes = Attributes.bold.subtracting(ControlLook.unreadableOnFills(canvas))
        canvas.draw(
            " \(sign) ", at: inner.origin.offsetBy(dx: 1, dy: 0),
            style: Style(foreground: tone.onFill, background: tone.fill, attributes: attributes))
    }

    private func sign(_ canvas: Canvas) -> (Tone, String)? {
        switch toast.kind {
        case .plain: nil
        case .info: (.info, "i")
        case .success: (.success, canvas[.checkmark])
        case .warning: (.warning, "!")
        case .error: (.danger, canvas[.xmark])
        }
    }
}

extension Size {
    fileprivate var unboundedHeight: Size { Size(width: max(1, width), height: .max) }
}

extension Toast.Kind {
    /// The heading of the alert that shows all of a cut text.
    fileprivate var heading: String {
        switch self {
        case .plain, .info: "Message"
        case .success: "Success"
        case .warning: "Warning"
        case .error: "Error"
        }
    }
}
