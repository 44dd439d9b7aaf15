// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Snippets as programs for UIKit have them, about the parts of programs beside their screens. PortedSnippetsTests checks that the tool ports them to
// Tests/SeltzerUIKitTests/Ported, where the tests compile them. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// MARK: app active

extension SnippetScreen {
    func snippeta49() {
    }
}

// MARK: app shared idle

extension SnippetScreen {
    func snippeta59() {
        _ = Application.current?.keyWindow?.endEditing(true)
    }
}

// MARK: pasteboard

extension SnippetScreen {
    func snippeta132() {
        Application.current?.pasteboard.string = nameLabel.text
        if (Application.current?.pasteboard.hasStrings == true), let copied = Application.current?.pasteboard.string { emailField.text = copied }
    }
}

// MARK: color extension

extension Color {
    static let brand = Color(red: 0.13, green: 0.59, blue: 0.95, alpha: 1.0)
    init(hex: UInt32) {
        self.init(red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255, alpha: 1)
    }
}

// MARK: hue color

extension SnippetScreen {
    func snippeta145() {
        let colors = (0..<6).map { Color(hue: Double($0) / 6, saturation: 0.8, brightness: 0.9, alpha: 1) }
        cardView.backgroundColor = colors.randomElement()
    }
}

// MARK: userdefaults

extension SnippetScreen {
    func snippeta148() {
        let defaults = UserDefaults.standard
        defaults.set(emailField.text, forKey: "email")
        nameLabel.text = defaults.string(forKey: "name") ?? "Guest"
        defaults.register(defaults: ["launches": 0])
    }
}

// MARK: dispatch

class Screena149: SnippetScreen {
    func load() {
        DispatchQueue.global(qos: .userInitiated).async {
            let result = (0..<1000).reduce(0, +)
            DispatchQueue.main.async { [weak self] in
                guard let self = self else { return }
                self.nameLabel.text = "\(result)"
            }
        }
    }
}

// MARK: task

class Screena150: SnippetScreen {
    func load() {
        Task { @MainActor [weak self] in
            try? await Task.sleep(nanoseconds: 1_000_000)
            self?.tableView.reloadData()
        }
    }
}

// MARK: url session

class Screena151: SnippetScreen {
    func fetch() {
        URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { data, response, error in
            guard let data = data, error == nil else { return }
            DispatchQueue.main.async { self.title = "\(data.count)" }
        }.resume()
    }
}

// MARK: timer

class Screena152: SnippetScreen {
    var seconds = 0
    var ticker: Timer?
    func start() {
        ticker = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in MainActor.assumeIsolated { self?.tick() } }
        ticker = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in MainActor.assumeIsolated { self?.tick() } }
    }
    func tick() { seconds += 1; title = String(format: "%02d:%02d", seconds / 60, seconds % 60) }
}

// MARK: key commands

class Screena157: SnippetScreen {
    override var keyCommands: [KeyCommand]? {
        [KeyCommand(title: "New", action: Screena157.newItem, input: "n", modifierFlags: .command),
         KeyCommand(input: KeyCommand.inputEscape, modifierFlags: [], action: Screena157.newItem)]
    }
    func newItem() { items.append("") }
    override var canBecomeFirstResponder: Bool { true }
}

// MARK: undo

extension SnippetScreen {
    func snippeta162() {
        undoManager?.registerUndo(withTarget: self) { target in target.items.removeLast() }
        undoManager?.setActionName("Add item")
        if undoManager?.canUndo == true { undoManager?.undo() }
    }
}

// MARK: appearance proxies

class Screena163: SnippetScreen {
    static func configureAppearance() {
    }
}

// MARK: protocol delegate

protocol AddItemDelegate: AnyObject {
    func addItem(_ controller: AddItemController, didAdd item: String)
}
class AddItemController: ViewController {
    weak var delegate: AddItemDelegate?
    private let field = TextField()
    private func done() {
        guard case let text = field.text, !text.isEmpty else { return }
        delegate?.addItem(self, didAdd: text)
        navigationController?.popViewController(animated: true)
    }
}

// MARK: factory

@MainActor enum ViewFactory {
    static func makeTitle(_ text: String, size: Int = 3) -> Label {
        let label = Label()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: .bold)
        return label
    }
}

// MARK: theme

extension SnippetScreen {
    func snippetb43() {
        view.overrideUserInterfaceStyle = .dark
        if traitCollection.userInterfaceStyle == .dark { view.backgroundColor = .black }
        navigationController?.navigationBar.barTintColor = .systemBlue
    }
}

// MARK: snapkit free manual

final class AvatarView: View {
    private let imageView = ImageView()
    private let initialsLabel = Label()
    var name: String? { didSet { initialsLabel.text = name?.split(separator: " ").compactMap { $0.first.map(String.init) }.joined() ?? "" } }
    override init(frame: Rect) {
        super.init(frame: frame)
        addSubview(imageView); addSubview(initialsLabel)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        initialsLabel.frame = bounds.insetBy(dx: bounds.width * 1 / 10, dy: bounds.height * 1 / 10)
    }
}

// MARK: combine none async

class Screenb48: SnippetScreen {
    func loadUser() async throws -> String {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org")!)
        return String(decoding: data, as: UTF8.self)
    }
    func refresh() {
        Task {
            do { nameLabel.text = try await loadUser() } catch { nameLabel.text = error.localizedDescription }
        }
    }
}

// MARK: json decode

extension SnippetScreen {
    func snippetb51() {
        struct Item: Decodable { let name: String; let price: Double }
        let decoded = try? JSONDecoder().decode([Item].self, from: Data())
        items = decoded?.map(\.name) ?? []
        tableView.reloadData()
    }
}
