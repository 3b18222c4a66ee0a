-- name: alertSettingsOf
-- type: leagues is League[] of #schema/rules/picks/leagues.ts
-- type: tiers is Tier[] of #schema/rules/access/tiers.ts
select user_id, mail, push, recap, leagues, tiers, digest_at, quiet_from, quiet_to, locked_news, hide_words
  from alert_settings where user_id = any(:userIds::text[]);

-- name: nextDigestOf
select next_digest_at from alert_settings where user_id = :userId;

-- Where the day had a daily mail to come and has none any more, it comes at once.
-- name: keepAlertSettings
insert into alert_settings (user_id, mail, push, recap, leagues, tiers, digest_at, next_digest_at, quiet_from, quiet_to,
       locked_news, hide_words, updated_at)
select :userId::text, :mail, :push, :recap, :leagues?::text[], :tiers?::text[], :digestAt, :next?, :quietFrom?, :quietTo?,
       :lockedNews, :hideWords, :now where exists (select from users where id = :userId::text)
on conflict (user_id) do update set (mail, push, recap, leagues, tiers, digest_at, next_digest_at, quiet_from, quiet_to,
       locked_news, hide_words, updated_at) =
  (excluded.mail, excluded.push, excluded.recap, excluded.leagues, excluded.tiers, excluded.digest_at,
   case when alert_settings.next_digest_at < :over and coalesce(excluded.next_digest_at >= :over, true) and excluded.mail <> 'OFF'
        then excluded.updated_at else excluded.next_digest_at end, excluded.quiet_from, excluded.quiet_to,
   excluded.locked_news, excluded.hide_words, excluded.updated_at);

-- name: lockSettingsOf
select from users where id = :id for no key update;
