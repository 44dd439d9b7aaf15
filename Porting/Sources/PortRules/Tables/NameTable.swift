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
        "NSAttributedString": ["StyledText"],
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
    static let shared = ["IndexPath", "NSRange"]

    /// Members of `CGFloat` that `Int` does not have.
    static let numbers: [String: String] = [
        "greatestFiniteMagnitude": "Int.max", "infinity": "Int.max",
        "leastNormalMagnitude": "0", "leastNonzeroMagnitude": "0", "pi": "Double.pi",
    ]
}
