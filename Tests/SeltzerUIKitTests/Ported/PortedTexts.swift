// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Snippets as programs for UIKit have them, about texts. PortedSnippetsTests checks that the tool ports them to
// Tests/SeltzerUIKitTests/Ported, where the tests compile them. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer
import typealias Seltzer.IndexPath
import typealias Seltzer.NSRange

// MARK: font system

extension SnippetScreen {
    func snippeta11() {
        nameLabel.font = Font.systemFont(ofSize: 17, weight: .semibold)
        emailField.font = .preferredFont(forTextStyle: .body)
        notesView.font = Font.monospacedSystemFont(ofSize: 13, weight: .regular)
    }
}

// MARK: font metrics

extension SnippetScreen {
    func snippeta12() {
        nameLabel.font = .systemFont(ofSize: 22, weight: .bold)
    }
}

// MARK: font descriptor

extension SnippetScreen {
    func snippeta13() {
        if let descriptor = FontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold) {
            nameLabel.font = Font(descriptor: descriptor, size: 0)
        }
    }
}

// MARK: font custom

extension SnippetScreen {
    func snippeta14() {
        nameLabel.font = Font(name: "AvenirNext-Bold", size: 18) ?? .boldSystemFont(ofSize: 18)
    }
}

// MARK: optional text

class Screena18: SnippetScreen {
    var nickname: String?
    func updateLabel() {
        nameLabel.text = nickname ?? ""
        nameLabel.text = nickname?.uppercased() ?? ""
        title = nameLabel.text
    }
}

// MARK: textColor

extension SnippetScreen {
    func snippeta24() {
        nameLabel.textColor = Color.label.withAlphaComponent(0.6)
        emailField.textColor = emailField.isEnabled ? .label : .placeholderText
    }
}

// MARK: closure label

class Screena27: SnippetScreen {
    private lazy var subtitleLabel: Label = {
        let label = Label()
        label.font = .systemFont(ofSize: 13)
        label.textColor = .gray
        label.numberOfLines = 0
        return label
    }()
}

// MARK: boundingRect

extension SnippetScreen {
    func snippeta29() {
        let text = notesView.text
        let rect = text.boundingRect(with: Size(width: 35, height: Int.max), options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: Font.systemFont(ofSize: 16)], context: nil)
        notesView.frame.size.height = (rect.height) + 1
    }
}

// MARK: size withAttributes

extension SnippetScreen {
    func snippeta30() {
        let width = "Total".size(withAttributes: [.font: Font.boldSystemFont(ofSize: 14)]).width
        nameLabel.widthAnchor.constraint(equalToConstant: (width) + 1).isActive = true
    }
}

// MARK: keyboard

class Screena47: SnippetScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
    }
    deinit { NotificationCenter.default.removeObserver(self) }
}

// MARK: button titleLabel

extension SnippetScreen {
    func snippeta52() {
        let title = saveButton.currentTitle ?? ""
        print(title, saveButton.currentTitle ?? "none")
    }
}

// MARK: attributed

extension SnippetScreen {
    func snippeta60() {
        var attributed = StyledText(string: "Terms and Privacy", attributes: [.foregroundColor: Color.secondaryLabel])
        attributed.addAttributes([.underlineStyle: UnderlineStyle.single.rawValue, .font: Font.boldSystemFont(ofSize: 14)], range: Range(NSRange(location: 0, length: 5), in: attributed.string))
        nameLabel.attributedText = attributed
    }
}

// MARK: attributed strike

extension SnippetScreen {
    func snippeta61() {
        nameLabel.attributedText = StyledText(string: items.first ?? "", attributes: [
            .strikethroughStyle: UnderlineStyle.single.rawValue,
            .strikethroughColor: Color.systemRed,
            .foregroundColor: Color.lightGray,
        ])
    }
}

// MARK: attributed append

extension SnippetScreen {
    func snippeta62() {
        var text = StyledText()
        text.append(StyledText(string: "3 ", attributes: [.font: Font.systemFont(ofSize: 20, weight: .bold)]))
        text.append(StyledText(string: "followers"))
        nameLabel.attributedText = text
    }
}

// MARK: attributed range

extension SnippetScreen {
    func snippeta63() {
        let full = "Read our terms of use"
        var string = StyledText(string: full)
        let range = (full as NSString).range(of: "terms of use")
        string.addAttribute(.link, value: "https://example.org", range: Range(range, in: string.string))
        string.addAttribute(.foregroundColor, value: Color.systemBlue, range: Range(range, in: string.string))
        notesView.attributedText = string
    }
}

// MARK: attributed paragraph

extension SnippetScreen {
    func snippeta64() {
        var style = ParagraphStyle()
        style.alignment = .center
        nameLabel.attributedText = StyledText(string: "Hello", attributes: [.paragraphStyle: style, .kern: 1.2])
    }
}

// MARK: attributed swift

extension SnippetScreen {
    func snippeta65() {
        var greeting = StyledText("Welcome back")
        greeting.font = .boldSystemFont(ofSize: 20)
        greeting.foregroundColor = .systemBlue
        nameLabel.attributedText = StyledText(greeting)
    }
}

// MARK: attributed swift range

extension SnippetScreen {
    func snippeta66() {
        var title = StyledText("Buy now for $5")
        if let range = title.range(of: "$5") {
            title[range].foregroundColor = .systemRed
            title[range].underlineStyle = .single
        }
        var config = Button.Configuration.filled()
        config.attributedTitle = title
        saveButton.configuration = config
    }
}

// MARK: attributed container

extension SnippetScreen {
    func snippeta67() {
        var container = Style()
        container.font = Font.boldSystemFont(ofSize: 16)
        var config = Button.Configuration.tinted()
        config.attributedTitle = StyledText("Follow", attributes: container)
        saveButton.configuration = config
    }
}

// MARK: attributed title

extension SnippetScreen {
    func snippeta68() {
        let title = StyledText(string: "Forgot password?", attributes: [.underlineStyle: UnderlineStyle.single.rawValue])
        saveButton.setAttributedTitle(title, for: .normal)
        emailField.attributedPlaceholder = StyledText(string: "Email", attributes: [.foregroundColor: Color.systemGray3])
    }
}

// MARK: attributed enumerate

extension SnippetScreen {
    func snippeta70() {
        var string = StyledText(attributedString: nameLabel.attributedText ?? StyledText(string: ""))
        string.enumerateAttribute(.font, in: NSRange(location: 0, length: string.length)) { value, range, stop in
            string.addAttribute(.foregroundColor, value: Color.red, range: Range(range, in: string.string))
        }
    }
}

// MARK: textAlignment

final class TitleLabel: Label {
    init(alignment: TextAlignment, size: Int) {
        super.init(frame: .zero)
        textAlignment = alignment
        font = Font.systemFont(ofSize: size, weight: .bold)
        lineBreakMode = .byTruncatingTail
    }
}

// MARK: field

extension SnippetScreen {
    func snippeta82() {
        emailField.placeholder = "you@example.org"
        emailField.borderStyle = .roundedRect
        emailField.clearButtonMode = .whileEditing
    }
}

// MARK: field left

extension SnippetScreen {
    func snippeta83() {
        let padding = View(frame: Rect(x: 0, y: 0, width: 2, height: 2))
        emailField.leftView = padding
        emailField.leftViewMode = .always
        emailField.isSecureTextEntry.toggle()
    }
}

// MARK: dismiss keyboard tap

extension SnippetScreen {
    func snippeta99() {
        let tap = TapGestureRecognizer(target: view, action: { view in { _ = view.endEditing(true) } })
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }
}

// MARK: alert field

extension SnippetScreen {
    func snippeta103() {
        let alert = AlertController(title: "New list", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
        }
        let ok = AlertAction(title: "OK", style: .default) { [unowned alert] _ in
            if let text = alert.textFields?.first?.text, !text.isEmpty { self.items.append(text) }
        }
        alert.addAction(ok)
        alert.preferredAction = ok
    }
}

// MARK: context menu

class Screena121: SnippetScreen {
    func tableView(_ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point) -> ContextMenuConfiguration? {
        ContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let rename = Action(title: "Rename", image: Image(systemName: "pencil")) { _ in }
            let delete = Action(title: "Delete", image: Image(systemName: "trash"), attributes: .destructive) { _ in }
            return Menu(title: "", children: [rename, Menu(title: "More", options: .displayInline, children: [delete])])
        }
    }
}

// MARK: field delegate

class LoginController: ViewController, TextFieldDelegate {
    let nameField = TextField(), passwordField = TextField()
    func textFieldShouldReturn(_ textField: TextField) -> Bool {
        if textField === nameField { passwordField.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }
    func textField(_ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard case let current = textField.text, let swiftRange = Range(range, in: current) else { return false }
        return current.replacingCharacters(in: swiftRange, with: string).count <= 16
    }
}

// MARK: label highlight

extension SnippetScreen {
    func snippeta178() {
        nameLabel.sizeToFit()
        nameLabel.preferredMaxLayoutWidth = 25
    }
}

// MARK: strikethrough

class Screenb13: SnippetScreen {
    func style(_ label: Label, done: Bool) {
        let text = label.text
        let attributes: [StyledText.Key: Any] = done ? [.strikethroughStyle: UnderlineStyle.single.rawValue, .foregroundColor: Color.secondaryLabel] : [:]
        label.attributedText = StyledText(string: text, attributes: attributes)
    }
}

// MARK: attributed helper

class Screenb14: SnippetScreen {
    func bold(_ text: String, part: String) -> StyledText {
        var result = StyledText(string: text, attributes: [.font: Font.systemFont(ofSize: 15)])
        if let range = text.range(of: part) {
            result.addAttribute(.font, value: Font.boldSystemFont(ofSize: 15), range: Range(NSRange(range, in: text), in: result.string))
        }
        return result
    }
}

// MARK: paragraph attributes

extension SnippetScreen {
    func snippetb16() {
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = .byWordWrapping
        let attributes: [StyledText.Key: Any] = [.font: Font.systemFont(ofSize: 14), .paragraphStyle: paragraph]
        notesView.attributedText = StyledText(string: notesView.text, attributes: attributes)
    }
}

// MARK: textview placeholder

class Screenb17: SnippetScreen {
    func textViewDidBeginEditing(_ textView: TextView) {
        if textView.textColor == Color.lightGray { textView.text = ""; textView.textColor = Color.black }
    }
    func textViewDidEndEditing(_ textView: TextView) {
        if textView.text.isEmpty { textView.text = "Placeholder"; textView.textColor = Color.lightGray }
    }
}

// MARK: textview limit

class Screenb18: SnippetScreen {
    func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        if text == "\n" { textView.resignFirstResponder(); return false }
        return textView.text.count + (text.count - range.length) <= 140
    }
}

// MARK: config title attributes

extension SnippetScreen {
    func snippetb22() {
        var configuration = Button.Configuration.plain()
        var title = StyledText("Sign up")
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        configuration.attributedTitle = title
        configuration.titlePadding = 4
        configuration.imagePlacement = .top
        saveButton.configuration = configuration
    }
}

// MARK: number format

extension SnippetScreen {
    func snippetb50() {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        nameLabel.text = formatter.string(from: 12.5) ?? ""
        nameLabel.text = formatter.string(from: NSNumber(value: 3)) ?? ""
    }
}
