// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The most used calls of UIKit: each has an example that compiles, in a file `…SnippetsTests.swift`.
///
/// The numbers are places in an order by use. Calls without a meaning in a terminal have none: archives
/// (4), layers (26), notifications (37), the shared application (44), colors by a closure (107), the
/// appearance of bars (113), and the shared pasteboard (139), which the porting tool changes or lists.
@Suite struct SnippetRowsTests {
    private static let withoutSnippet: Set<Int> = [4, 26, 37, 44, 107, 113, 139]

    private static let rows = """
        1 backgroundColor | .backgroundColor =
        2 addSubview | addSubview(
        3 UIColor by name | .systemRed
        5 translatesAutoresizingMaskIntoConstraints | translatesAutoresizingMaskIntoConstraints = false
        6 viewDidLoad | override func viewDidLoad()
        7 anchors | .constraint(equalTo:
        8 font | .font =
        9 activate | LayoutConstraint.activate(
        10 edges of a rectangle | bounds.width
        11 text of a label | .text =
        12 init(frame:) | override init(frame:
        13 image of an image view | .image =
        14 pictures by name | Image(systemName:
        15 frame | .frame =
        16 textColor | .textColor =
        17 title | title =
        18 addTarget | addTarget(
        19 UILabel() | Label()
        20 CGSize | Size(width:
        21 tintColor | .tintColor =
        22 bounds | bounds
        23 contentView | contentView
        24 isHidden | .isHidden
        25 IndexPath | IndexPath(
        27 present | present(
        28 UIStackView | StackView(arrangedSubviews:
        29 CGRect | Rect(x:
        30 addArrangedSubview | addArrangedSubview(
        31 spacing | .spacing =
        32 accessibilityLabel | .accessibilityLabel =
        33 equalToConstant | equalToConstant:
        34 axis | .axis =
        35 UIEdgeInsets | Insets(
        36 navigationItem | navigationItem.
        38 system spacing | equalToSystemSpacing
        39 setTitle | setTitle(
        40 UIButton(type:) | Button(type:
        41 diffable sources | TableViewDiffableDataSource<
        42 dequeueReusableCell | dequeueReusableCell(withIdentifier:
        43 isActive | .isActive = true
        45 attributed texts | attributes: [.font
        46 numberOfLines | .numberOfLines =
        47 layoutSubviews | override func layoutSubviews()
        48 textAlignment | .textAlignment =
        49 didSelectRowAt | didSelectRowAt
        50 clipsToBounds | .clipsToBounds =
        51 navigationController | navigationController?
        52 isUserInteractionEnabled | .isUserInteractionEnabled =
        53 dismiss | dismiss(animated:
        54 safeAreaLayoutGuide | safeAreaLayoutGuide
        55 rootViewController | .rootViewController
        56 insetBy | .insetBy(dx:
        57 placeholder | .placeholder =
        58 UICollectionViewCell | : CollectionViewCell
        59 setImage | setImage(
        60 touchUpInside | for: .touchUpInside
        61 AnimationOptions | AnimationOptions
        62 contentMode | .contentMode =
        63 CGPoint | Point(x:
        64 UIBarButtonItem | BarButtonItem(title:
        65 addGestureRecognizer | addGestureRecognizer(
        66 isEnabled | .isEnabled =
        67 styles of cells | CellStyle
        68 UIAlertController | AlertController(
        69 primaryActionTriggered | .primaryActionTriggered
        70 UITableViewDelegate | TableViewDelegate
        71 intrinsicContentSize | override var intrinsicContentSize
        72 alpha | .alpha =
        73 numberOfRowsInSection | numberOfRowsInSection
        74 UIAlertAction | AlertAction(title:
        75 UIWindow | Window(
        76 cellForRowAt | cellForRowAt
        77 register | forCellReuseIdentifier:
        78 state of a recognizer | .state
        79 selectRow | selectRow(at:
        80 setContentHuggingPriority | setContentHuggingPriority(
        81 attributedText | .attributedText =
        82 UITapGestureRecognizer | TapGestureRecognizer(target:
        83 rightBarButtonItem | rightBarButtonItem =
        84 layoutIfNeeded | layoutIfNeeded()
        85 deselectRow | deselectRow(at:
        86 viewDidAppear | override func viewDidAppear(_ animated: Bool)
        87 prepareForReuse | prepareForReuse()
        88 animate | View.animate(withDuration:
        89 reloadData | reloadData()
        90 isViewLoaded | isViewLoaded
        91 traitCollection | traitCollection
        92 rowHeight | rowHeight =
        93 viewWillAppear | override func viewWillAppear(_ animated: Bool)
        94 UITableView(frame:style:) | TableView(frame:
        95 alignment | .alignment =
        96 separatorStyle | .separatorStyle =
        97 contentInset | .contentInset
        98 UITableViewController | : TableViewController
        99 snapshots of sources | DiffableDataSourceSnapshot<
        100 setViewControllers | setViewControllers(
        101 addChild | addChild(
        102 UIButton.Configuration | Button.Configuration
        103 becomeFirstResponder | becomeFirstResponder()
        104 removeFromSuperview | removeFromSuperview()
        105 presentationController | presentationController
        106 convert | .convert(
        108 layoutMargins | layoutMargins
        109 UICollectionView | CollectionView(frame:
        110 withAlphaComponent | withAlphaComponent(
        111 accessoryType | .accessoryType =
        112 UITextFieldDelegate | TextFieldDelegate
        114 UITableViewDataSource | TableViewDataSource
        115 selectionStyle | .selectionStyle =
        116 modalPresentationStyle | .modalPresentationStyle =
        117 textLabel | .textLabel?.text =
        118 setContentCompressionResistancePriority | setContentCompressionResistancePriority(
        119 show | show(
        120 textFieldShouldReturn | textFieldShouldReturn(
        121 UIActivityIndicatorView | ActivityIndicatorView(style:
        122 greaterThanOrEqualTo | greaterThanOrEqualTo
        123 lineBreakMode | .lineBreakMode =
        124 keyCommands | keyCommands
        125 setNeedsLayout | setNeedsLayout()
        126 UINavigationController | NavigationController(rootViewController:
        127 constant | .constant =
        128 presentedViewController | presentedViewController
        129 subviews | .subviews
        130 valueChanged | for: .valueChanged
        131 isSelected | .isSelected
        132 distribution | .distribution =
        133 resignFirstResponder | resignFirstResponder()
        134 endEditing | endEditing(true)
        135 tableHeaderView | tableHeaderView =
        136 UISearchController | SearchController(searchResultsController:
        137 colors from parts | Color(red:
        138 popViewController | popViewController(animated:
        140 actionSheet | .actionSheet
        141 UIPageViewController | PageViewController(
        142 leftBarButtonItem | leftBarButtonItem
        143 center | .center
        144 tag | .tag =
        145 UIScrollViewDelegate | ScrollViewDelegate
        146 UITabBarController | TabBarController
        147 UIAction and UIMenu | Menu(title:
        148 UIRefreshControl | RefreshControl()
        149 setEditing | setEditing(
        150 pushViewController | pushViewController(
        151 isOn | .isOn
        152 translation | translation(in:
        153 swipe actions | SwipeActionsConfiguration(
        154 addTextField | addTextField
        155 didMoveToSuperview | didMoveToSuperview()
        156 UITextViewDelegate | TextViewDelegate
        157 sizeThatFits | sizeThatFits(
        158 canPerformAction | canPerformAction(
        159 isMovingFromParent | isMovingFromParent
        160 undoManager | undoManager
        161 removeArrangedSubview | removeArrangedSubview(
        162 UILayoutGuide | LayoutGuide()
        """

    @Test func eachOfTheMostUsedCallsHasASnippet() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        let texts = try files.filter { $0.lastPathComponent.hasSuffix("SnippetsTests.swift") }
            .map { try String(contentsOf: $0, encoding: .utf8) }
        var numbers: Set<Int> = []
        for row in Self.rows.split(separator: "\n") {
            let parts = row.components(separatedBy: " | ")
            let words = parts[0].split(separator: " ", maxSplits: 1)
            numbers.insert(try #require(Int(words[0])))
            #expect(texts.contains { $0.contains(parts[1]) }, "no snippet of \(words[1])")
        }
        #expect(numbers.union(Self.withoutSnippet) == Set(1...162))
    }
}
