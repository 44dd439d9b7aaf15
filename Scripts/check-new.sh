#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Makes a package of each kind with NewProject in an empty folder, builds it
# against this checkout, and runs its tests. The packages are built in the
# directory of the tests, so that Seltzer is not compiled again.
# `check-new.sh --update` writes the snapshots of the templates anew.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scratch=$PWD/.build
templates=Demos/Sources/NewProject/Templates

# Builds the package in the folder $1, and runs its tests.
check() {
    local log=$scratch/new-package.log
    swift build --package-path "$1" --scratch-path "$scratch" --build-tests $SWIFT_FLAGS >"$log" 2>&1 &&
        swift test --package-path "$1" --scratch-path "$scratch" --skip-build --disable-xctest \
            $SWIFT_FLAGS >>"$log" 2>&1 || {
        cat "$log" >&2
        fail "The package in $1 does not build, or its tests fail: see above."
    }
}

if [ "${1:-}" = --update ]; then
    export SELTZER_UPDATE_SNAPSHOTS=1
    for template in "$templates"/*/; do check "$template"; done
    exit
fi

swift build --package-path Demos --scratch-path "$scratch" --product NewProject $SWIFT_FLAGS
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tilde='~'
for kind in app tool controls; do
    .build/debug/NewProject --name "fresh-$kind" --kind "$kind" --folder "$folder/$kind" --seltzer "$PWD" </dev/null
    Scripts/new.sh --name "fresh-$kind" --kind "$kind" --folder "$folder/copy-$kind" --seltzer "$PWD" >/dev/null
    mkdir "$folder/empty-$kind"
    (umask 077 && HOME=$folder Scripts/new.sh --name "fresh-$kind" --kind "$kind" --folder "$tilde/empty-$kind" --seltzer "$PWD" >/dev/null)
    if [ -n "$(find "$folder/empty-$kind" -mindepth 1 -type d ! -perm 700)" ]; then fail "Scripts/new.sh does not heed umask."; fi
    for copy in "$folder/copy-$kind" "$folder/empty-$kind"; do
        diff -r "$folder/$kind" "$copy" || fail "NewProject and Scripts/new.sh make different packages, see above."
        rm -r "$copy"
    done
    if grep -rniE 'my-?project' "$folder/$kind"; then fail "The new package has the name of its template, see above."; fi
    check "$folder/$kind"
done
