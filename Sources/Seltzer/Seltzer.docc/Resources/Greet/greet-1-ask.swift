import Seltzer
import SeltzerPrompts

@main
struct Program {
    @MainActor
    static func main() async {
        await runTool {
            let name = try await PromptGroup().ask("Name", help: "Whom to greet")
            print("hello, \(name)")
        }
    }
}
