create trigger api_keys_heard after delete or update of scopes, expires_at, revoked_at on api_keys for each row execute function reader_changed('user_id');
create constraint trigger api_keys_notice after delete or update of scopes, expires_at, revoked_at on api_keys deferrable initially deferred for each row execute function live_send();

create trigger audit_log_append_only before delete or update on audit_log for each row execute function append_only();
create trigger audit_log_kept before truncate on audit_log for each statement execute function append_only();

create trigger game_scores_counted after insert or delete or update on game_scores for each row execute function record_follow('pick_id');
create constraint trigger game_scores_version after insert or delete or update on game_scores deferrable initially deferred for each row execute function picks_version_changed();

create constraint trigger pick_changes_notice after insert on pick_changes deferrable initially deferred for each row execute function live_send();

create trigger pick_grades_append_only before delete or update on pick_grades for each row execute function append_only();
create trigger pick_grades_count after insert on pick_grades for each row execute function pick_grades_count();
create trigger pick_grades_kept before truncate on pick_grades for each statement execute function append_only();
create trigger pick_grades_rules before insert on pick_grades for each row execute function pick_grades_rules();
create constraint trigger pick_grades_sealed after insert on pick_grades deferrable initially deferred for each row execute function pick_grades_sealed();
create constraint trigger pick_grades_version after insert on pick_grades deferrable initially deferred for each row execute function picks_version_changed();

create trigger pick_prices_append_only before delete on pick_prices for each row execute function append_only();
create trigger pick_prices_counted after insert or delete or update on pick_prices for each row execute function record_follow('pick_id');
create trigger pick_prices_kept before truncate on pick_prices for each statement execute function append_only();
create trigger pick_prices_rules before insert or update on pick_prices for each row execute function pick_prices_rules();
create constraint trigger pick_prices_sealed after insert or update on pick_prices deferrable initially deferred for each row execute function pick_prices_sealed();
create constraint trigger pick_prices_version after insert or delete or update on pick_prices deferrable initially deferred for each row execute function picks_version_changed();

create trigger pick_revisions_append_only before delete or update on pick_revisions for each row execute function append_only();
create trigger pick_revisions_kept before truncate on pick_revisions for each statement execute function append_only();
create constraint trigger pick_revisions_version after insert or delete or update on pick_revisions deferrable initially deferred for each row execute function picks_version_changed();

create trigger picks_changed after delete or update on picks for each row execute function pick_changed();
create trigger picks_counted after insert or delete or update on picks for each row execute function record_follow('id');
create trigger picks_graded after update of result on picks for each row execute function picks_graded();
create trigger picks_guard before delete or update on picks for each row execute function picks_guard();
create trigger picks_kept before truncate on picks for each statement execute function append_only();
create trigger picks_posted after insert on picks for each row when (((new.status <> 'DRAFT'::text) and (new.date >= (current_date - 2)))) execute function pick_changed();
create trigger picks_rules before insert or update on picks for each row execute function picks_rules();
create constraint trigger picks_sealed after insert or delete or update on picks deferrable initially deferred for each row execute function picks_sealed();
create trigger picks_tell after insert or delete or update on picks for each row execute function picks_tell();
create constraint trigger picks_version after insert or delete or update on picks deferrable initially deferred for each row execute function picks_version_changed();

create trigger play_limits_never_shorter before delete or update on play_limits for each row execute function play_limits_never_shorter();

create trigger record_checkpoints_append_only before delete or update on record_checkpoints for each row execute function append_only();
create trigger record_checkpoints_kept before truncate on record_checkpoints for each statement execute function append_only();
create constraint trigger record_checkpoints_version after insert on record_checkpoints deferrable initially deferred for each row execute function picks_version_changed();

create trigger record_cosignatures_append_only before delete or update on record_cosignatures for each row execute function append_only();
create trigger record_cosignatures_kept before truncate on record_cosignatures for each statement execute function append_only();
create constraint trigger record_cosignatures_version after insert on record_cosignatures deferrable initially deferred for each row execute function picks_version_changed();

create trigger record_days_append_only before delete or update on record_days for each row execute function append_only();
create trigger record_days_kept before truncate on record_days for each statement execute function append_only();
create constraint trigger record_days_version after insert on record_days deferrable initially deferred for each row execute function picks_version_changed();

create trigger record_head_guard before insert or delete or update on record_head for each row execute function record_head_guard();
create trigger record_head_kept before truncate on record_head for each statement execute function append_only();

create trigger record_leaves_append_only before delete or update on record_leaves for each row execute function append_only();
create trigger record_leaves_counted after insert on record_leaves for each row execute function record_leaf_counted();
create trigger record_leaves_guard before insert on record_leaves for each row execute function record_leaf_guard();
create trigger record_leaves_kept before truncate on record_leaves for each statement execute function append_only();
create constraint trigger record_leaves_version after insert on record_leaves deferrable initially deferred for each row execute function picks_version_changed();

create trigger record_openings_append_only before delete or update on record_openings for each row execute function append_only();
create trigger record_openings_kept before truncate on record_openings for each statement execute function append_only();
create constraint trigger record_openings_version after insert on record_openings deferrable initially deferred for each row execute function picks_version_changed();

create trigger record_overdue_append_only before delete or update on record_overdue for each row execute function append_only();
create trigger record_overdue_counted after insert or delete or update on record_overdue for each row execute function record_follow('pick_id');
create trigger record_overdue_kept before truncate on record_overdue for each statement execute function append_only();

create trigger record_price_openings_append_only before delete or update on record_price_openings for each row execute function append_only();
create trigger record_price_openings_kept before truncate on record_price_openings for each statement execute function append_only();

create trigger record_tiles_guard before delete or update on record_tiles for each row execute function record_tile_guard();
create trigger record_tiles_kept before truncate on record_tiles for each statement execute function append_only();

create trigger record_timestamps_append_only before delete or update on record_timestamps for each row execute function append_only();
create trigger record_timestamps_kept before truncate on record_timestamps for each statement execute function append_only();

create trigger subscription_events_append_only before delete or update on subscription_events for each row execute function append_only();
create trigger subscription_events_tell after insert on subscription_events for each row execute function subscription_events_tell();

create trigger subscriptions_heard after insert or delete or update on subscriptions for each row execute function reader_changed('user_id');
create constraint trigger subscriptions_notice after insert or delete or update on subscriptions deferrable initially deferred for each row execute function live_send();

create trigger users_heard after insert or delete or update of is_admin, trial_ends_at, sessions_valid_since on users for each row execute function reader_changed('id');
create constraint trigger users_notice after insert or delete or update of is_admin, trial_ends_at, sessions_valid_since on users deferrable initially deferred for each row execute function live_send();
