// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let motion = LayoutPage(
        name: "motion", title: "Motion",
        summary: "Boxes, a color, a drawer and a list move along curves."
    ) { _ in MotionPage() }
}

/// Shows boxes that move along lanes, a drawer that opens, and a list that scrolls.
final class MotionPage: ViewController {
    private static let curves: [(String, AnimationCurve)] = [
        ("linear", .linear), ("ease in", .easeIn), ("ease out", .easeOut),
        ("ease in and out", .easeInOut), ("spring", .spring(dampingRatio: 0.4)),
    ]

    private let lanes = MotionPage.curves.map { Lane($0.0, curve: $0.1) }
    private let list = ScrollView(
        Label((1...99).map { "Line \($0) of the list" }.joined(separator: "\n")))
    private lazy var drawer = Panel("Drawer", "Layout can move views, too.")
    private lazy var drawerWidth = drawer.widthAnchor == 0
    private lazy var run = Button("&Run") { [weak self] _ in self?.runAll() }
    private lazy var stop = Button("&Stop") { [weak self] _ in self?.stopAll() }
    private lazy var open = Button("&Drawer") { [weak self] _ in self?.toggleDrawer() }
    private lazy var glide = Button("&Glide") { [weak self] _ in self?.glideOn() }
    private lazy var calm = Button("&Calm") { [weak self] _ in self?.toggleMotion() }
    private let row = GridView(columns: [], columnSpacing: 1)
    private var running: [Animation] = []

    override func loadView() {
        let course = VStack {
            lanes
            list
        }
        course.setFlex(1, of: list)
        let body = HStack {
            drawer
            course
        }
        body.setFlex(1, of: course)
        drawerWidth.isActive = true
        [run, stop, open, glide, calm].forEach(row.addArrangedSubview)
        let page = VStack {
            row
            body
        }
        page.setFlex(1, of: body)
        view = page
    }

    override var preferredFocusedView: View? { run }

    override func viewWillLayoutSubviews() {
        let count = Breakpoints(3, (50, 5))[view.bounds.width]
        row.columns = Array(repeating: .fitting, count: count)
    }

    private func runAll() {
        for lane in lanes {
            running.append(
                lane.animate(withDuration: .milliseconds(1_200), curve: lane.curve) {
                    lane.isAtEnd.toggle()
                })
        }
    }

    private func stopAll() {
        for animation in running { animation.finish(at: .current) }
        running = []
    }

    private func toggleDrawer() {
        let width = min(26, view.bounds.width / 2)
        view.animate(withDuration: .milliseconds(300), curve: .easeOut) {
            drawerWidth.constant = drawerWidth.constant == 0 ? width : 0
            view.layoutIfNeeded()
        }
    }

    private func glideOn() {
        let isAtEnd = list.contentOffset.y > 40
        list.animate(withDuration: .milliseconds(800), curve: .easeInOut) {
            list.contentOffset.y =
                isAtEnd ? 0 : max(0, list.contentSize.height - list.bounds.height)
        }
    }

    private func toggleMotion() {
        guard let application = view.window?.application else { return }
        application.reducesMotion.toggle()
        calm.title = application.reducesMotion ? "Live&ly" : "&Calm"
    }
}

/// A lane with a box that moves from end to end and changes its color.
private final class Lane: View {
    let curve: AnimationCurve
    private let box = Label(alignment: .center)

    var isAtEnd = false {
        didSet {
            setNeedsLayout()
            layoutIfNeeded()
            color()
        }
    }

    init(_ name: String, curve: AnimationCurve) {
        self.curve = curve
        super.init()
        box.text = name
        color()
        clipsToBounds = true
        addSubview(box)
    }

    private func color() {
        box.style = Style(foreground: isAtEnd ? Tone.primary.onFill : .selectedLabel)
        box.backgroundColor = isAtEnd ? Tone.primary.fill : .selection
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: 30, height: 1) }

    override func layoutSubviews() {
        let width = min(18, max(0, bounds.width / 2))
        box.frame = Rect(
            x: isAtEnd ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.drawHorizontalLine(
            at: .zero, length: bounds.width, style: Style(foreground: .separator))
    }
}
