// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Porting/Programs/Expenses.swift.txt as `make port` writes it. PortedProgramTests checks that no line
// differs. Nothing here is formatted, because the tool formats nothing.
// swift-format-ignore-file

import Foundation
import Seltzer
import typealias Seltzer.IndexPath
import typealias Seltzer.NSRange

// MARK: - Model

enum Category: Int, Codable, CaseIterable {
    case food, travel, fun

    var title: String { ["Food", "Travel", "Fun"][rawValue] }
}

struct Expense: Codable {
    let id: UUID
    var title: String
    var amount: Double
    var category: Category
}

final class ExpenseStore {
    private let defaults = UserDefaults.standard
    private(set) var expenses: [Expense] {
        didSet { defaults.set(try? JSONEncoder().encode(expenses), forKey: "expenses") }
    }

    var budget: Double {
        get { defaults.object(forKey: "budget") as? Double ?? 500 }
        set { defaults.set(newValue, forKey: "budget") }
    }

    init() {
        let data = defaults.data(forKey: "expenses") ?? Data()
        expenses = (try? JSONDecoder().decode([Expense].self, from: data)) ?? []
    }

    var total: Double { expenses.reduce(0) { $0 + $1.amount } }

    func expenses(in category: Category) -> [Expense] {
        expenses.filter { $0.category == category }
    }

    func save(_ expense: Expense) {
        if let index = expenses.firstIndex(where: { $0.id == expense.id }) {
            expenses[index] = expense
        } else {
            expenses.append(expense)
        }
    }

    func remove(_ expense: Expense) {
        expenses.removeAll { $0.id == expense.id }
    }
}

extension Double {
    var asMoney: String { String(format: "%.2f €", self) }
}

// MARK: - Cell

final class ExpenseCell: TableViewCell {
    static let reuseIdentifier = "ExpenseCell"

    private let titleLabel = Label()
    private let amountLabel = Label()
    private let copyButton = Button(type: .system)
    var onCopy: (() -> Void)?

    required init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.numberOfLines = 2
        amountLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        amountLabel.setContentHuggingPriority(.required, for: .horizontal)
        copyButton.setTitle("Copy", for: .normal)
        copyButton.setContentHuggingPriority(.required, for: .horizontal)
        copyButton.addTarget(self, action: ExpenseCell.copyTapped, for: .touchUpInside)

        let row = StackView(arrangedSubviews: [titleLabel, copyButton, amountLabel])
        row.spacing = 2
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        LayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 0),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 2),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -2),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: 0),
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: 1),
        ])
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onCopy = nil
    }

    func configure(with expense: Expense) {
        titleLabel.text = expense.title
        amountLabel.text = expense.amount.asMoney
        amountLabel.textColor = expense.amount >= 100 ? .systemRed : .label
    }

    private func copyTapped() {
        onCopy?()
    }
}

// MARK: - List

final class ExpensesViewController: ViewController {
    private let store = ExpenseStore()
    private let summary = Label()
    private let tableView = TableView(frame: .zero, style: .insetGrouped)
    private let banner = Label()
    private lazy var bannerBottom = banner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 1)
    private var removed: Expense?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Expenses"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = BarButtonItem(
            barButtonSystemItem: .add, target: self, action: ExpensesViewController.addTapped)

        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = TableView.automaticDimension
        tableView.estimatedRowHeight = 2
        tableView.register(ExpenseCell.self, forCellReuseIdentifier: ExpenseCell.reuseIdentifier)

        banner.text = "Deleted. Tap to undo."
        banner.textAlignment = .center
        banner.textColor = .white
        banner.backgroundColor = .darkGray
        banner.isUserInteractionEnabled = true
        banner.addGestureRecognizer(TapGestureRecognizer(target: self, action: ExpensesViewController.undoTapped))
        banner.addGestureRecognizer(PanGestureRecognizer(target: self, action: ExpensesViewController.bannerPanned))
        summary.font = .preferredFont(forTextStyle: .headline)
        summary.textAlignment = .center
        summary.isUserInteractionEnabled = true
        summary.addGestureRecognizer(
            LongPressGestureRecognizer(target: self, action: ExpensesViewController.summaryPressed))

        layOut()
    }

    private func layOut() {
        for subview in [summary, tableView, banner] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        LayoutConstraint.activate([
            summary.topAnchor.constraint(equalTo: guide.topAnchor),
            summary.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            summary.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            summary.heightAnchor.constraint(equalToConstant: 2),
            tableView.topAnchor.constraint(equalTo: summary.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            banner.heightAnchor.constraint(equalToConstant: 1),
            bannerBottom,
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    private func reload() {
        tableView.reloadData()
        showTotal()
    }

    private func showTotal() {
        summary.text = "\(store.total.asMoney) of \(store.budget.asMoney)"
        summary.textColor = store.total > store.budget ? .systemRed : .label
    }

    private func expense(at indexPath: IndexPath) -> Expense {
        store.expenses(in: Category.allCases[indexPath.section])[indexPath.row]
    }

    private func duplicate(_ expense: Expense) {
        store.save(Expense(
            id: UUID(), title: expense.title, amount: expense.amount, category: expense.category))
        reload()
    }

    private func showForm(for expense: Expense?) {
        let form = ExpenseFormController(expense: expense)
        form.delegate = self
        navigationController?.pushViewController(form, animated: true)
    }

    private func moveBanner(to constant: Int, then completion: ((Bool) -> Void)? = nil) {
        bannerBottom.constant = constant
        View.animate(
            withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { self.view.layoutIfNeeded() }, completion: completion)
    }

    private func addTapped() {
        showForm(for: nil)
    }

    private func undoTapped() {
        guard let removed = removed else { return }
        self.removed = nil
        store.save(removed)
        reload()
        moveBanner(to: 1)
    }

    private func bannerPanned(_ pan: PanGestureRecognizer) {
        let y = max(0, pan.translation(in: view).y)
        switch pan.state {
        case .changed:
            bannerBottom.constant = y
        case .ended, .cancelled:
            moveBanner(to: y > 1 ? 1 : 0)
        default:
            break
        }
    }

    private func summaryPressed(_ press: LongPressGestureRecognizer) {
        guard press.state == .began else { return }
        let alert = AlertController(
            title: "Budget", message: "How much may you spend?", preferredStyle: .alert)
        alert.addTextField { field in
            field.text = String(self.store.budget)
        }
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(AlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
            guard let text = alert?.textFields?.first?.text, let budget = Double(text) else { return }
            self?.store.budget = budget
            self?.reload()
        })
        present(alert, animated: true)
    }
}

extension ExpensesViewController: TableViewDataSource {
    func numberOfSections(in tableView: TableView) -> Int {
        Category.allCases.count
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        store.expenses(in: Category.allCases[section]).count
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        Category.allCases[section].title
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: ExpenseCell.reuseIdentifier, for: indexPath) as! ExpenseCell
        let expense = expense(at: indexPath)
        cell.configure(with: expense)
        cell.onCopy = { [weak self] in self?.duplicate(expense) }
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        let expense = expense(at: indexPath)
        removed = expense
        store.remove(expense)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        showTotal()
        moveBanner(to: 0)
    }
}

extension ExpensesViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        showForm(for: expense(at: indexPath))
    }
}

extension ExpensesViewController: ExpenseFormDelegate {
    func expenseForm(_ form: ExpenseFormController, didFinishWith expense: Expense) {
        store.save(expense)
        navigationController?.popViewController(animated: true)
    }
}

// MARK: - Form

protocol ExpenseFormDelegate: AnyObject {
    func expenseForm(_ form: ExpenseFormController, didFinishWith expense: Expense)
}

final class ExpenseFormController: ViewController, TextFieldDelegate {
    weak var delegate: ExpenseFormDelegate?
    private let expense: Expense?
    private let titleField = TextField()
    private let amountField = TextField()
    private let categoryControl = SegmentedControl(items: Category.allCases.map { $0.title })
    private let errorLabel = Label()

    init(expense: Expense?) {
        self.expense = expense
        super.init(nibName: nil, bundle: nil)
        title = expense == nil ? "New Expense" : "Edit Expense"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = BarButtonItem(
            title: "Save", style: .done, target: self, action: ExpenseFormController.saveTapped)

        titleField.placeholder = "What for?"
        titleField.text = expense?.title ?? ""
        amountField.placeholder = "0.00"
        amountField.text = expense.map { String($0.amount) } ?? ""
        for field in [titleField, amountField] {
            field.borderStyle = .roundedRect
            field.delegate = self
            field.addTarget(self, action: ExpenseFormController.textChanged, for: .editingChanged)
        }
        categoryControl.selectedSegmentIndex = expense?.category.rawValue ?? 0
        errorLabel.textColor = .systemRed
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true

        let form = StackView(arrangedSubviews: [titleField, amountField, categoryControl, errorLabel])
        form.axis = .vertical
        form.spacing = 1
        form.setCustomSpacing(1, after: amountField)
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        LayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 1),
            form.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])

        let tap = TapGestureRecognizer(target: self, action: ExpenseFormController.backgroundTapped)
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        textChanged()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if expense == nil {
            titleField.becomeFirstResponder()
        }
    }

    private var amount: Double? {
        Double(amountField.text.replacingOccurrences(of: ",", with: "."))
    }

    private func show(_ error: String?) {
        errorLabel.text = error ?? ""
        View.animate(withDuration: 0.2) {
            self.errorLabel.isHidden = error == nil
            self.view.layoutIfNeeded()
        }
    }

    private func textChanged() {
        let isEmpty = titleField.text.isEmpty
        navigationItem.rightBarButtonItem?.isEnabled = !isEmpty
        if !errorLabel.isHidden { show(nil) }
    }

    private func backgroundTapped() {
        view.endEditing(true)
    }

    private func saveTapped() {
        guard let amount = amount, amount > 0 else {
            show("Enter an amount greater than zero.")
            amountField.becomeFirstResponder()
            return
        }
        view.endEditing(true)
        delegate?.expenseForm(
            self,
            didFinishWith: Expense(
                id: expense?.id ?? UUID(), title: titleField.text, amount: amount,
                category: Category(rawValue: categoryControl.selectedSegmentIndex) ?? .food))
    }

    func textFieldShouldReturn(_ textField: TextField) -> Bool {
        if textField === titleField {
            amountField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }

    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        textField !== amountField || string.allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
    }
}

// MARK: - Application

@main
@MainActor
struct Main {
    static func main() async {
        await Application(root: NavigationController(rootViewController: ExpensesViewController())).runAndExit()
    }
}
