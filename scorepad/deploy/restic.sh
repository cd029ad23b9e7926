#!/bin/sh
# A checked copy of all games and their key, kept elsewhere by restic; once a day, with the settings
# of the server, and RESTIC_REPOSITORY and RESTIC_PASSWORD_FILE. "restic init" comes before the
# first time. Whoever can read the repository and knows its password can read every game.
#
#   restic.sh FOLDER      the newest copy stays in FOLDER too, which nobody else uses
set -eu
folder=${1:?a folder for the newest copy}
mkdir -p "$folder"
# What restic keeps is never the running database: its file and its log belong together.
"${SCOREPAD:-scorepad}" backup --to "$folder" --keep 1,0 --with-key
restic backup --quiet --tag scorepad "$folder"
restic forget --quiet --tag scorepad --group-by tags --keep-daily 14 --keep-weekly 8 \
    --keep-monthly 12 --prune
