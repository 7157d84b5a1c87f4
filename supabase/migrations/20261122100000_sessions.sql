-- An access token is worth something only while its session exists: the auth service's own table is asked. Signing out,
-- removing an editor, "sign out elsewhere" and a new token therefore take effect with the next request, not when the access
-- token expires. No session lasts longer than 30 days. Ending an editor's sessions also ends the links to previews that the
-- editor handed out.

-- The session of the caller's access token.
create function private.session_id() returns uuid
language sql stable set search_path = '' as $$
  select case
    when auth.jwt() ->> 'session_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (auth.jwt() ->> 'session_id')::uuid
  end
$$;

create or replace function private.is_editor() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.editors editor
    join auth.sessions opened on opened.id = private.session_id() and opened.user_id = editor.user_id
    where editor.user_id = auth.uid()
      and editor.removed_at is null
      and opened.created_at > now() - interval '30 days'
  )
$$;

-- A named editor ends the own sessions in other browsers; this one goes on.
create or replace function private.end_other_sessions() returns boolean
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

-- An editor ends all sessions that were opened with the shared token, the own one included where it is one of them.
create or replace function private.end_sessions_of_shared() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update public.editors set sessions_valid_from = clock_timestamp() where is_shared;
  perform private.end_sessions(user_id, null) from public.editors where is_shared;
  perform private.note_action('shared-sessions-ended');
end
$$;

create or replace function private.end_shared_sessions(token_fingerprint text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known text;
  changed boolean;
begin
  if coalesce(end_shared_sessions.token_fingerprint, '') = '' then
    raise exception 'A fingerprint is needed.' using errcode = 'invalid_parameter_value';
  end if;
  select site.token_fingerprint into known from private.site for update;
  changed := known is not null and known <> end_shared_sessions.token_fingerprint;
  update private.site set token_fingerprint = end_shared_sessions.token_fingerprint where only_row;
  if changed then
    update public.editors set sessions_valid_from = clock_timestamp() where is_shared;
    perform private.end_sessions(user_id, null) from public.editors where is_shared;
  end if;
  return changed;
end
$$;

-- The session that goes on needs no mark any more: the others do not exist.
alter table public.editors drop column kept_session;

drop trigger end_what_was_handed_out on public.editors;
create trigger end_what_was_handed_out after update on public.editors
  for each row
  when (
    new.removed_at is not null and old.removed_at is null
    or new.sessions_valid_from is distinct from old.sessions_valid_from
  )
  execute function private.end_what_was_handed_out();
