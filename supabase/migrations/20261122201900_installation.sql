-- What no other table says about this installation. A backup leaves it out, because it says nothing about the content.

create table private.installation (
  only_row boolean primary key default true constraint installation_one_row check (only_row),
  installed_at timestamptz not null default now(),
  ticked_at timestamptz,
  health_checked_at timestamptz not null default now(),
  -- The nightly backup: run, lease, progress and last failure. The progress is `json`, because `jsonb` would not keep
  -- the order of the tables.
  backup_night date,
  backed_up_night date,
  backup_run uuid,
  backup_held_until timestamptz,
  backup_progress json,
  backup_error text,
  backup_failed_at timestamptz,
  backed_up_at timestamptz,
  rehearsed_at timestamptz,
  -- The digest of the archive that was restored. The archive may lack Bitcoin addresses that were given out later.
  restored text,
  restored_at timestamptz,
  -- `npm run check-installation`: run, lease and last end, and when checks sent wrong tokens.
  check_run uuid,
  check_held_until timestamptz,
  checked_at timestamptz,
  wrong_tokens timestamptz[] not null default '{}',
  -- The newest migration, and what `private.catalogue()` returned after it.
  migrated_to text,
  catalogue json not null default '[]'
);
insert into private.installation default values;
alter table private.installation enable row level security;

-- `npm run check-installation` tests an installation with test data. The names of the test data, except the image,
-- contain installation-check-<8 hexadecimal digits>. If a check is killed, the next check deletes the data by name.

-- Starts or extends a run. Returns false while another run is active. Zero seconds end the run.
create function private.hold_installation_check(run uuid, seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.installation
  set check_run = run,
      check_held_until = clock_timestamp() + make_interval(secs => least(seconds, 600)),
      checked_at = case when seconds = 0 then clock_timestamp() else checked_at end
  where only_row and (check_run = run or coalesce(check_held_until <= clock_timestamp(), true));
  return found;
end
$$;
select private.expose('hold_installation_check', 'service_role');

-- Allows two wrong tokens in ten minutes, because five would block the IP address for everyone who shares it.
create function private.may_try_wrong_token() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.installation
  set wrong_tokens = array(
    select at from unnest(wrong_tokens) as at where at > clock_timestamp() - interval '10 minutes'
  ) || clock_timestamp()
  where only_row and (
    select count(*) from unnest(wrong_tokens) as at where at > clock_timestamp() - interval '10 minutes'
  ) < 2;
  return found;
end
$$;
select private.expose('may_try_wrong_token', 'service_role');

-- Returns whether a name or e-mail address belongs to test data, for example installation-check-0a1b2c3d.
create function private.is_of_check(name text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(name ~ '^([a-z]+[+])?installation-check-[0-9a-f]{8}(-[a-z]+)?(@[a-z0-9.-]+)?$', false)
$$;

-- Deletes all test rows and returns their number. The caller must first delete the test files with the storage API.
create function private.clear_installation_check(digest text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  cleared integer := 0;
  deleted integer;
begin
  update public.blog_posts set is_published = false, deleted_at = now()
  where private.is_of_check(slug_base) and deleted_at is null;
  cleared := cleared + private.erase_posts(array(
    select id from public.blog_posts where private.is_of_check(slug_base)
  ));
  -- Other erased articles leave a record that they existed. Test articles leave none.
  perform set_config('site.purging', 'yes', true);
  delete from public.post_revisions where private.is_of_check(post ->> 'slug');
  perform set_config('site.purging', '', true);

  delete from public.enquiries where private.is_of_check(email);
  get diagnostics deleted = row_count;
  cleared := cleared + deleted;
  delete from public.invitations where private.is_of_check(email);
  get diagnostics deleted = row_count;
  cleared := cleared + deleted;
  delete from auth.users account
  where private.is_of_check(account.email::text)
    and not exists (select from public.editors editor where editor.user_id = account.id and editor.is_shared);
  get diagnostics deleted = row_count;
  cleared := cleared + deleted;
  delete from public.images where images.digest = clear_installation_check.digest;
  get diagnostics deleted = row_count;
  return cleared + deleted;
end
$$;
select private.expose('clear_installation_check', 'service_role');

create function private.count_shared_sessions() returns integer
language sql volatile set search_path = '' as $$
  select count(*)::integer from auth.sessions opened
  join public.editors editor on editor.user_id = opened.user_id and editor.is_shared
$$;

-- Changes the shared token, counts the shared account's sessions before and after, and rolls back. No session ends.
create function private.rehearse_token_change() returns json
language plpgsql security definer set search_path = '' as $$
declare
  open_sessions integer := private.count_shared_sessions();
  is_noticed boolean;
  left_over integer;
begin
  begin
    perform private.end_shared_sessions('rehearsal, the token before');
    is_noticed := private.end_shared_sessions('rehearsal, the token after');
    left_over := private.count_shared_sessions();
    raise exception 'Rehearsed.' using errcode = 'PT200';
  exception when sqlstate 'PT200' then
    -- The exception has rolled back everything since the inner begin.
    null;
  end;
  return json_build_object('open', open_sessions, 'noticed', is_noticed, 'left', left_over);
end
$$;
select private.expose('rehearse_token_change', 'service_role');
