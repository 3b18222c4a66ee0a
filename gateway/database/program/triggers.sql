-- Every trigger of the database, table by table (README.md says why). Written as PostgreSQL prints it, so that a change of one leaves
-- the tables of the others alone.

create trigger picks_before_write before insert or delete or update on picks for each row execute function picks_before_write();
create trigger picks_after_write after insert or delete or update on picks for each row execute function picks_after_write();
create constraint trigger picks_at_commit after insert or delete or update on picks deferrable initially deferred for each row execute function picks_at_commit();

create trigger pick_revisions_append_only before delete or update or truncate on pick_revisions for each statement execute function append_only();

create trigger pick_grades_before_write before insert on pick_grades for each row execute function pick_grades_before_write();
create trigger pick_grades_after_write after insert on pick_grades for each row execute function pick_grades_after_write();
create constraint trigger pick_grades_at_commit after insert on pick_grades deferrable initially deferred for each row execute function pick_grades_at_commit();
create trigger pick_grades_append_only before delete or update or truncate on pick_grades for each statement execute function append_only();

create trigger pick_prices_before_write before insert or update on pick_prices for each row execute function pick_prices_before_write();
create trigger pick_prices_after_write after insert or delete or update on pick_prices for each row execute function record_count_row();
create constraint trigger pick_prices_at_commit after insert or delete or update on pick_prices deferrable initially deferred for each row execute function pick_prices_at_commit();
create trigger pick_prices_kept before delete or truncate on pick_prices for each statement execute function append_only();

create trigger game_scores_after_write after insert or delete or update on game_scores for each row execute function record_count_row();
create constraint trigger game_scores_at_commit after insert or delete or update on game_scores deferrable initially deferred for each row execute function game_scores_at_commit();

create constraint trigger pick_games_at_commit after insert or delete or update on pick_games deferrable initially deferred for each row execute function pick_games_at_commit();

create trigger record_head_before_write before insert or delete or update on record_head for each row execute function record_head_before_write();
create trigger record_head_kept before truncate on record_head for each statement execute function append_only();

create trigger record_leaves_before_write before insert or delete or update on record_leaves for each row execute function record_leaves_before_write();
create trigger record_leaves_after_write after insert or truncate on record_leaves for each statement execute function record_leaves_after_write();

create trigger record_openings_append_only before delete or update or truncate on record_openings for each statement execute function append_only();

create trigger record_price_openings_append_only before delete or update or truncate on record_price_openings for each statement execute function append_only();

create trigger record_days_append_only before delete or update or truncate on record_days for each statement execute function append_only();

create trigger record_tiles_before_write before delete or update on record_tiles for each row execute function record_tiles_before_write();
create trigger record_tiles_kept before truncate on record_tiles for each statement execute function append_only();

create trigger record_checkpoints_after_write after insert or delete or update or truncate on record_checkpoints for each statement execute function record_signed_after_write();

create trigger record_cosignatures_after_write after insert or delete or update or truncate on record_cosignatures for each statement execute function record_signed_after_write();

create trigger record_timestamps_append_only before delete or update or truncate on record_timestamps for each statement execute function append_only();

create trigger record_overdue_after_write after insert or delete or update or truncate on record_overdue for each statement execute function record_overdue_after_write();

create trigger users_before_write before insert or delete or update of id, email, email_proved_at, role, is_admin, trial_ends_at, sessions_valid_since, person_key on users for each row execute function users_before_write();

create trigger invoices_before_write before insert on invoices for each row when (((new.kind)::text = 'renewal'::text)) execute function invoices_before_write();

create trigger subscriptions_before_write before update of current_period_ends_at on subscriptions for each row when (((old.paused_until is not null) and (new.current_period_ends_at > old.current_period_ends_at))) execute function subscriptions_before_write();
create trigger subscriptions_after_write after insert or delete or update on subscriptions for each row execute function subscriptions_after_write();

create trigger api_keys_after_write after delete or update of scopes, expires_at, revoked_at, confirmed_at on api_keys for each row execute function api_keys_after_write();

create trigger passkeys_after_write after insert or delete on passkeys for each row execute function passkeys_after_write();

create trigger sessions_after_write after update of second_factor_at, second_factor_device on sessions for each row when (((old.second_factor_at is distinct from new.second_factor_at) or ((old.second_factor_device)::text is distinct from (new.second_factor_device)::text))) execute function passkeys_after_write();

create trigger subscription_events_after_write after insert or delete or update on subscription_events for each row execute function subscription_events_after_write();

create trigger mrr_movements_append_only before delete or update of id, at, day, kind, reason, tier, before12, after12, payers, cohort or truncate on mrr_movements for each statement execute function append_only();

create trigger play_limits_before_write before delete or update on play_limits for each row execute function play_limits_before_write();

create trigger plan_prices_append_only before delete or update or truncate on plan_prices for each statement execute function append_only();

create trigger audit_log_append_only before delete or update or truncate on audit_log for each statement execute function append_only();
