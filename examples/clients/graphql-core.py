"""Asks, posts and listens with graphql-core, which checks the documents against the schema as it is introspected, and requests."""

import json
import os

import requests
from graphql import build_client_schema, parse, validate

try:
    from graphql import get_introspection_query

    introspection_query = get_introspection_query(descriptions=True)
except ImportError:  # graphql-core 2, which Debian 12 has
    from graphql import introspection_query

session = requests.Session()
session.headers["authorization"] = f"Bearer {os.environ['KEY']}"


def send(query, variables=None):
    answer = session.post(f"{os.environ['CHALKLINE']}/graphql", json={"query": query, "variables": variables or {}})
    body = answer.json()
    if "errors" in body:
        raise RuntimeError(body["errors"][0]["message"])
    return body["data"]


schema = build_client_schema(send(introspection_query))


def checked(query):
    problems = validate(schema, parse(query))
    if problems:
        raise RuntimeError(problems[0].message)
    return query


def ask(query, variables=None):
    return send(checked(query), variables)


def first_of(subscription):
    events = session.post(
        f"{os.environ['CHALKLINE']}/graphql",
        json={"query": checked(subscription)},
        headers={"accept": "text/event-stream"},
        stream=True,
    )
    # By the byte: requests waits until it has a whole piece, and a stream is silent after its first event.
    for line in events.iter_lines(chunk_size=1, decode_unicode=True):
        if line.startswith("data: "):
            return json.loads(line[6:])["data"]
    raise RuntimeError(f"The stream ended: {events.status_code}")


date = ask("query Today { today { date } }")["today"]["date"]
pick = {
    **{"requestId": "graphql-core", "date": date, "sport": "NFL", "subscription": "PLUS", "time": "23:30"},
    **{"teamOne": "Buffalo Bills", "teamTwo": "Houston Texans", "pick": "Bills -3.5", "pickDetails": "Rest."},
}
posted = ask(
    "mutation Post($input: CreatePickInput!) { createPick(input: $input) { pick { teamOne } } }", {"input": pick}
)
stream = first_of("subscription Board { boardChanged { date } }")["boardChanged"]["date"]
print(json.dumps({"query": date, "mutation": posted["createPick"]["pick"]["teamOne"], "stream": stream}))
