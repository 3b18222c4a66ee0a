/** What the client asks. graphql-codegen reads these texts and writes their types to operations.ts. */

const PICK = /* GraphQL */ `
  fragment ClientPick on Pick {
    id
    sport
    subscription
    status
    teamOne
    teamTwo
    date
    time
    startsAt
    analyst
    result
    locked
    lockReason
    requiredTier
    opensAt
    pick
    pickDetails
    market
    line
    odds
    americanOdds
    units
    book
    probability
    seal {
      number
      sealedAt
    }
  }
`;

const BOARD = /* GraphQL */ `
  query ClientBoard($date: Date) {
    board(date: $date) {
      date
      isToday
      totalCount
      picks {
        ...ClientPick
      }
    }
  }
`;

const LIVE_BOARD = /* GraphQL */ `
  subscription ClientLiveBoard {
    boardChanged {
      date
      isToday
      totalCount
      picks {
        ...ClientPick
      }
    }
  }
`;

const RECORD = /* GraphQL */ `
  query ClientRecord($filter: RecordStatsFilter) {
    recordStats(filter: $filter) {
      from
      to
      withheld
      figures {
        n
        wins
        losses
        pushes
        hitRate {
          value
          interval {
            low
            high
          }
        }
        staked {
          n
          units
          staked
          yield
          interval {
            low
            high
          }
        }
      }
    }
  }
`;

const RECORD_PICKS = /* GraphQL */ `
  query ClientRecordPicks($filter: RecordStatsFilter, $kinds: [RecordKind!], $after: String) {
    recordPicks(filter: $filter, kinds: $kinds, first: 100, after: $after) {
      nodes {
        pickId
        day
        league
        tier
        teamOne
        teamTwo
        pick
        market
        analyst
        kind
        odds
        units
        profit
        postedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

export const DOCUMENTS = {
  board: BOARD + PICK,
  liveBoard: LIVE_BOARD + PICK,
  record: RECORD,
  recordPicks: RECORD_PICKS,
};
