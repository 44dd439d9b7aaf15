// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The names of UIKit that are not the same without `UI`.
enum NameTable {
    /// The first name that Seltzer declares takes the place of the old one.
    static let renamed: [String: [String]] = [
        "CGRect": ["Rect"], "CGPoint": ["Point"], "CGSize": ["Size"],
        "UIEdgeInsets": ["Insets"],
        "UIActivityIndicatorView": ["ActivityIndicatorView", "ActivityIndicator"],
        "UITabBarController": ["TabBarController", "TabController"],
        "UIAlertController": ["AlertController"],
        "UIBezierPath": [], "UIImage": ["Image"],
        "UIRectEdge": ["RectEdge", "Edge"],
        "UITableViewHeaderFooterView": ["TableViewHeaderFooterView"],
        "NSAttributedString": ["StyledText"], "NSMutableAttributedString": ["StyledText"],
        "NSLayoutXAxisAnchor": ["LayoutXAxisAnchor", "LayoutAnchor"],
        "NSLayoutYAxisAnchor": ["LayoutYAxisAnchor", "LayoutAnchor"],
    ]

    /// The names of UIKit that begin with `NS`, which Foundation does not have.
    static let withoutFoundation: Set<String> = [
        "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutDimension", "NSTextAlignment",
        "NSLineBreakMode", "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSectionSnapshot",
        "NSDirectionalEdgeInsets", "NSCollectionLayoutItem", "NSCollectionLayoutGroup",
        "NSCollectionLayoutSection", "NSCollectionLayoutSize", "NSCollectionLayoutDimension",
        "NSCollectionLayoutSpacing", "NSCollectionLayoutEdgeSpacing",
        "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutEnvironment",
        "NSDirectionalRectEdge", "NSTextAttachment", "NSShadow", "NSUnderlineStyle",
        "NSLayoutManager", "NSTextContainer", "NSTextStorage",
    ]

    /// Types that both Foundation and Seltzer have: an import of the one type decides.
    static let shared = ["IndexPath", "NSRange", "UndoManager"]

    /// Properties of Seltzer's controllers that UIKit's do not have, with rare names: a program's own
    /// property of this name gets another one.
    static let propertiesOfControllers: Set<String> = ["cancelButton", "defaultButton"]

    /// The same, with names that UIKit uses elsewhere: only the place is listed.
    static let commonProperties: Set<String> = [
        "actions", "host", "identifier", "toolTip", "theme",
    ]

    /// Views whose numbers are `Float` in UIKit, and `Double` in Seltzer.
    static let floatViews: Set<String> = ["UISlider", "UIProgressView"]

    /// Members of `CGFloat` that `Int` does not have.
    static let numbers: [String: String] = [
        "greatestFiniteMagnitude": "Int.max", "infinity": "Int.max",
        "leastNormalMagnitude": "0", "leastNonzeroMagnitude": "0", "pi": "Double.pi",
    ]
}
