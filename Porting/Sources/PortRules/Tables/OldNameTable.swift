// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The names that UIKit had before Swift 4.2, and those of today; also names that Foundation has
/// only on Apple's systems.
enum OldNameTable {
    /// Types and constants.
    static let types: [String: String] = [
        "CFTimeInterval": "TimeInterval", "CFAbsoluteTime": "TimeInterval",
        "UIControlEvents": "UIControl.Event", "UIControlState": "UIControl.State",
        "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
        "UIButtonType": "UIButton.ButtonType", "UITextBorderStyle": "UITextField.BorderStyle",
        "UITextFieldViewMode": "UITextField.ViewMode",
        "UIViewAnimationOptions": "UIView.AnimationOptions",
        "UIViewContentMode": "UIView.ContentMode",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "UIStackViewDistribution": "UIStackView.Distribution",
        "UIStackViewAlignment": "UIStackView.Alignment",
        "UITableViewStyle": "UITableView.Style",
        "UITableViewScrollPosition": "UITableView.ScrollPosition",
        "UITableViewRowAnimation": "UITableView.RowAnimation",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
        "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
        "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
        "UIAlertControllerStyle": "UIAlertController.Style",
        "UIAlertActionStyle": "UIAlertAction.Style",
        "UIBarButtonItemStyle": "UIBarButtonItem.Style",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
        "UIProgressViewStyle": "UIProgressView.Style",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UIFontTextStyle": "UIFont.TextStyle", "UIFontWeight": "UIFont.Weight",
        "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "NSAttributedStringKey": "NSAttributedString.Key",
        "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    ]

    /// Methods and properties.
    static let members: [String: String] = [
        "addChildViewController": "addChild", "childViewControllers": "children",
        "removeFromParentViewController": "removeFromParent",
    ]

    /// Methods whose label became a part of the name: `bringSubview(toFront: view)`.
    static let joined: [String: String] = [
        "bringSubview(toFront": "bringSubviewToFront", "sendSubview(toBack": "sendSubviewToBack",
    ]

    static let labels: [String: String] = ["toParentViewController": "toParent"]

    /// Functions that made values.
    static let functions: [String: (type: String, labels: [String])] = [
        "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
        "CGRectMake": ("CGRect", ["x", "y", "width", "height"]),
        "CGSizeMake": ("CGSize", ["width", "height"]), "CGPointMake": ("CGPoint", ["x", "y"]),
    ]
}
