-- Editors, their sessions, and the second factor. Editors are rows of a table, kept by the service role and by invitations;
-- an editor may do everything, there is one level. One account is shared (`shared_account` says how it is kept), the others
-- are named. One who was removed keeps the row, so that the history keeps a name, and is worth no more than a stranger from
-- that moment on, whatever tokens are still about.
--
-- An access token is worth something only while its session exists: the auth service's own table is asked. Signing out,
-- removing an editor, "sign out elsewhere" and a new token therefore take effect with the next request, not when the access
-- token expires. No session lasts longer than 30 days.
--
-- Where the auth service offers a second factor and an editor has set one up, a session that was confirmed with it (`aal2`)
-- is needed for whatever changes what visitors see, reads what visitors have written, deletes for good, lets editors in or
-- out, or signs others out. The auth service's own table is asked: nobody can switch it off with a stolen password. A
-- service that offers none has no such table.

create table public.editors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  is_shared boolean not null default false,
  -- When sessions of the account were last ended by somebody: what was handed out in them ends as well.
  sessions_valid_from timestamptz,
  added_at timestamptz not null default now(),
  email text constraint editors_email_length check (char_length(email) between 3 and 254),
  removed_at timestamptz,
  removed_by uuid
);
alter table public.editors enable row level security;
select private.allow('authenticated', 'select', 'public.editors');
select private.allow('service_role', 'select, insert, update, delete', 'public.editors');

-- Only a session that the site itself opened counts as one of the shared account: `admin-session` notes each of them here.
create table private.shared_sessions (
  session_id uuid primary key,
  opened_at timestamptz not null default now()
);
alter table private.shared_sessions enable row level security;
revoke all on private.shared_sessions from public, anon, authenticated, service_role;

-- The session of the caller's access token.
create function private.session_id() returns uuid
language sql stable set search_path = '' as $$
  select case
    when auth.jwt() ->> 'session_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (auth.jwt() ->> 'session_id')::uuid
  end
$$;

-- Whether the caller is an editor whose session still counts.
create function private.is_editor() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.editors editor
    join auth.sessions opened on opened.id = private.session_id() and opened.user_id = editor.user_id
    where editor.user_id = auth.uid()
      and editor.removed_at is null
      and opened.created_at > now() - interval '30 days'
      and (
        not editor.is_shared
        or exists (select from private.shared_sessions noted where noted.session_id = opened.id)
      )
  )
$$;
grant execute on function private.is_editor() to authenticated, service_role;

create policy "an editor reads who the editors are" on public.editors
  for select to authenticated using ((select private.is_editor()));

-- Stops whoever is neither an editor nor the service role.
create function private.require_editor() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not (coalesce(auth.role() = 'service_role', false) or private.is_editor()) then
    raise exception 'Only an editor may do this.' using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- A second factor on the shared account is one that somebody set up who shares it: nobody else could give its code.
create function private.has_second_factor(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  known boolean := false;
begin
  if to_regclass('auth.mfa_factors') is not null
    and not exists (select from public.editors where user_id = has_second_factor.person and is_shared)
  then
    execute 'select exists (select from auth.mfa_factors where user_id = $1 and status::text = ''verified'')'
    into known using has_second_factor.person;
  end if;
  return known;
end
$$;

create function private.lacks_second_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.uid() is not null
    and coalesce(auth.jwt() ->> 'aal', '') <> 'aal2'
    and private.has_second_factor(auth.uid())
$$;

-- Stops a person with a second factor whose session was not confirmed with it. The site itself has none.
create function private.require_second_factor() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.lacks_second_factor() then
    raise exception 'second-factor-needed' using errcode = 'PT403';
  end if;
end
$$;

-- Whether the caller is an editor who may read what visitors have written.
create function private.is_confirmed_editor() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_editor() and not private.lacks_second_factor()
$$;
grant execute on function private.is_confirmed_editor() to authenticated, service_role;

create function private.current_editor() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    -- An editor whose session has ended is signed out; one who was removed is a stranger.
    'user_id', case when count(*) = 0 or bool_or(removed_at is not null) or private.is_editor() then auth.uid() end,
    'is_editor', private.is_editor(),
    'is_shared', private.is_editor() and coalesce(bool_or(is_shared), false),
    'name', case when private.is_editor() then max(name) end,
    'email', case when private.is_editor() then max(email) end
  )
  from public.editors
  where user_id = auth.uid()
$$;

-- Who asks: `user_id` is null for a visitor and for an editor whose session has ended, `is_editor` false for a stranger.
create function public.current_editor() returns json
language sql stable set search_path = '' as 'select private.current_editor()';
grant execute on function private.current_editor(), public.current_editor() to anon, authenticated, service_role;

create function public.register_editor(user_id uuid, name text, is_shared boolean) returns void
language sql set search_path = '' as $$
  insert into public.editors (user_id, name, is_shared)
  values (register_editor.user_id, register_editor.name, register_editor.is_shared)
  on conflict on constraint editors_pkey
  do update set name = excluded.name, is_shared = excluded.is_shared, removed_at = null, removed_by = null
$$;
grant execute on function public.register_editor(uuid, text, boolean) to service_role;

-- Ends what an account has open: its refresh tokens buy nothing more. Access tokens are refused by `is_editor`.
create function private.end_sessions(person uuid, kept_session uuid) returns void
language sql security definer set search_path = '' as $$
  delete from auth.sessions
  where user_id = end_sessions.person and id is distinct from end_sessions.kept_session
$$;

-- A named editor ends the own sessions in other browsers; this one goes on.
create function private.end_other_sessions() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update public.editors set sessions_valid_from = clock_timestamp()
  where user_id = auth.uid() and not is_shared;
  if not found then
    return false;
  end if;
  perform private.end_sessions(auth.uid(), private.session_id());
  return true;
end
$$;

create function public.end_other_sessions() returns boolean
language sql set search_path = '' as 'select private.end_other_sessions()';
grant execute on function private.end_other_sessions(), public.end_other_sessions() to authenticated, service_role;

-- Removes an editor: 'removed', or why not. The shared account stays; its token can be changed.
create function private.remove_editor(person uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known public.editors;
begin
  perform private.require_editor();
  perform private.require_second_factor();
  select * into known from public.editors
  where user_id = remove_editor.person and removed_at is null for update;
  if not found then
    return 'not-found';
  elsif known.is_shared then
    return 'shared';
  elsif known.user_id = auth.uid() then
    return 'self';
  end if;
  update public.editors set removed_at = now(), removed_by = auth.uid() where user_id = known.user_id;
  perform private.end_sessions(known.user_id, null);
  perform private.note_action('editor-removed', known.name);
  return 'removed';
end
$$;

create function public.remove_editor(person uuid) returns text
language sql set search_path = '' as 'select private.remove_editor(person)';
grant execute on function private.remove_editor(uuid), public.remove_editor(uuid) to authenticated, service_role;
