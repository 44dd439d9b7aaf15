// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Snippets as programs for UIKit have them, about layout. PortedSnippetsTests checks that the tool ports them to
// Tests/SeltzerUIKitTests/Ported, where the tests compile them. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer

// MARK: translates

extension SnippetScreen {
    func snippeta6() {
        for subview in [nameLabel, avatarView, stackView] as [View] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
    }
}

// MARK: anchors

extension SnippetScreen {
    func snippeta8() {
        LayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 1),
            nameLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -3),
        ])
    }
}

// MARK: anchors multiplier

extension SnippetScreen {
    func snippeta9() {
        cardView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8).isActive = true
        cardView.heightAnchor.constraint(equalTo: cardView.widthAnchor, multiplier: 0.5 * (9.0 / 16.0)).isActive = true
        cardView.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -2).isActive = true
    }
}

// MARK: stored constraint

class Screena10: SnippetScreen {
    private var heightConstraint: LayoutConstraint!
    func makeConstraint() {
        heightConstraint = cardView.heightAnchor.constraint(equalToConstant: 5)
        heightConstraint.priority = .defaultHigh
        heightConstraint.isActive = true
    }
    func collapse() {
        heightConstraint.constant = 0
        View.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }
}

// MARK: rect edges

extension SnippetScreen {
    func snippeta15() {
        let half = view.bounds.width / 2
        cardView.frame = Rect(x: half, y: cardView.frame.maxY + 0, width: half - 2, height: 1)
    }
}

// MARK: rect layout

extension SnippetScreen {
    func snippeta16() {
        let bottom = view.frame.height - view.safeAreaInsets.bottom
        emailField.frame = Rect(x: 2, y: bottom - 2, width: view.frame.width - 4, height: 1)
    }
}

// MARK: init frame

class CountView: View {
    let countLabel = Label()
    override init(frame: Rect) {
        super.init(frame: frame)
        countLabel.textAlignment = .center
        addSubview(countLabel)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        countLabel.frame = bounds.insetBy(dx: 1, dy: 0)
    }
}
@MainActor let badge = CountView()

// MARK: frame

extension SnippetScreen {
    func snippeta23() {
        cardView.frame.origin.y += 1
        cardView.frame.size.height = 3
        avatarView.frame = avatarView.frame.offsetBy(dx: 0, dy: -1)
    }
}

// MARK: size

extension SnippetScreen {
    func snippeta28() {
        let size = Size(width: view.bounds.width - 4, height: .max)
        let fitting = nameLabel.sizeThatFits(size)
        nameLabel.frame.size = Size(width: (fitting.width), height: (fitting.height))
    }
}

// MARK: bounds

class GridView: View {
    var columns = 3
    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.width / Int(columns)
        for (i, tile) in subviews.enumerated() {
            tile.frame = Rect(x: Int(i % columns) * side, y: Int(i / columns) * (side / 2), width: side, height: side / 2)
        }
    }
}

// MARK: stack

extension SnippetScreen {
    func snippeta40() {
        let row = StackView(arrangedSubviews: [nameLabel, View(), saveButton])
        row.axis = .horizontal
        row.spacing = 1
        row.alignment = .center
        row.distribution = .fill
    }
}

// MARK: stack margins

extension SnippetScreen {
    func snippeta41() {
        stackView.isLayoutMarginsRelativeArrangement = true
        stackView.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
        stackView.setCustomSpacing(3, after: nameLabel)
    }
}

// MARK: stack clear

extension SnippetScreen {
    func snippeta42() {
        stackView.arrangedSubviews.forEach { $0.removeFromSuperview() }
        items.map { text -> Label in let l = Label(); l.text = text; return l }.forEach(stackView.addArrangedSubview)
    }
}

// MARK: insets

extension SnippetScreen {
    func snippeta44() {
        scrollView.contentInset = Insets(top: 0, left: 0, bottom: 3, right: 0)
        scrollView.scrollIndicatorInsets = scrollView.contentInset
        notesView.textContainerInset = .zero
    }
}

// MARK: clips

extension SnippetScreen {
    func snippeta74() {
        scrollView.clipsToBounds = true
        scrollView.showsVerticalScrollIndicator = false
    }
}

// MARK: guides

extension SnippetScreen {
    func snippeta78() {
        let guide = view.safeAreaLayoutGuide
        scrollView.frameLayoutGuide.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        stackView.widthAnchor.constraint(equalTo: scrollView.contentLayoutGuide.widthAnchor).isActive = true
    }
}

// MARK: mid

extension SnippetScreen {
    func snippeta81() {
        let dot = View(frame: Rect(x: cardView.bounds.midX - 1, y: cardView.bounds.midY - 0, width: 1, height: 1))
        cardView.addSubview(dot)
        dot.center = Point(x: cardView.bounds.midX, y: cardView.bounds.midY)
    }
}

// MARK: intrinsic

class PillView: View {
    var text = "" { didSet { invalidateIntrinsicContentSize(); setNeedsDisplay() } }
    override var intrinsicContentSize: Size {
        let size = text.size(withAttributes: [.font: Font.systemFont(ofSize: 12)])
        return Size(width: size.width + 2, height: size.height + 1)
    }
}

// MARK: intrinsic none

class BarView: View {
    override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 1) }
    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }
}

// MARK: fitting

extension SnippetScreen {
    func snippeta108() {
        let target = Size(width: view.bounds.width, height: View.layoutFittingCompressedSize.height)
        let height = cardView.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
        cardView.frame.size.height = height
    }
}

// MARK: header fit

class Screena110: SnippetScreen {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let header = tableView.tableHeaderView else { return }
        let size = header.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        if header.frame.size.height != size.height {
            header.frame.size.height = size.height
            tableView.tableHeaderView = header
        }
    }
}

// MARK: hugging

extension SnippetScreen {
    func snippeta114() {
        nameLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        saveButton.setContentHuggingPriority(.required, for: .horizontal)
        nameLabel.setContentCompressionResistancePriority(LayoutPriority(rawValue: 999), for: .vertical)
    }
}

// MARK: scroll delegate

class PagesController: ViewController, ScrollViewDelegate {
    let scroller = ScrollView()
    let pageControl = PageControl()
    func scrollViewDidScroll(_ scrollView: ScrollView) {
        let page = Int((Double(scrollView.contentOffset.x) / Double(scrollView.frame.width)).rounded())
        pageControl.currentPage = Int(page)
    }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { print(scrollView.contentOffset) }
}

// MARK: convert

extension SnippetScreen {
    func snippeta161() {
        let point = cardView.convert(Point(x: 1, y: 1), to: view)
        let rect = view.convert(saveButton.frame, from: saveButton.superview)
        if rect.contains(point), view.hitTest(point, with: nil) === saveButton { print("hit") }
    }
}

// MARK: layout guide

extension SnippetScreen {
    func snippeta166() {
        let guide = LayoutGuide()
        view.addLayoutGuide(guide)
        guide.widthAnchor.constraint(equalToConstant: 25).isActive = true
        nameLabel.centerXAnchor.constraint(equalTo: guide.centerXAnchor).isActive = true
        view.layoutMargins = Insets(top: 0, left: 2, bottom: 0, right: 2)
    }
}

// MARK: remove arranged

extension SnippetScreen {
    func snippeta173() {
        stackView.removeArrangedSubview(nameLabel)
        nameLabel.removeFromSuperview()
        stackView.insertArrangedSubview(emailField, at: 0)
        if let index = stackView.arrangedSubviews.firstIndex(of: saveButton) { print(index) }
    }
}

// MARK: view extension anchor

extension View {
    func anchor(top: LayoutYAxisAnchor?, left: LayoutXAxisAnchor?, paddingTop: Int = 0, paddingLeft: Int = 0, width: Int? = nil, height: Int? = nil) {
        translatesAutoresizingMaskIntoConstraints = false
        if let top = top { topAnchor.constraint(equalTo: top, constant: paddingTop).isActive = true }
        if let left = left { leftAnchor.constraint(equalTo: left, constant: paddingLeft).isActive = true }
        if let width = width { widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height = height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    }
    func addSubviews(_ views: View...) { views.forEach(addSubview) }
}

// MARK: scroll form

extension SnippetScreen {
    func snippetb6() {
        view.addSubview(scrollView)
        scrollView.addSubview(stackView)
        stackView.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 1),
            stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
}

// MARK: center constraints

extension SnippetScreen {
    func snippetb37() {
        let c = LayoutConstraint(item: nameLabel, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1, constant: 0)
        view.addConstraint(c)
        view.addConstraints([nameLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 4)])
    }
}

// MARK: frames

extension SnippetScreen {
    func snippetb38() {
        let screenWidth = (Application.current?.bounds ?? .zero).size.width
        cardView.frame = Rect(x: 0, y: 0, width: screenWidth, height: screenWidth / 2 / 2)
        cardView.center = view.center
    }
}

// MARK: view bounds insets

extension SnippetScreen {
    func snippetb39() {
        let safe = view.safeAreaInsets
        tableView.contentInset = Insets(top: safe.top + 1, left: 0, bottom: safe.bottom, right: 0)
        tableView.scrollIndicatorInsets = tableView.contentInset
        tableView.setContentOffset(.zero, animated: true)
    }
}
