#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Makes a package that uses Seltzer: `new.sh --name NAME --kind KIND --folder FOLDER
# [--seltzer PLACE]`. With a name and a kind it makes the package at once, and builds
# nothing. NewProject asks for what is missing, and is built for it. Without a
# terminal nobody can be asked, so the script says first what is missing.
#
# The templates, the names and the texts are those of NewProject; check-new.sh
# compares the packages of both.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

name="" kind="" folder="" seltzer="" needs_program=""
all=("$@")
while [ $# -gt 0 ]; do
    case "$1" in
    --name=* | --kind=* | --folder=* | --seltzer=*)
        option=${1%%=*}
        printf -v "${option#--}" %s "${1#*=}"
        shift
        ;;
    --name | --kind | --folder | --seltzer)
        if [ $# -lt 2 ]; then fail "$1 needs a value."; fi
        printf -v "${1#--}" %s "$2"
        shift 2
        ;;
    *) needs_program=1 && shift ;;
    esac
done

# The shell expands no ~ in a value of make.
case "$folder" in
\~) folder=$HOME ;;
\~/*) folder=$HOME/${folder#\~/} ;;
esac

# Whether somebody can be asked, by the rules of SeltzerPrompts.
can_ask() {
    case "${SELTZER_LINEAR:-}" in "" | 0) ;; *) return 0 ;; esac
    case "$(printf %s "${CI:-}" | tr 'A-Z' 'a-z')" in "" | 0 | false) ;; *) return 1 ;; esac
    [ -t 0 ] || [ -t 1 ] || [ -t 2 ] || (: </dev/tty) 2>/dev/null
}

check_name() {
    local lower reserved
    lower=$(printf %s "$name" | tr 'A-Z' 'a-z' | tr -d '_-')
    if ! [[ $name =~ ^[A-Za-z][A-Za-z0-9_-]{0,63}$ ]]; then
        fail "NAME cannot be “$name”: begin with a letter, and use at most 64 letters from a to z, digits, - and _."
    fi
    reserved=$(sed -n '/modules: Set<String>/,/]/p' Demos/Sources/NewProject/ProjectName.swift | grep -o '"[a-z]*"' | tr -d '"')
    if [[ $lower == seltzer* ]] || grep -qx "$lower" <<<"$reserved"; then
        fail "NAME cannot be “$name”: another module has this name."
    fi
}

template_folder() {
    case "$1" in
    app) echo Application ;;
    tool) echo Tool ;;
    controls) echo Controls ;;
    *) fail "KIND cannot be “$1”: choose one of app, tool, controls." ;;
    esac
}

check_folder() {
    if [ -e "$folder" ] && [ ! -d "$folder" ]; then fail "FOLDER cannot be “$folder”: it is a file."; fi
    if [ -d "$folder" ] && [ -n "$(ls -A "$folder")" ]; then
        fail "FOLDER cannot be “$folder”: it is not empty, choose another folder."
    fi
}

# Prints a text as a literal of Swift.
literal() { printf '"%s"' "$(printf %s "$1" | sed 's/[\\"]/\\&/g')"; }

# Prints a text as the replacement of sed's command `s|…|…|`.
replacement() { printf %s "$1" | sed 's/[\\&|]/\\&/g'; }

# Sets the dependency of the manifest, and the name of the package for its products.
find_seltzer() {
    if [ -z "$seltzer" ]; then seltzer=$(git remote get-url origin 2>/dev/null || true); fi
    case "$seltzer" in
    https://* | http://* | ssh://* | git://* | git@*)
        dependency=".package(url: $(literal "$seltzer"), branch: \"main\")"
        package=$(basename "${seltzer##*:}" .git | tr 'A-Z' 'a-z')
        return
        ;;
    esac
    # A remote that is a folder is not where others find the package.
    if ! is_given seltzer; then seltzer=$PWD; fi
    if ! grep -q 'name: "seltzer"' "$seltzer/Package.swift" 2>/dev/null; then
        fail "--seltzer cannot be “$seltzer”: name the folder or the address of a checkout of Seltzer."
    fi
    dependency=".package(name: \"seltzer\", path: $(literal "$(cd "$seltzer" && pwd)"))"
    package=seltzer
}

# Whether an option was given.
is_given() {
    local argument
    for argument in ${all[@]+"${all[@]}"}; do
        case "$argument" in "--$1" | "--$1="*) return 0 ;; esac
    done
    return 1
}

# Writes the files beside their place first, and moves them there when all are whole. An empty
# folder that is there already stays and gets them.
make_package() {
    local template module path draft place whole count=0
    template=Demos/Sources/NewProject/Templates/$(template_folder "$kind")
    module=$(printf %s "$name" | tr '_-' '\n\n' | awk '{ printf "%s", toupper(substr($0, 1, 1)) substr($0, 2) }')
    place=$folder
    if [ ! -d "$folder" ]; then place=$(dirname "$folder") && mkdir -p "$place"; fi
    draft=$(mktemp -d "$place/.new-XXXXXX")
    trap 'rm -rf "$draft"' EXIT
    # The folder of mktemp is for this user alone, whatever umask says.
    whole=$draft/whole
    mkdir "$whole"
    while IFS= read -r path; do
        local new
        new=$(printf %s "$path" | sed "s|MyProject|$module|g; s|my-project|$name|g")
        mkdir -p "$whole/$(dirname "$new")"
        sed -e "s|MyProject|$module|g" -e "s|my-project|$name|g" \
            -e "s|\.package(name: \"seltzer\", path: \"\.\./\.\./\.\./\.\./\.\.\")|$(replacement "$dependency")|g" \
            -e "s|package: \"seltzer\")|package: \"$(replacement "$package")\")|g" \
            "$template/$path" >"$whole/$new"
        count=$((count + 1))
    done < <(cd "$template" && find . -type f ! -path './.build/*' ! -path './.swiftpm/*' ! -name Package.resolved | sed 's|^\./||')
    if [ -d "$folder" ]; then
        (shopt -s dotglob && mv "$whole"/* "$folder")
    else
        mv "$whole" "$folder"
    fi
    rm -rf "$draft"
    trap - EXIT
    echo "✓ $folder  $count files"
    if [ "$kind" = controls ]; then path=${module}Example; else path=$name; fi
    echo "  cd $(printf %q "$folder") && swift test && swift run $path"
}

if [ -z "$needs_program" ] && ! can_ask; then
    missing=""
    if [ -z "$name" ]; then missing="NAME=my-tool"; fi
    if [ -z "$kind" ]; then missing="$missing${missing:+ }KIND=app (or tool, controls)"; fi
    if [ -n "$missing" ]; then
        fail "There is no terminal to ask on, so make new needs $missing: write make new NAME=… KIND=… FOLDER=…"
    fi
    folder=${folder:-$name}
fi
if [ -n "$needs_program" ] || [ -z "$name" ] || [ -z "$kind" ] || [ -z "$folder" ]; then
    if [ -n "$name" ]; then check_name; fi
    if [ -n "$kind" ]; then template_folder "$kind" >/dev/null; fi
    if [ -n "$folder" ]; then check_folder; fi
    exec Scripts/demo.sh NewProject ${all[@]+"${all[@]}"}
fi
template_folder "$kind" >/dev/null
check_name
check_folder
find_seltzer
make_package
