// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What no rule can change, with the row of ComingFromUIKit.md that says what to write instead.
enum LeftoverTable {
    static let otherTypes = "other types of UIKit"
    static let otherFrameworks = "other frameworks of Apple"
    static let selectors = "selectors that no rule changes"
    static let storyboards = "storyboards, nibs, outlets"
    static let safeArea = "`additionalSafeAreaInsets`, `safeAreaInsetsDidChange`"
    static let addedMethods = "a method of a delegate in a subclass of the class that adopts it"
    static let points = "points whose direction is unknown"
    static let life = "the application's and the scene's life"
    static let assets = "colors and pictures by name"
    static let attributes = "`NSParagraphStyle`, other attributes of text"
    static let ownNames = "a property with the name of one of Seltzer's"
    static let layers = "`layer`, `transform`"
    static let visualFormat = "`constraints(withVisualFormat:)`"
    static let application = "`UIApplication.shared`"
    static let device = "`UIScreen`, `UIDevice`"
    static let touches = "`touchesBegan`, `UITouch`, `UIEvent`"
    static let physics = "`UIDynamicAnimator`"
    static let curves = "curves by control points that are variables, `preferredFrameRateRange`"
    static let observation = "`observe(_:options:)`, `observeValue(forKeyPath:…)`"
    static let drawing = "`draw(_:)` with a context, `UIBezierPath`"
    static let sharing = "the camera, pictures, sharing, the web"
    static let fonts = "fonts by name"
    static let blur = "blur"
    static let pickers = "`UIPickerView`, `UIDatePicker`"
    static let values = "`minimumValueImage` of a slider, `animationImages`"

    static let types: [String: String] = [
        "UIStoryboard": storyboards, "UINib": storyboards, "UIStoryboardSegue": storyboards,
        "NSCoder": storyboards,
        "UIScreen": device, "UIDevice": device,
        "UIPasteboard": "`UIPasteboard` other than `general`", "Selector": selectors,
        "UITouch": touches,
        "UIEvent": touches,
        "UIPickerView": pickers, "UIPickerViewDataSource": pickers,
        "UIPickerViewDelegate": pickers, "UIDatePicker": pickers,
        "UIPinchGestureRecognizer": touches,
        "UIRotationGestureRecognizer": touches,
        "UIDynamicAnimator": physics, "UIGravityBehavior": physics,
        "UICollisionBehavior": physics, "UISnapBehavior": physics, "UIPushBehavior": physics,
        "UICubicTimingParameters": curves, "UISpringTimingParameters": curves,
        "UITimingCurveProvider": curves, "CAFrameRateRange": curves,
        "NSKeyValueObservation": observation,
        "UIGraphicsImageRenderer": drawing,
        "UIBezierPath": drawing,
        "CGContext": drawing,
        "CGAffineTransform": layers, "CALayer": layers,
        "CAGradientLayer": layers, "CAShapeLayer": layers,
        "CABasicAnimation": layers, "CAKeyframeAnimation": layers,
        "CATransform3D": layers, "CATransaction": layers,
        "NSParagraphStyle": attributes, "NSMutableParagraphStyle": attributes,
        "UIImagePickerController": sharing,
        "UIActivityViewController": sharing,
        "WKWebView": sharing,
        "UIVisualEffectView": blur, "UIBlurEffect": blur,
        "UINotificationFeedbackGenerator": device,
        "UIImpactFeedbackGenerator": device,
        "UISelectionFeedbackGenerator": device,
    ]

    /// Members, listed where Seltzer has no member of this name.
    static let members: [String: String] = [
        "motionBegan": device, "motionEnded": device, "motionCancelled": device,
        "additionalSafeAreaInsets": safeArea, "safeAreaInsetsDidChange": safeArea,
        "viewSafeAreaInsetsDidChange": safeArea,
        "layer": layers, "transform": layers,
        "cgColor": layers, "cgPath": layers,
        "touchesBegan": touches,
        "touchesMoved": touches,
        "touchesEnded": touches,
        "touchesCancelled": touches,
        "awakeFromNib": storyboards, "performSegue": storyboards,
        "instantiateViewController": storyboards,
        "preferredFrameRateRange": curves, "observeValue": observation,
        "minimumValueImage": values,
        "maximumValueImage": values, "animationImages": values,
        "enumerateAttributes": attributes,
        "familyNames": fonts, "bezierPath": drawing,
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
