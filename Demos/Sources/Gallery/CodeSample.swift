// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A short text in a language that is built in.
struct CodeSample {
    let language: String
    let text: String

    static let all = [
        CodeSample(
            language: "Python",
            text: #"""
                """Recipes for lemonade."""
                import json

                class Lemonade:
                    lemons = 2

                    def recipe(self, guests: int) -> str:
                        if guests < 1:
                            return "Nobody is thirsty."
                        return f"{guests * self.lemons} lemons"  # and seltzer

                print(json.dumps([Lemonade().recipe(n) for n in range(3)]))
                """#),
        CodeSample(
            language: "C",
            text: #"""
                #include <stdio.h>

                /* A glass of lemonade. */
                struct lemonade {
                    int lemons;
                    double sugar;
                };

                int main(void) {
                    struct lemonade glass = { .lemons = 2, .sugar = 40.5 };
                    if (glass.lemons > 0) {
                        printf("%d lemons\n", glass.lemons);  // then seltzer
                    }
                    return 0;
                }
                """#),
        CodeSample(
            language: "C++",
            text: #"""
                #include <string>
                #include <vector>

                template <typename Drink>
                class Bar {
                public:
                    explicit Bar(std::string name) : name(std::move(name)) {}
                    void pour(const Drink& drink) { glasses.push_back(drink); }

                private:
                    std::string name = R"(the "Sour")";
                    std::vector<Drink> glasses;  // the last one is served first
                };
                """#),
        CodeSample(
            language: "Rust",
            text: #"""
                use std::fmt;

                /// A glass of lemonade.
                #[derive(Debug)]
                struct Lemonade<'a> {
                    name: &'a str,
                    lemons: u8,
                }

                impl fmt::Display for Lemonade<'_> {
                    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                        let sour = self.lemons > 2;
                        write!(f, "{}: {}", self.name, if sour { 'x' } else { 'o' })
                    }
                }
                """#),
        CodeSample(
            language: "Go",
            text: #"""
                package main

                import "fmt"

                // Lemonade is a glass of it.
                type Lemonade struct {
                	Lemons int
                	Sugar  float64
                }

                func main() {
                	glasses := []Lemonade{{2, 40.5}, {3, 60}}
                	for i, glass := range glasses {
                		fmt.Printf("%d: %d lemons\n", i, glass.Lemons)
                	}
                }
                """#),
        CodeSample(
            language: "JavaScript",
            text: #"""
                // Recipes for lemonade.
                export class Lemonade {
                    lemons = 2;

                    recipe(guests) {
                        if (!/^\d+$/.test(guests)) {
                            throw new Error("How many?");
                        }
                        return `${guests * this.lemons} lemons`;
                    }
                }
                """#),
        CodeSample(
            language: "TypeScript",
            text: #"""
                /** A drink on the menu. */
                interface Drink {
                    readonly name: string;
                    price?: number;
                }

                export async function menu(drinks: Drink[]): Promise<string> {
                    const lines = drinks.map((drink) => {
                        return `${drink.name}: ${drink.price ?? "free"}`;
                    });
                    return lines.join("\n");
                }
                """#),
        CodeSample(
            language: "SQL",
            text: #"""
                -- Drinks that sold well this week.
                CREATE TABLE sale (
                    drink TEXT NOT NULL,
                    glasses INTEGER DEFAULT 0
                );

                SELECT drink, SUM(glasses) AS total
                FROM sale
                WHERE drink <> 'water' AND glasses >= 10
                GROUP BY drink
                ORDER BY total DESC;
                """#),
        CodeSample(
            language: "HTML",
            text: #"""
                <!DOCTYPE html>
                <html lang="en">
                  <head>
                    <title>Lemonade &amp; more</title>
                    <style>
                      h1 { color: #cc9900; }
                    </style>
                  </head>
                  <body>
                    <h1 class="menu">Menu</h1>
                    <script>
                      const glasses = 2;  // one for you
                    </script>
                  </body>
                </html>
                """#),
        CodeSample(
            language: "CSS",
            text: #"""
                /* The menu of the bar. */
                @media (min-width: 40em) {
                    .menu > li:hover {
                        color: #cc9900;
                        margin: 0 1.5em;
                        content: "lemon";
                    }
                }
                """#),
        CodeSample(
            language: "XML",
            text: #"""
                <?xml version="1.0"?>
                <!-- The menu of the bar. -->
                <menu season="summer">
                  <drink price="3.50">
                    <name>Lemonade</name>
                    <note><![CDATA[2 lemons & seltzer]]></note>
                  </drink>
                </menu>
                """#),
        CodeSample(
            language: "YAML",
            text: #"""
                # The menu of the bar.
                season: summer
                drinks:
                  - name: "Lemonade"
                    price: 3.50
                    cold: true
                    steps: |
                      Press the lemons.
                      Pour the seltzer last.
                """#),
    ]
}
