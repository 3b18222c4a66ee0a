"""Reads a feed as feedparser does: its ids and titles, and what a second request with its validators is answered."""

import json
import sys

import feedparser

url = sys.argv[1]
first = feedparser.parse(url)
by_tag = feedparser.parse(url, etag=first.etag)
by_date = feedparser.parse(url, modified=first.modified)
json.dump(
    {
        "bozo": first.bozo,
        "entries": [[entry.id, entry.title] for entry in first.entries],
        "again": [by_tag.status, by_date.status],
    },
    sys.stdout,
)
