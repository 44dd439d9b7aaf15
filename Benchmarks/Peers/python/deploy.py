# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# The tool of Demos/Sources/Deploy with Rich: five questions, then five regions at once.
# Flags answer questions: --version 1.4.0 --strategy full --regions fra,sin --token x --yes

import argparse
import re
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.prompt import Confirm, InvalidResponse, Prompt

STRATEGIES = ["canary", "rolling", "full"]
REGIONS = {
    "fra": "Frankfurt", "dub": "Dublin", "nyc": "New York", "sfo": "San Francisco",
    "sin": "Singapore", "syd": "Sydney",
}
CLOSED = {"syd": "closed until Monday"}
console = Console()


class VersionPrompt(Prompt):
    def process_response(self, value):
        return version(super().process_response(value))


class RegionsPrompt(Prompt):
    def process_response(self, value):
        return regions(super().process_response(value))


def version(text):
    if not re.fullmatch(r"[^.]+\.[^.]+\.[^.]+", text):
        raise InvalidResponse("A version has three numbers")
    return text


def regions(text):
    names = [part.strip() for part in text.split(",") if part.strip()]
    if not names:
        raise InvalidResponse("Mark at least 1")
    for name in names:
        if name not in REGIONS:
            raise InvalidResponse(f"Choose some of {', '.join(REGIONS)}")
        if name in CLOSED:
            raise InvalidResponse(CLOSED[name])
    return names


def plan(flags):
    given = {"version": flags.version and version(flags.version),
             "regions": flags.regions and regions(flags.regions)}
    wanted = given["version"] or VersionPrompt.ask("Version", console=console)
    strategy = flags.strategy or Prompt.ask(
        "Strategy", choices=STRATEGIES, default="rolling", console=console)
    if not flags.regions:
        for name, city in REGIONS.items():
            console.print(f"  {name}  {city}  {CLOSED.get(name, '')}")
    places = given["regions"] or RegionsPrompt.ask("Regions", default="fra,nyc", console=console)
    flags.token or Prompt.ask("Token", password=True, console=console)
    noun = "region" if len(places) == 1 else "regions"
    if not flags.yes and not Confirm.ask(f"Deploy {wanted} to {len(places)} {noun}?", console=console):
        return None
    return wanted, strategy, places


def deploy(wanted, places, pause):
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        def work(number, region):
            task = progress.add_task(region, total=60)
            for unit in range(1, 61):
                time.sleep(pause * (number + 1))
                progress.advance(task)
                if unit == 30:
                    progress.console.print(f"{region}  image uploaded")
        with ThreadPoolExecutor() as pool:
            for future in [pool.submit(work, *item) for item in enumerate(places)]:
                future.result()
    console.print(f"Deployed {wanted}")


def main():
    parser = argparse.ArgumentParser()
    for name in ("version", "regions", "token"):
        parser.add_argument(f"--{name}")
    parser.add_argument("--strategy", choices=STRATEGIES)
    parser.add_argument("--yes", action="store_true")
    try:
        wanted = plan(parser.parse_args())
        if wanted:
            deploy(wanted[0], wanted[2], 0.03)
    except InvalidResponse as error:
        sys.exit(f"Error: {error}")
    except EOFError:
        sys.exit("Error: the input ended")
    except KeyboardInterrupt:
        sys.exit(130)


main()
