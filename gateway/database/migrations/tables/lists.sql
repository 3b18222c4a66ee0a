-- The lists that many tables share: a new value changes one of these, and no table (docs/add-a-field.md).

create domain tier as text check (value in ('FREE', 'PLUS', 'PREMIUM', 'VIP'));
create domain paid_tier as text check (value in ('PLUS', 'PREMIUM', 'VIP'));
create domain league as text check (value in ('NFL', 'NCAAF', 'NBA', 'NCAAB', 'MLB', 'NHL'));
create domain alert_channel as text check (value in ('MAIL', 'PUSH', 'DISCORD'));
