-- Each with the versions of picks and prices, also where there is no caller. In a quiet hour most are alone: the plan for a list of
-- them reads more than one member needs.
-- name: callerOfUid
select v.stamp as picks_stamp, (select max(id) from plan_prices) as plan_prices_version, c.*
  from picks_version v left join ({memberRow} where u.id = :uid) c on true;

-- Most requests at most moments are of members and visitors.
-- name: callersOfUids
select v.stamp as picks_stamp, (select max(id) from plan_prices) as plan_prices_version, c.*
  from picks_version v left join ({memberRow} where u.id = any (:uids::text[])) c on true;

-- name: callersOfUidsAndKeys
-- type: tier is Tier of #schema/rules/access/tiers.ts
-- type: pending_tier is Tier of #schema/rules/access/tiers.ts
-- type: state is SubscriptionState of #schema/rules/access/entitlement.ts
-- type: scopes is ApiKeyScope[] of #schema/rules/api/api-keys.ts
select v.stamp as picks_stamp, (select max(id) from plan_prices) as plan_prices_version, c.*
  from picks_version v left join (
    select m.*, k.prefix, k.secret_hash, k.scopes, k.expires_at, k.last_used_at, k.revoked_at, k.id as key_id,
           coalesce(k.session_started_at, k.created_at) as since, {mustConfirm} as must_confirm
      from api_keys k join ({memberRow}) m on m.id = k.user_id where k.secret_hash = any (:secretHashes::text[])
    union all
    select m.*, null, null, null, null, null, null, null, null, null
      from ({memberRow} where u.id = any (:uids::text[])) m) c on true;
