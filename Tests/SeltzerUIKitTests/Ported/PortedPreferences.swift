// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Settings for UIKit without their application: pages, tabs, columns, a list, gestures and animators. PortedSnippetsTests checks that the tool ports it to
// Tests/SeltzerUIKitTests/Ported, where tests compile and use it. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer
import typealias Seltzer.IndexPath

// MARK: - Model

enum Appearance: Int, CaseIterable {
    case system, light, dark

    var title: String {
        switch self {
        case .system: return "System"
        case .light: return "Light"
        case .dark: return "Dark"
        }
    }
}

@MainActor
final class Preferences {
    static let didChange = Notification.Name("PreferencesDidChange")
    static let shared = Preferences()

    private var values: [String: Any] = ["volume": Double(0.5)]

    var hasSeenOnboarding: Bool {
        get { values[#function] as? Bool ?? false }
        set { set(newValue, for: #function) }
    }

    var notifies: Bool {
        get { values[#function] as? Bool ?? false }
        set { set(newValue, for: #function) }
    }

    var volume: Double {
        get { values[#function] as? Double ?? 0 }
        set { set(newValue, for: #function) }
    }

    var appearance: Appearance {
        get { Appearance(rawValue: values[#function] as? Int ?? 0) ?? .system }
        set { set(newValue.rawValue, for: #function) }
    }

    private func set(_ value: Any, for key: String) {
        values[key] = value
        NotificationCenter.default.post(name: Preferences.didChange, object: self)
    }
}

// MARK: - Onboarding

struct Slide {
    let title: String
    let text: String
    let symbol: String
    let color: Color

    static let all = [
        Slide(title: "Welcome", text: "A few words before you begin.", symbol: "star.fill", color: .systemYellow),
        Slide(title: "Stay informed", text: "Notifications tell you what is new.", symbol: "bell.fill", color: .systemRed),
        Slide(title: "Make it yours", text: "Choose colors in the settings.", symbol: "gearshape", color: .systemBlue),
    ]
}

final class SlideViewController: ViewController {
    let index: Int
    private let slide: Slide
    private let imageView = ImageView()
    private let titleLabel = Label()
    private let textLabel = Label()

    init(slide: Slide, index: Int) {
        self.slide = slide
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.image = Image(systemName: slide.symbol)
        imageView.tintColor = slide.color
        imageView.contentMode = .scaleAspectFit
        titleLabel.text = slide.title
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        textLabel.text = slide.text
        textLabel.numberOfLines = 0
        textLabel.textAlignment = .center

        let stack = StackView(arrangedSubviews: [imageView, titleLabel, textLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 1
        stack.setCustomSpacing(1, after: titleLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        LayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
            imageView.heightAnchor.constraint(equalToConstant: 3),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        titleLabel.alpha = 0
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let animator = ViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7) {
            self.titleLabel.alpha = 1
        }
        animator.startAnimation()
    }
}

final class OnboardingViewController: PageViewController {
    var onFinish: (() -> Void)?

    private let slides: [Slide]
    private let pageControl = PageControl()
    private let nextButton = Button(configuration: .filled())

    init(slides: [Slide] = Slide.all) {
        self.slides = slides
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dataSource = self
        delegate = self
        setViewControllers([controller(at: 0)!], direction: .forward, animated: false)

        pageControl.numberOfPages = slides.count
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .systemGray3
        pageControl.addTarget(self, action: OnboardingViewController.pageChanged, for: .valueChanged)
        nextButton.addAction(Action { [weak self] _ in self?.showNext() }, for: .primaryActionTriggered)

        let bar = StackView(arrangedSubviews: [pageControl, View(), nextButton])
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        LayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -3),
            bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -1),
        ])
        update(0)
    }

    private func controller(at index: Int) -> SlideViewController? {
        guard slides.indices.contains(index) else { return nil }
        return SlideViewController(slide: slides[index], index: index)
    }

    private var currentIndex: Int { (viewControllers?.first as? SlideViewController)?.index ?? 0 }

    private func update(_ index: Int) {
        pageControl.currentPage = index
        let isLast = index == slides.count - 1
        nextButton.configuration?.title = isLast ? "Start" : "Next"
    }

    private func show(_ index: Int) {
        guard let controller = controller(at: index) else { return }
        let direction: PageViewController.NavigationDirection = index < currentIndex ? .reverse : .forward
        setViewControllers([controller], direction: direction, animated: true) { [weak self] _ in
            self?.update(index)
        }
    }

    private func showNext() {
        if currentIndex == slides.count - 1 {
            onFinish?()
        } else {
            show(currentIndex + 1)
        }
    }

    private func pageChanged(_ sender: PageControl) {
        show(sender.currentPage)
    }
}

extension OnboardingViewController: PageViewControllerDataSource, PageViewControllerDelegate {
    func pageViewController(_ pageViewController: PageViewController, viewControllerBefore viewController: ViewController) -> ViewController? {
        guard let slide = viewController as? SlideViewController else { return nil }
        return controller(at: slide.index - 1)
    }

    func pageViewController(_ pageViewController: PageViewController, viewControllerAfter viewController: ViewController) -> ViewController? {
        guard let slide = viewController as? SlideViewController else { return nil }
        return controller(at: slide.index + 1)
    }

    func pageViewController(_ pageViewController: PageViewController, didFinishAnimating finished: Bool, previousViewControllers: [ViewController], transitionCompleted completed: Bool) {
        if completed { update(currentIndex) }
    }
}

// MARK: - Settings

final class SettingsViewController: ViewController {
    enum Section: Int, CaseIterable {
        case general, appearance, about

        var title: String { String(describing: self).capitalized }
    }

    enum Item: Hashable {
        case notifications, volume, appearance(Appearance), version, reset
    }

    private let preferences = Preferences.shared
    private var collectionView: CollectionView!
    private var dataSource: CollectionViewDiffableDataSource<Section, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        configureCollection()
        configureDataSource()
        applySnapshot()
        _ = NotificationCenter.default.addObserver(forName: Preferences.didChange, object: nil, queue: .main) { [weak self] _ in MainActor.assumeIsolated { self?.preferencesChanged() } }
    }

    private func configureCollection() {
        var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let layout = CollectionViewCompositionalLayout.list(using: configuration)
        collectionView = CollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let cellRegistration = CollectionView.CellRegistration<CollectionViewListCell, Item> { [unowned self] cell, _, item in
            self.configure(cell, with: item)
        }
        let headerRegistration = CollectionView.SupplementaryRegistration<CollectionViewListCell>(elementKind: CollectionView.elementKindSectionHeader) { [unowned self] header, _, indexPath in
            var content = ListContentConfiguration.groupedHeader()
            content.text = self.dataSource.snapshot().sectionIdentifiers[indexPath.section].title
            header.contentConfiguration = content
        }
        dataSource = CollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
    }

    private func configure(_ cell: CollectionViewListCell, with item: Item) {
        var content = cell.defaultContentConfiguration()
        cell.accessories = []
        switch item {
        case .notifications:
            content.text = "Notifications"
            content.image = Image(systemName: "bell")
            let toggle = Switch()
            toggle.isOn = preferences.notifies
            toggle.addTarget(self, action: SettingsViewController.toggled, for: .valueChanged)
            cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing(displayed: .always)))]
        case .volume:
            content.text = "Volume"
            content.secondaryText = "\(Int(preferences.volume * 100)) %"
            content.prefersSideBySideTextAndSecondaryText = true
            cell.accessories = [.disclosureIndicator()]
        case .appearance(let appearance):
            content.text = appearance.title
            if appearance == preferences.appearance { cell.accessories = [.checkmark()] }
        case .version:
            content = .valueCell()
            content.text = "Version"
            content.secondaryText = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0"
        case .reset:
            content.text = "Show the introduction"
            content.textProperties.color = .systemRed
            content.textProperties.alignment = .center
        }
        cell.contentConfiguration = content
    }

    private func applySnapshot() {
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([.notifications, .volume], toSection: .general)
        snapshot.appendItems(Appearance.allCases.map(Item.appearance), toSection: .appearance)
        snapshot.appendItems([.version, .reset], toSection: .about)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func toggled(_ sender: Switch) {
        preferences.notifies = sender.isOn
    }

    private func preferencesChanged() {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot)
    }
}

extension SettingsViewController: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .notifications, .version, nil: return false
        default: return true
        }
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        switch item {
        case .volume: show(VolumeViewController(), sender: self)
        case .appearance(let appearance): preferences.appearance = appearance
        case .reset: (view.window?.rootViewController as? RootViewController)?.showOnboarding(animated: true)
        case .notifications, .version: break
        }
    }
}

// MARK: - Volume

final class VolumeViewController: ViewController {
    private let slider = Slider()
    private let knob = View(frame: Rect(x: 0, y: 0, width: 5, height: 2))
    private var startCenter = Point.zero
    private var animator: ViewPropertyAnimator?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Volume"
        view.backgroundColor = .systemGroupedBackground
        slider.minimumValue = 0
        slider.maximumValue = 1
        slider.value = Preferences.shared.volume
        slider.addTarget(self, action: VolumeViewController.sliderChanged, for: .valueChanged)
        slider.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(slider)
        LayoutConstraint.activate([
            slider.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 2),
            slider.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            slider.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])

        knob.backgroundColor = .systemBlue
        knob.addGestureRecognizer(PanGestureRecognizer(target: self, action: VolumeViewController.knobMoved))
        let doubleTap = TapGestureRecognizer(target: self, action: VolumeViewController.resetKnob)
        doubleTap.numberOfTapsRequired = 2
        knob.addGestureRecognizer(doubleTap)
        view.addSubview(knob)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard animator?.isRunning != true else { return }
        knob.center = restingPoint
    }

    private var restingPoint: Point {
        Point(x: view.bounds.midX, y: view.bounds.maxY - 4)
    }

    private func sliderChanged() {
        Preferences.shared.volume = slider.value
    }

    private func knobMoved(_ pan: PanGestureRecognizer) {
        let translation = pan.translation(in: view)
        switch pan.state {
        case .began:
            animator?.stopAnimation(true)
            startCenter = knob.center
        case .changed:
            knob.center = Point(x: startCenter.x + translation.x, y: startCenter.y + translation.y)
            let fraction = Double(Double(knob.center.x) / Double(view.bounds.width))
            slider.setValue(fraction, animated: false)
        case .ended, .cancelled:
            sliderChanged()
            resetKnob()
        default:
            break
        }
    }

    private func resetKnob() {
        let timing = AnimationCurve.spring(dampingRatio: 0.6)
        animator = ViewPropertyAnimator(duration: 0.5, timingParameters: timing)
        animator?.addAnimations { self.knob.center = self.restingPoint }
        animator?.addCompletion { [weak self] _ in self?.animator = nil }
        animator?.startAnimation()
    }
}

// MARK: - Container

final class RootViewController: ViewController {
    private var current: ViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        if Preferences.shared.hasSeenOnboarding {
            transition(to: makeTabs(), animated: false)
        } else {
            showOnboarding(animated: false)
        }
    }

    func showOnboarding(animated: Bool) {
        let onboarding = OnboardingViewController()
        onboarding.onFinish = { [weak self] in
            guard let self else { return }
            Preferences.shared.hasSeenOnboarding = true
            self.transition(to: self.makeTabs(), animated: true)
        }
        transition(to: onboarding, animated: animated)
    }

    private func makeTabs() -> TabBarController {
        let home = ViewController()
        home.view.backgroundColor = .systemBackground
        home.tabBarItem = TabBarItem(title: "Home", image: Image(systemName: "house"), selectedImage: Image(systemName: "house.fill"))
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(SettingsViewController(), for: .primary)
        split.setViewController(NavigationController(rootViewController: VolumeViewController()), for: .secondary)
        split.tabBarItem = TabBarItem(title: "Settings", image: Image(systemName: "gearshape"), tag: 1)
        let tabs = TabBarController()
        tabs.viewControllers = [home, split]
        tabs.tabBar.tintColor = .systemIndigo
        return tabs
    }

    private func transition(to next: ViewController, animated: Bool) {
        addChild(next)
        next.view.frame = view.bounds
        guard let previous = current else {
            view.addSubview(next.view)
            next.didMove(toParent: self)
            current = next
            return
        }
        previous.willMove(toParent: nil)
        current = next
        View.transition(from: previous.view, to: next.view, duration: animated ? 0.4 : 0, options: [.transitionCrossDissolve]) { _ in
            previous.removeFromParent()
            next.didMove(toParent: self)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        current?.view.frame = view.bounds
    }
}
