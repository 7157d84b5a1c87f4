-- Named editors beside the shared account. One who was removed keeps the row, so that the history keeps a name, and is
-- worth no more than a stranger from that moment on, whatever tokens are still about.

alter table public.editors
  add column email text constraint editors_email_length check (char_length(email) between 3 and 254),
  add column removed_at timestamptz,
  add column removed_by uuid,
  -- Of a session that goes on although it is older than `sessions_valid_from`.
  add column kept_session text;

create or replace function private.is_editor() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.editors
    where user_id = auth.uid()
      and removed_at is null
      and (
        sessions_valid_from is null
        or coalesce(to_timestamp((auth.jwt() ->> 'iat')::numeric) >= sessions_valid_from, false)
        or coalesce(auth.jwt() ->> 'session_id' = kept_session, false)
      )
  )
$$;

create or replace function private.current_editor() returns json
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

create or replace function public.register_editor(user_id uuid, name text, is_shared boolean) returns void
language sql set search_path = '' as $$
  insert into public.editors (user_id, name, is_shared)
  values (register_editor.user_id, register_editor.name, register_editor.is_shared)
  on conflict on constraint editors_pkey
  do update set name = excluded.name, is_shared = excluded.is_shared, removed_at = null, removed_by = null
$$;

-- Ends what an account has open: its refresh tokens buy nothing more. Access tokens are refused by `is_editor`.
create function private.end_sessions(person uuid, kept_session uuid) returns void
language sql security definer set search_path = '' as $$
  delete from auth.sessions
  where user_id = end_sessions.person and id is distinct from end_sessions.kept_session
$$;

-- An editor ends all sessions that were opened with the shared token, the own one included where it is one of them.
create function private.end_sessions_of_shared() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  -- Tokens are dated to the second: one of this second may be older than this.
  update public.editors
  set sessions_valid_from = date_trunc('second', clock_timestamp()) + interval '1 second'
  where is_shared;
  perform private.end_sessions(user_id, null) from public.editors where is_shared;
  perform private.note_action('shared-sessions-ended');
end
$$;

-- A named editor ends the own sessions in other browsers, also those whose tokens are younger; this one goes on.
create function private.end_other_sessions() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update public.editors
  -- Tokens are dated to the second: one of this second may be older than this.
  set sessions_valid_from = date_trunc('second', clock_timestamp()) + interval '1 second',
      kept_session = auth.jwt() ->> 'session_id'
  where user_id = auth.uid() and not is_shared;
  if not found then
    return false;
  end if;
  perform private.end_sessions(auth.uid(), (auth.jwt() ->> 'session_id')::uuid);
  return true;
end
$$;

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

create function public.end_sessions_of_shared() returns void
language sql set search_path = '' as 'select private.end_sessions_of_shared()';

create function public.end_other_sessions() returns boolean
language sql set search_path = '' as 'select private.end_other_sessions()';

create function public.remove_editor(person uuid) returns text
language sql set search_path = '' as 'select private.remove_editor(person)';

grant execute on function
  private.end_sessions_of_shared(), public.end_sessions_of_shared(),
  private.end_other_sessions(), public.end_other_sessions(),
  private.remove_editor(uuid), public.remove_editor(uuid)
to authenticated, service_role;
