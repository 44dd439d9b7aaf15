// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What no rule can change, with the row of ComingFromUIKit.md that says what to write instead.
enum LeftoverTable {
    static let otherTypes = "other types of UIKit"
    static let otherFrameworks = "other frameworks of Apple"
    static let selectors = "selectors that no rule changes"
    static let storyboards = "storyboards, nibs, outlets"
    static let points = "points whose direction is unknown"
    static let life = "the application's and the scene's life"
    static let assets = "colors and pictures by name"
    static let attributes = "`NSParagraphStyle`, other attributes of text"
    static let ownNames = "a property with the name of one of Seltzer's"
    static let layers = "`layer`, `transform`"
    static let visualFormat = "`constraints(withVisualFormat:)`"

    static let types: [String: String] = [
        "UIStoryboard": storyboards, "UINib": storyboards, "UIStoryboardSegue": storyboards,
        "NSCoder": storyboards,
        "UIScreen": "`UIScreen`, `UIDevice`", "UIDevice": "`UIScreen`, `UIDevice`",
        "UIPasteboard": "`UIPasteboard` other than `general`", "Selector": selectors,
        "UITouch": "`touchesBegan`, `UITouch`, `UIEvent`",
        "UIEvent": "`touchesBegan`, `UITouch`, `UIEvent`",
        "UIPinchGestureRecognizer": "`touchesBegan`, `UITouch`, `UIEvent`",
        "UIRotationGestureRecognizer": "`touchesBegan`, `UITouch`, `UIEvent`",
        "UIViewPropertyAnimator": "`UIViewPropertyAnimator`, key frames",
        "UIDynamicAnimator": "`UIViewPropertyAnimator`, key frames",
        "UIGraphicsImageRenderer": "`draw(_:)` with a context, `UIBezierPath`",
        "UIBezierPath": "`draw(_:)` with a context, `UIBezierPath`",
        "CGContext": "`draw(_:)` with a context, `UIBezierPath`",
        "CGAffineTransform": "`layer`, `transform`", "CALayer": "`layer`, `transform`",
        "CAGradientLayer": "`layer`, `transform`", "CAShapeLayer": "`layer`, `transform`",
        "CABasicAnimation": "`layer`, `transform`", "CAKeyframeAnimation": "`layer`, `transform`",
        "CATransform3D": "`layer`, `transform`", "CATransaction": "`layer`, `transform`",
        "CADisplayLink": "`CADisplayLink`",
        "NSParagraphStyle": attributes, "NSMutableParagraphStyle": attributes,
        "UIImagePickerController": "the camera, pictures, sharing, the web",
        "UIActivityViewController": "the camera, pictures, sharing, the web",
        "WKWebView": "the camera, pictures, sharing, the web",
        "UIVisualEffectView": "blur", "UIBlurEffect": "blur",
        "UINotificationFeedbackGenerator": "`UIScreen`, `UIDevice`",
        "UIImpactFeedbackGenerator": "`UIScreen`, `UIDevice`",
        "UISelectionFeedbackGenerator": "`UIScreen`, `UIDevice`",
    ]

    /// Members, listed where Seltzer has no member of this name.
    static let members: [String: String] = [
        "layer": "`layer`, `transform`", "transform": "`layer`, `transform`",
        "cgColor": "`layer`, `transform`", "cgPath": "`layer`, `transform`",
        "touchesBegan": "`touchesBegan`, `UITouch`, `UIEvent`",
        "touchesMoved": "`touchesBegan`, `UITouch`, `UIEvent`",
        "touchesEnded": "`touchesBegan`, `UITouch`, `UIEvent`",
        "touchesCancelled": "`touchesBegan`, `UITouch`, `UIEvent`",
        "awakeFromNib": storyboards, "performSegue": storyboards,
        "instantiateViewController": storyboards,
        "animateKeyframes": "`UIViewPropertyAnimator`, key frames",
        "familyNames": "fonts by name", "bezierPath": "`draw(_:)` with a context, `UIBezierPath`",
        "responds": selectors,
        "didEnterBackgroundNotification": life, "willEnterForegroundNotification": life,
        "didBecomeActiveNotification": life, "willResignActiveNotification": life,
        "willTerminateNotification": life,
    ]

    /// Frameworks that Linux does not have.
    static let frameworks: Set<String> = [
        "AVFoundation", "AVKit", "CloudKit", "Combine", "CoreBluetooth", "CoreData", "CoreImage",
        "CoreLocation", "CoreMotion", "Contacts", "EventKit", "GameKit", "GameplayKit", "HealthKit",
        "LocalAuthentication", "MapKit", "MessageUI", "Metal", "MobileCoreServices", "Photos",
        "PhotosUI", "SafariServices", "SceneKit", "Security", "SpriteKit", "StoreKit", "SwiftData",
        "SwiftUI", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WebKit", "WidgetKit",
        "os", "OSLog", "os.log",
    ]
}
