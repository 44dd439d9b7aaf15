// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Names without meaning in a terminal.
///
/// A statement that only sets such a property is deleted, unless Seltzer has a property of this
/// name.
enum DeletionTable {
    static let properties: Set<String> = [
        // The keyboard on the screen.
        "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
        "spellCheckingType", "textContentType", "smartQuotesType", "smartDashesType",
        "smartInsertDeleteType", "keyboardAppearance", "keyboardDismissMode",
        "enablesReturnKeyAutomatically", "inputAccessoryView", "inputAssistantItem",
        // Sizes of text.
        "adjustsFontSizeToFitWidth", "minimumScaleFactor", "adjustsFontForContentSizeCategory",
        "allowsDefaultTighteningForTruncation", "baselineAdjustment", "minimumFontSize",
        // Pixels.
        "contentScaleFactor", "isOpaque", "clearsContextBeforeDrawing", "shadowColor",
        "shadowOffset", "shadowImage", "isExclusiveTouch", "isMultipleTouchEnabled",
        "semanticContentAttribute", "preservesSuperviewLayoutMargins",
        "insetsLayoutMarginsFromSafeArea", "showsTouchWhenHighlighted",
        "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "anchorPoint",
        // Bars and sheets.
        "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
        "automaticallyAdjustsScrollViewInsets", "contentInsetAdjustmentBehavior",
        "modalTransitionStyle", "isTranslucent", "barStyle",
        "barTintColor", "titleTextAttributes", "largeTitleTextAttributes", "standardAppearance",
        "scrollEdgeAppearance", "compactAppearance", "prefersLargeTitles",
        "backgroundImage",
        "modalPresentationCapturesStatusBarAppearance",
        "hidesNavigationBarDuringPresentation", "obscuresBackgroundDuringPresentation",
        "definesPresentationContext", "permittedArrowDirections",
        "providesPresentationContextTransitionStyle",
        "detents", "prefersGrabberVisible", "selectedDetentIdentifier",
        "largestUndimmedDetentIdentifier", "preferredCornerRadius",
        "prefersScrollingExpandsWhenScrolledToEdge", "prefersEdgeAttachedInCompactHeight",
        "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears",
        "unselectedItemTintColor", "searchBarStyle",
        "preferredSearchBarPlacement", "presentsWithGesture", "preferredSplitBehavior",
        "primaryBackgroundStyle", "windowLevel", "windowScene", "restorationIdentifier",
        // Scrolling by a finger.
        "indicatorStyle", "decelerationRate", "bounces", "alwaysBounceVertical",
        "alwaysBounceHorizontal", "scrollsToTop", "isDirectionalLockEnabled", "bouncesZoom",
        "minimumZoomScale", "maximumZoomScale", "scrollIndicatorInsets",
        "verticalScrollIndicatorInsets", "cellLayoutMarginsFollowReadableWidth", "separatorInset",
        "separatorColor", "sectionIndexColor", "sectionIndexBackgroundColor",
        "selectedBackgroundView", "indentationLevel", "indentationWidth",
        // Colors and insets of parts of a control.
        "onTintColor", "thumbTintColor", "minimumTrackTintColor", "maximumTrackTintColor",
        "progressTintColor", "trackTintColor", "textContainerInset", "lineFragmentPadding",
        "preferredDisplayMode", "highlightedTextColor",
        "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets",
        "titleTextAttributesTransformer", "subtitleTextAttributesTransformer",
        "activityIndicatorColorTransformer", "automaticallyUpdateForSelection", "macIdiomStyle",
        "preferredSymbolConfigurationForImage",
        // One pointer.
        "numberOfTouchesRequired", "minimumNumberOfTouches", "maximumNumberOfTouches",
        // Bars and parts of controls.
        "preferredSymbolConfiguration", "dataDetectorTypes", "sectionHeaderTopPadding",
        "apportionsSegmentWidthsByContent",
        // Distances between and in lines.
        "lineSpacing", "lineHeightMultiple", "paragraphSpacing", "paragraphSpacingBefore",
        "minimumLineHeight", "maximumLineHeight", "hyphenationFactor", "baseWritingDirection",
        "textDragInteraction", "allowsEditingTextAttributes",
        "viewRespectsSystemMinimumLayoutMargins",
        "accessibilityViewIsModal", "shouldGroupAccessibilityChildren",
        "titleLineBreakMode",
        "imageColorTransformer", "selectedSegmentTintColor", "isHighlighted",
        // The device.
        "isIdleTimerDisabled", "isNetworkActivityIndicatorVisible", "applicationIconBadgeNumber",
        "isAccessibilityElement", "maximumContentSizeCategory", "minimumContentSizeCategory",
    ]

    /// Methods whose call stands alone.
    static let methods: Set<String> = [
        "impactOccurred", "notificationOccurred", "selectionChanged",
        "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateOfHomeIndicatorAutoHidden",
        "setBackgroundImage", "setBackButtonBackgroundImage", "setMinimumTrackImage",
        "setMaximumTrackImage", "setThumbImage", "setIncrementImage", "setDecrementImage",
        "setTitleTextAttributes", "setDividerImage", "setPreferredSymbolConfiguration",
        "beginGeneratingDeviceOrientationNotifications",
        "setWidth", "flashScrollIndicators", "registerForRemoteNotifications", "reloadInputViews",
    ]

    /// Parts of a chain that has no meaning as a whole: `view.layer.cornerRadius`.
    static let chains: Set<String> = [
        "layer", "appearance", "sheetPresentationController", "interactivePopGestureRecognizer",
        "textContainer",
    ]

    /// Properties that are always nil here: `if let sheet = list.sheetPresentationController`.
    static let absent: Set<String> = [
        "sheetPresentationController", "interactivePopGestureRecognizer",
    ]

    /// Types whose variables are deleted where they are declared.
    static let types: Set<String> = [
        "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
        "UISelectionFeedbackGenerator",
    ]

    /// Overridden properties and methods of controllers.
    static let overrides: Set<String> = [
        "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
        "childForStatusBarStyle", "supportedInterfaceOrientations", "shouldAutorotate",
        "preferredInterfaceOrientationForPresentation", "prefersHomeIndicatorAutoHidden",
        "didReceiveMemoryWarning", "preferredScreenEdgesDeferringSystemGestures",
        "inputAccessoryView", "layerClass", "requiresConstraintBasedLayout",
    ]

    /// Notifications that never come, because there is no keyboard on the screen.
    static let notifications: Set<String> = [
        "keyboardWillShowNotification", "keyboardDidShowNotification",
        "keyboardWillHideNotification", "keyboardDidHideNotification",
        "keyboardWillChangeFrameNotification", "keyboardDidChangeFrameNotification",
        "orientationDidChangeNotification", "UIContentSizeCategoryDidChange",
        "UIKeyboardWillShow", "UIKeyboardDidShow", "UIKeyboardWillHide", "UIKeyboardDidHide",
        "UIKeyboardWillChangeFrame", "UIKeyboardDidChangeFrame", "UIDeviceOrientationDidChange",
    ]

    /// Types whose notifications never come, because there is one size of text.
    static let silentTypes: Set<String> = ["UIContentSizeCategory"]

    /// What a notification of the keyboard tells: only methods of its observers read it.
    static let notificationKeys: Set<String> = [
        "keyboardFrameBeginUserInfoKey", "keyboardFrameEndUserInfoKey",
        "keyboardAnimationDurationUserInfoKey", "keyboardAnimationCurveUserInfoKey",
        "keyboardIsLocalUserInfoKey",
    ]

    /// Notifications of the application's life, which the tool lists.
    static let lifeNotifications: Set<String> = [
        "didEnterBackgroundNotification", "willEnterForegroundNotification",
        "didBecomeActiveNotification", "willResignActiveNotification", "willTerminateNotification",
    ]
}
