-- Null where nobody notes backups in this table: a managed database has alarms of its own.
-- name: backupAge
select extract(epoch from now() - max(finished_at))::float8 as age from backups;

-- Null where PostgreSQL archives nothing. Any role may read it.
-- name: archivedAge
select extract(epoch from now() - last_archived_time)::float8 as age from pg_stat_archiver
 where current_setting('archive_mode') <> 'off';
