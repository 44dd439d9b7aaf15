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
        "UIRectEdge": ["RectEdge", "Edge"], "CADisplayLink": ["DisplayLink"],
        "UITableViewHeaderFooterView": ["TableViewHeaderFooterView"],
        "NSAttributedString": ["StyledText"], "NSMutableAttributedString": ["StyledText"],
        "AttributedString": ["StyledText"], "AttributeContainer": ["Style"],
        "NSParagraphStyle": ["ParagraphStyle"], "NSMutableParagraphStyle": ["ParagraphStyle"],
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
        "NSLayoutManager", "NSTextContainer", "NSTextStorage", "NSStringDrawingOptions",
        "NSStringDrawingContext",
    ]

    /// Classes of Apple that are values here, so that an object which changes is a variable.
    static let values: Set<String> = ["NSMutableAttributedString", "NSMutableParagraphStyle"]

    /// Types that both Foundation and Seltzer have: an import of the one type decides.
    static let shared = ["IndexPath", "NSRange", "UndoManager"]

    /// Members of usual types of Foundation and UIKit: a member of this name is renamed only where the
    /// type before it is known.
    static let commonMembers: Set<String> = [
        "actions", "count", "description", "host", "identifier", "image", "isEmpty", "isValid",
        "items", "label", "name", "next", "number", "options", "role", "state", "style", "text",
        "title", "value", "view", "window",
    ]

    /// Properties of UIKit that are no object of a class of the program.
    static let viewNames: Set<String> = [
        "view", "superview", "contentView", "tableView", "collectionView", "navigationController",
        "navigationItem", "navigationBar", "tabBarController", "tabBar", "window", "sender",
    ]

    /// Views whose numbers are `Float` in UIKit, and `Double` in Seltzer.
    static let floatViews: Set<String> = ["UISlider", "UIProgressView"]

    /// Members of `CGFloat` that `Int` does not have.
    static let numbers: [String: String] = [
        "greatestFiniteMagnitude": "Int.max", "infinity": "Int.max",
        "leastNormalMagnitude": "0", "leastNonzeroMagnitude": "0", "pi": "Double.pi",
    ]
}
