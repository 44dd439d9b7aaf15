// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rule 8: the application's delegate becomes `main`.
@Suite struct EntryRuleTests {
    private let delegate = """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                let first = FirstController(title: "First")
                window?.rootViewController = UINavigationController(rootViewController: first)
                window?.makeKeyAndVisible()
                return true
            }
        }

        """

    @Test func theRootControllerIsThatOfTheApplication() {
        #expect(
            port(delegate) == """
                import Foundation
                import Seltzer

                @main
                @MainActor
                struct Main {
                    static func main() async {
                        let first = FirstController(title: "First")
                        await Application(root: NavigationController(rootViewController: first)).runAndExit()
                    }
                }

                """)
        #expect(portAll(delegate)[0].leftovers.isEmpty)
    }

    @Test func aSceneHasItBesideADelegateThatGoes() {
        let scene = """
            import UIKit
            class Scene: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: Session) {
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: windowScene)
                    window.rootViewController = First()
                    self.window = window
                    window.makeKeyAndVisible()
                }
                func sceneDidEnterBackground(_ scene: UIScene) { save() }
            }
            """
        let application = """
            import UIKit
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication) -> Bool { return true }
            }
            """
        let files = portAll(scene, application)
        #expect(files[0].text.contains("        await Application(root: First()).runAndExit()"))
        #expect(files[0].leftovers.map(\.row) == [LeftoverTable.life])
        #expect(!files[1].text.contains("@main"))
    }

    @Test func theDelegateMayBeAnExtension() {
        let text = port(
            """
            import UIKit
            @main
            class AppDelegate: UIResponder {
                var window: UIWindow?
            }
            extension AppDelegate: UIApplicationDelegate {
                func applicationDidFinishLaunching(_ application: UIApplication) {
                    window?.rootViewController = First()
                }
            }
            """)
        #expect(!text.contains("AppDelegate"))
        #expect(text.contains("        await Application(root: First()).runAndExit()"))
    }

    @Test func aDelegateWithoutARootControllerIsListed() {
        let file = portAll("import UIKit\nclass A: UIResponder, UIApplicationDelegate {}\n")[0]
        #expect(file.leftovers.contains { $0.row == LeftoverTable.life })
    }

    @Test func theManifestNamesSeltzerAndMode5() {
        let text = PortedPackage.manifest(name: "Notes", seltzer: "/a \"b\"/seltzer")
        #expect(text.contains("path: \"/a \\\"b\\\"/seltzer\""))
        #expect(text.contains(".swiftLanguageMode(.v5)"))
    }
}
