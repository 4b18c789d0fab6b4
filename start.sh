#!/bin/sh
# Starts the built server: for npm start, the image and the service of systemd alike. What bounds its memory has to be
# there before the process is, so it stands here.
set -eu
export NODE_ENV=production
# The C library gives each thread a heap of its own and keeps what is freed there, so threads share two.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
# What is in use is some 50 MB; a larger young generation would only let more garbage wait.
exec node --max-semi-space-size=8 "$(dirname "$0")/dist/server/main.js" "$@"
