# Counts the lines of each type with all its extensions, and finds those above the limit:
#   awk -v limit=600 -f .ci/types.awk FILE...
# A type counts in the target that declares it; extensions of other targets' types do not, nor do
# protocols.

BEGIN { declaration = "(class|struct|enum|actor|protocol|extension) [A-Z][A-Za-z0-9_]*" }

FNR == 1 {
    split(FILENAME, path, "/")
    name = ""
}

name == "" && /^[^ \/}#]/ && match($0, declaration) {
    split(substr($0, RSTART, RLENGTH), words, " ")
    name = path[2] " " words[2]
    if (words[1] !~ /extension|protocol/) declared[name] = words[2]
    first = FNR
}

# The closing brace of a declaration is the first one that is not indented.
name != "" && (/^}/ || FNR == first && /\}$/) {
    lines[name] += FNR - first + 1
    name = ""
}

END {
    for (name in declared) {
        if (lines[name] <= limit) continue
        print "lint: " declared[name] " has " lines[name] " lines, more than " limit
        failed = 1
    }
    exit failed
}
