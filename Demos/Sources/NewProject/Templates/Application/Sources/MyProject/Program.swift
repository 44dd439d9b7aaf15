import Seltzer

@main
struct Program {
    @MainActor
    static func main() async {
        let application = Application(root: ItemsController())
        application.theme = .program
        await application.runAndExit()
    }
}
