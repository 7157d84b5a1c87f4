-- The nightly backup: one run at a time, which later ticks continue. The chapter `backup` reads and restores the rows.

-- Takes the row as argument, so that a second run that waits for the first one sees its lease.
create function private.is_backup_held(installation private.installation) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(installation.backup_held_until >= clock_timestamp(), false)
$$;

create function private.note_backup() returns void
language sql security definer set search_path = '' as $$
  update private.installation set backed_up_at = clock_timestamp() where only_row
$$;
select private.expose('note_backup', 'service_role');

-- Starts or continues the backup of a night. Returns null during another run, and for an hour after a failure.
create function private.begin_backup(night date, run uuid) returns json
language sql security definer set search_path = '' as $$
  update private.installation
  set backup_progress = case when backup_night = begin_backup.night then backup_progress end,
      backup_night = begin_backup.night, backup_run = begin_backup.run,
      backup_held_until = clock_timestamp() + interval '2 minutes'
  where only_row and not private.is_backup_held(installation)
  returning json_build_object('progress', backup_progress)
$$;
select private.expose('begin_backup', 'service_role');

-- Stores the progress or the error. If both are null, the next tick continues the backup. After an error, no run
-- begins for an hour, because a full or missing folder needs repair. Returns false if another run has begun since.
create function private.keep_backup(run uuid, progress json, error text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.installation
  set backup_progress = coalesce(keep_backup.progress, backup_progress),
      backup_error = coalesce(keep_backup.error, backup_error),
      backup_failed_at = case when keep_backup.error is null then backup_failed_at else clock_timestamp() end,
      backup_held_until = clock_timestamp() + case
        when keep_backup.error is not null then interval '1 hour'
        when keep_backup.progress is null then interval '0'
        else interval '2 minutes'
      end
  where only_row and backup_run = keep_backup.run;
  return found;
end
$$;
select private.expose('keep_backup', 'service_role');

create function private.end_backup(run uuid) returns void
language sql security definer set search_path = '' as $$
  update private.installation
  set backed_up_at = clock_timestamp(), backed_up_night = backup_night, backup_run = null, backup_held_until = null,
      backup_progress = null, backup_error = null, backup_failed_at = null
  where only_row and backup_run = end_backup.run
$$;
select private.expose('end_backup', 'service_role');

create function private.note_rehearsal() returns void
language sql security definer set search_path = '' as $$
  update private.installation set rehearsed_at = clock_timestamp() where only_row
$$;
select private.expose('note_rehearsal', 'service_role');
