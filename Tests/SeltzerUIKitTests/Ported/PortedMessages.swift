// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// A chat for UIKit without its application: a growing input, a diffable table, menus and gestures. PortedSnippetsTests checks that the tool ports it to
// Tests/SeltzerUIKitTests/Ported, where tests compile and use it. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer
import typealias Seltzer.IndexPath

// MARK: - Model

struct Message: Hashable {
    enum Sender: String { case me, other }

    let id = UUID()
    var text: String
    let sender: Sender
    let date: Date
    var isLiked = false
}

struct Day: Hashable {
    let date: Date
}

@MainActor
protocol ChatStoreDelegate: AnyObject {
    func chatStore(_ store: ChatStore, didChange messages: [Message])
}

@MainActor
final class ChatStore {
    weak var delegate: ChatStoreDelegate?
    private(set) var messages: [Message] = [] {
        didSet { delegate?.chatStore(self, didChange: messages) }
    }

    func send(_ text: String, from sender: Message.Sender, at date: Date = Date()) {
        messages.append(Message(text: text, sender: sender, date: date))
    }

    func delete(_ message: Message) {
        messages.removeAll { $0.id == message.id }
    }

    func toggleLike(_ message: Message) {
        guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
        messages[index].isLiked.toggle()
    }

    func reply(after delay: TimeInterval) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            guard let self = self else { return }
            self.send("You said \(self.messages.last?.text ?? "nothing")", from: .other)
        }
    }
}

// MARK: - Cell

final class BubbleCell: TableViewCell {
    static let reuseIdentifier = String(describing: BubbleCell.self)

    private let bubbleView = View()
    private let messageLabel = Label()
    private let timeLabel = Label()
    private var leadingConstraint: LayoutConstraint!
    private var trailingConstraint: LayoutConstraint!

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH:mm"
        return formatter
    }()

    required init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        setUpViews()
    }

    private func setUpViews() {
        messageLabel.numberOfLines = 0
        messageLabel.font = .preferredFont(forTextStyle: .body)
        timeLabel.font = .preferredFont(forTextStyle: .caption2)
        timeLabel.textColor = .secondaryLabel
        timeLabel.setContentHuggingPriority(.required, for: .horizontal)
        contentView.addSubview(bubbleView)
        [messageLabel, timeLabel].forEach(bubbleView.addSubview)
        [bubbleView, messageLabel, timeLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
        }
        leadingConstraint = bubbleView.leadingAnchor.constraint(
            equalTo: contentView.leadingAnchor, constant: 2)
        trailingConstraint = bubbleView.trailingAnchor.constraint(
            equalTo: contentView.trailingAnchor, constant: -2)
        LayoutConstraint.activate([
            bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 0),
            bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: 0),
            bubbleView.widthAnchor.constraint(
                lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            messageLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 0),
            messageLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 2),
            messageLabel.trailingAnchor.constraint(
                equalTo: bubbleView.trailingAnchor, constant: -2),
            timeLabel.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 0),
            timeLabel.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor),
            timeLabel.leadingAnchor.constraint(
                greaterThanOrEqualTo: messageLabel.leadingAnchor),
            timeLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: 0),
        ])
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        messageLabel.text = ""
        timeLabel.text = ""
    }

    func configure(with message: Message) {
        let isMine = message.sender == .me
        messageLabel.text = message.text
        messageLabel.textColor = isMine ? .white : .label
        bubbleView.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
        timeLabel.text = Self.formatter.string(from: message.date) + (message.isLiked ? " ♥" : "")
        leadingConstraint.isActive = !isMine
        trailingConstraint.isActive = isMine
        accessibilityLabel = "\(message.sender.rawValue): \(message.text)"
    }
}

// MARK: - Input

@MainActor
protocol MessageInputViewDelegate: AnyObject {
    func messageInputView(_ inputView: MessageInputView, didSend text: String)
}

final class MessageInputView: View, TextViewDelegate {
    weak var delegate: MessageInputViewDelegate?

    private let textView = TextView()
    private let placeholderLabel = Label()
    private let sendButton = Button(type: .system)
    private let maximumHeight: Int = 5
    private lazy var heightConstraint = textView.heightAnchor.constraint(equalToConstant: 1)

    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        textView.delegate = self
        textView.font = .systemFont(ofSize: 16)
        textView.isScrollEnabled = false
        placeholderLabel.text = "Message"
        placeholderLabel.textColor = .placeholderText
        sendButton.setTitle("Send", for: .normal)
        sendButton.isEnabled = false
        sendButton.addTarget(self, action: MessageInputView.sendTapped, for: .touchUpInside)
        sendButton.setContentHuggingPriority(.required, for: .horizontal)
        sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)

        let stackView = StackView(arrangedSubviews: [textView, sendButton])
        stackView.axis = .horizontal
        stackView.alignment = .bottom
        stackView.spacing = 1
        stackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stackView)
        placeholderLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(placeholderLabel)
        LayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: topAnchor, constant: 0),
            stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2),
            stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -2),
            stackView.bottomAnchor.constraint(
                equalTo: safeAreaLayoutGuide.bottomAnchor, constant: 0),
            heightConstraint,
            placeholderLabel.leadingAnchor.constraint(
                equalTo: textView.leadingAnchor, constant: 1),
            placeholderLabel.centerYAnchor.constraint(equalTo: textView.centerYAnchor),
        ])
    }

    private var trimmedText: String {
        textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func sendTapped() {
        let text = trimmedText
        guard !text.isEmpty else { return }
        delegate?.messageInputView(self, didSend: text)
        textView.text = ""
        textViewDidChange(textView)
    }

    func insert(_ text: String) {
        textView.insertText(text)
        textView.becomeFirstResponder()
    }

    func textViewDidChange(_ textView: TextView) {
        placeholderLabel.isHidden = !textView.text.isEmpty
        sendButton.isEnabled = !trimmedText.isEmpty
        let fittingSize = textView.sizeThatFits(
            Size(width: textView.bounds.width, height: .max))
        let height = min(fittingSize.height, maximumHeight)
        textView.isScrollEnabled = fittingSize.height > maximumHeight
        guard height != heightConstraint.constant else { return }
        heightConstraint.constant = height
        View.animate(withDuration: 0.15) {
            self.superview?.layoutIfNeeded()
        }
    }
}

// MARK: - Screen

final class ChatViewController: ViewController {
    private let store: ChatStore
    private let tableView = TableView(frame: .zero, style: .plain)
    private let inputBar = MessageInputView()
    private let emptyLabel = Label()
    private lazy var dataSource = makeDataSource()
    private var isNearBottom = true

    init(store: ChatStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        store.delegate = self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Messages"
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = BarButtonItem(
            image: Image(systemName: "trash"), style: .plain, target: self,
            action: ChatViewController.clearTapped)
        setUpTable()
        setUpLayout()
        inputBar.delegate = self
        apply(store.messages, animated: false)
        ContextMenuInteraction(on: self)
    }

    private func setUpTable() {
        tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.reuseIdentifier)
        tableView.separatorStyle = .none
        tableView.rowHeight = TableView.automaticDimension
        tableView.estimatedRowHeight = 2
        tableView.delegate = self
        let tap = TapGestureRecognizer(target: self, action: ChatViewController.dismissKeyboard)
        tap.cancelsTouchesInView = false
        tableView.addGestureRecognizer(tap)
        let doubleTap = TapGestureRecognizer(target: self, action: ChatViewController.doubleTapped)
        doubleTap.numberOfTapsRequired = 2
        tableView.addGestureRecognizer(doubleTap)
        tap.require(toFail: doubleTap)
        emptyLabel.text = "No messages yet"
        emptyLabel.textAlignment = .center
        emptyLabel.textColor = .tertiaryLabel
        tableView.backgroundView = emptyLabel
    }

    private func setUpLayout() {
        [tableView, inputBar].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        let safeArea = view.safeAreaLayoutGuide
        LayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: safeArea.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func makeDataSource() -> TableViewDiffableDataSource<Day, Message> {
        let dataSource = TableViewDiffableDataSource<Day, Message>(tableView: tableView) {
            tableView, indexPath, message in
            guard
                let cell = tableView.dequeueReusableCell(
                    withIdentifier: BubbleCell.reuseIdentifier, for: indexPath) as? BubbleCell
            else { return TableViewCell() }
            cell.configure(with: message)
            return cell
        }
        dataSource.defaultRowAnimation = .bottom
        return dataSource
    }

    private func apply(_ messages: [Message], animated: Bool) {
        var snapshot = DiffableDataSourceSnapshot<Day, Message>()
        let calendar = Calendar.current
        for message in messages {
            let day = Day(date: calendar.startOfDay(for: message.date))
            if snapshot.sectionIdentifiers.last != day {
                snapshot.appendSections([day])
            }
            snapshot.appendItems([message], toSection: day)
        }
        dataSource.apply(snapshot, animatingDifferences: animated) { [weak self] in
            self?.scrollToBottom(animated: animated)
        }
        emptyLabel.isHidden = !messages.isEmpty
        navigationItem.rightBarButtonItem?.isEnabled = !messages.isEmpty
    }

    private func scrollToBottom(animated: Bool) {
        guard isNearBottom, let last = store.messages.last,
            let indexPath = dataSource.indexPath(for: last)
        else { return }
        tableView.scrollToRow(at: indexPath, at: .bottom, animated: animated)
    }

    private func clearTapped() {
        let alert = AlertController(
            title: "Clear chat?", message: "\(store.messages.count) messages will be deleted.",
            preferredStyle: .actionSheet)
        alert.addAction(
            AlertAction(title: "Clear", style: .destructive) { [weak self] _ in
                self?.store.messages.forEach { self?.store.delete($0) }
            })
        alert.addAction(AlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.popoverPresentationController.barButtonItem = navigationItem.rightBarButtonItem
        present(alert, animated: true)
    }

    private func dismissKeyboard() {
        view.endEditing(true)
    }

    private func doubleTapped(_ recognizer: TapGestureRecognizer) {
        let point = recognizer.location(in: tableView)
        guard let indexPath = tableView.indexPathForRow(at: point),
            let message = dataSource.itemIdentifier(for: indexPath)
        else { return }
        store.toggleLike(message)
    }
}

extension ChatViewController: ChatStoreDelegate {
    func chatStore(_ store: ChatStore, didChange messages: [Message]) {
        guard isViewLoaded else { return }
        apply(messages, animated: view.window != nil)
    }
}

extension ChatViewController: MessageInputViewDelegate {
    func messageInputView(_ inputView: MessageInputView, didSend text: String) {
        isNearBottom = true
        store.send(text, from: .me)
        store.reply(after: 0.5)
    }
}

extension ChatViewController: TableViewDelegate {
    func tableView(
        _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: Point
    ) -> ContextMenuConfiguration? {
        guard let message = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return ContextMenuConfiguration(identifier: message.id as NSUUID, previewProvider: nil) {
            [weak self] _ in
            let copy = Action(title: "Copy", image: Image(systemName: "doc.on.doc")) { _ in
                Application.current?.pasteboard.string = message.text
            }
            let like = Action(
                title: message.isLiked ? "Unlike" : "Like", image: Image(systemName: "heart")
            ) { _ in
                self?.store.toggleLike(message)
            }
            let quote = Action(title: "Quote") { _ in
                self?.inputBar.insert("> \(message.text)\n")
            }
            let delete = Action(
                title: "Delete", image: Image(systemName: "trash"), attributes: .destructive
            ) { _ in
                self?.store.delete(message)
            }
            let main = Menu(title: "", options: .displayInline, children: [copy, like, quote])
            return Menu(title: "", children: [main, delete])
        }
    }

    func tableView(
        _ tableView: TableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        guard let message = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = ContextualAction(style: .destructive, title: "Delete") {
            [weak self] _, _, completionHandler in
            self?.store.delete(message)
            completionHandler(true)
        }
        let configuration = SwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        let day = dataSource.snapshot().sectionIdentifiers[section]
        let label = Label()
        label.text = DateFormatter.localizedString(
            from: day.date, dateStyle: .medium, timeStyle: .none)
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 12, weight: .medium)
        label.textColor = .secondaryLabel
        return label
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
        1
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
        let bottom = scrollView.contentOffset.y + scrollView.bounds.height
        isNearBottom = bottom >= scrollView.contentSize.height - 2
    }
}
