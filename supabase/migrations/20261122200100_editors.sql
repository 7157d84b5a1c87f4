-- All editors have the same rights. One account is shared (see the migration `shared_account`), all others are named.
-- The row of a removed editor remains, because the history shows the name.
-- An access token is valid only while its session is in `auth.sessions`, so an ended session is refused at the next
-- request. A session lasts at most 30 days.
-- An editor with a second factor must confirm the session with that factor (`aal2`) to change what visitors see, to
-- store images, to read and handle enquiries, to delete, and to change invitations, editors or others' sessions.

create table public.editors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  is_shared boolean not null default false,
  -- When this account's sessions were last ended. A trigger then also ends the account's previews and invitations.
  sessions_valid_from timestamptz,
  added_at timestamptz not null default now(),
  email text constraint editors_email_length check (char_length(email) between 3 and 254),
  removed_at timestamptz,
  removed_by uuid
);
alter table public.editors enable row level security;
select private.allow('authenticated', 'select', 'public.editors');
select private.allow('service_role', 'select, insert, update, delete', 'public.editors');

-- The sessions that `admin-session` has opened. The shared account accepts no others.
create table private.shared_sessions (
  session_id uuid primary key,
  opened_at timestamptz not null default now()
);
alter table private.shared_sessions enable row level security;

create function private.session_id() returns uuid
language sql stable set search_path = '' as $$
  select case
    when auth.jwt() ->> 'session_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (auth.jwt() ->> 'session_id')::uuid
  end
$$;

create function private.is_editor() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.editors editor
    join auth.sessions opened on opened.id = private.session_id() and opened.user_id = editor.user_id
    where editor.user_id = auth.uid()
      and editor.removed_at is null
      and opened.created_at > now() - interval '30 days'
      and (
        not editor.is_shared
        or exists (select from private.shared_sessions noted where noted.session_id = opened.id)
      )
  );
end
$$;
grant execute on function private.is_editor() to authenticated, service_role;

create policy "an editor reads who the editors are" on public.editors
  for select to authenticated using ((select private.is_editor()));

-- Refuses every caller except editors and the service role.
create function private.require_editor() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not (coalesce(auth.role() = 'service_role', false) or private.is_editor()) then
    raise exception 'Only an editor may do this.' using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- Ignores a second factor of the shared account, because only one of the account's users would have the codes.
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

-- Refuses a caller with a second factor who has not confirmed the session with it. The service role passes.
create function private.require_second_factor() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.lacks_second_factor() then
    raise exception 'second-factor-needed' using errcode = 'PT403';
  end if;
end
$$;

create function private.require_confirmed_editor() returns void
language sql stable set search_path = '' as $$
  select private.require_editor();
  select private.require_second_factor();
$$;

-- An editor who has set up no second factor needs none.
create function private.is_confirmed_editor() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_editor() and not private.lacks_second_factor()
$$;
grant execute on function private.is_confirmed_editor() to authenticated, service_role;

create function private.current_editor() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    -- Null for an editor whose session has ended. A removed editor keeps a `user_id`, but `is_editor` is false.
    'user_id', case when count(*) = 0 or bool_or(removed_at is not null) or private.is_editor() then auth.uid() end,
    'session_id', private.session_id(),
    'is_editor', private.is_editor(),
    'is_confirmed', private.is_confirmed_editor(),
    'is_shared', private.is_editor() and coalesce(bool_or(is_shared), false),
    'name', case when private.is_editor() then max(name) end,
    'email', case when private.is_editor() then max(email) end
  )
  from public.editors
  where user_id = auth.uid()
$$;
select private.expose('current_editor', 'anon, authenticated, service_role');

create function public.register_editor(user_id uuid, name text, is_shared boolean) returns void
language sql set search_path = '' as $$
  insert into public.editors (user_id, name, is_shared)
  values (register_editor.user_id, register_editor.name, register_editor.is_shared)
  on conflict on constraint editors_pkey
  do update set name = excluded.name, is_shared = excluded.is_shared, removed_at = null, removed_by = null
$$;
grant execute on function public.register_editor(uuid, text, boolean) to service_role;

-- Ends a person's sessions except `kept_session`: refresh tokens stop working, and `is_editor` refuses access tokens.
create function private.end_sessions(person uuid, kept_session uuid) returns void
language sql security definer set search_path = '' as $$
  delete from auth.sessions
  where user_id = end_sessions.person and id is distinct from end_sessions.kept_session
$$;

-- Ends the caller's other sessions and returns true. For the shared account, ends none and returns false.
create function private.end_other_sessions() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_confirmed_editor();
  update public.editors set sessions_valid_from = clock_timestamp()
  where user_id = auth.uid() and not is_shared;
  if not found then
    return false;
  end if;
  perform private.end_sessions(auth.uid(), private.session_id());
  return true;
end
$$;
select private.expose('end_other_sessions', 'authenticated, service_role');

-- Deletes the second factors of an account. A thief of a session may have added one, with which the owner of the account
-- could not sign in again.
create function private.forget_factors(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from pg_catalog.pg_class where oid = to_regclass('auth.mfa_factors') and relkind = 'r') then
    execute 'delete from auth.mfa_factors where user_id = $1' using forget_factors.person;
  end if;
end
$$;

-- Returns 'removed', or the reason for a refusal. A new invitation gives the account back, without its second factors.
-- Editors cannot remove themselves or the shared account.
create function private.remove_editor(person uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known public.editors;
begin
  perform private.require_confirmed_editor();
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
  perform private.forget_factors(known.user_id);
  perform private.note_action('editor-removed', known.name);
  return 'removed';
end
$$;
select private.expose('remove_editor', 'authenticated, service_role');

-- The link in an invitation works once, within a week, and only for an account of the invited e-mail address.

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint invitations_email_length check (char_length(email) between 3 and 254),
  name text not null
    constraint invitations_name_length check (char_length(name) between 1 and 100)
    -- The name appears in a mail: no link, and no character that is invisible or reverses text. See core/typed-text/person-fields.ts.
    constraint invitations_name_plain check (
      name !~* '(://|www[.]|@|[[:alnum:]-]{5}[.][[:alpha:]]{2})'
      and name !~ '[[:cntrl:]\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]'
    ),
  secret_hash text not null
    constraint invitations_secret_hash_key unique
    constraint invitations_secret_hash_format check (secret_hash ~ '^[0-9a-f]{64}$'),
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  redeemed_at timestamptz,
  redeemed_by uuid,
  withdrawn_at timestamptz,
  withdrawn_by uuid
);
create index invitations_email_idx on public.invitations (email);

alter table public.invitations enable row level security;
select private.allow('authenticated', 'select', 'public.invitations');
select private.allow('service_role', 'select', 'public.invitations');
create policy "an editor reads who has been invited" on public.invitations
  for select to authenticated using ((select private.is_editor()));

create function private.invitation_state(invitation public.invitations) returns text
language sql stable set search_path = '' as $$
  select case
    when invitation.id is null then 'unknown'
    when invitation.redeemed_at is not null then 'used'
    when invitation.withdrawn_at is not null then 'withdrawn'
    when invitation.expires_at <= now() then 'expired'
    else 'open'
  end
$$;

-- Returns a SHA-256 hash. Of the secret in a link, tables store only this hash, so that reading them reveals no link. Of
-- a text that was signed, they store it to tell whether the text is still the same.
create function private.hash_of(words text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(words, 'UTF8')), 'hex')
$$;

-- A function that hands out a link calls this first. A simultaneous call that removes the editor, or ends the editor's
-- sessions, then waits until the link is stored, and makes it invalid too.
create function private.hold_editor(person uuid) returns void
language sql security definer set search_path = '' as $$
  select from public.editors where user_id = hold_editor.person for share
$$;

-- Returns null if an editor already has the e-mail address. A new invitation withdraws the earlier ones to the same
-- e-mail address. All editors together can have 10 open invitations and send 20 per day.
create function private.invite_editor(email text, name text, secret_hash text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(trim(invite_editor.email));
  made public.invitations;
begin
  perform private.hold_editor(auth.uid());
  perform private.require_confirmed_editor();
  perform pg_advisory_xact_lock(hashtextextended('invite', 0));
  if exists (
    select from public.editors editor join auth.users account on account.id = editor.user_id
    where editor.removed_at is null and lower(account.email) = address
  ) then
    return null;
  end if;
  if (
    select count(*) filter (where private.invitation_state(known) = 'open' and known.email <> address) >= 10
      or count(*) filter (where known.created_at > now() - interval '24 hours') >= 20
    from public.invitations known
  ) then
    return json_build_object('refused', 'too-many-invitations');
  end if;
  update public.invitations open set withdrawn_at = now(), withdrawn_by = auth.uid()
  where open.email = address and open.redeemed_at is null and open.withdrawn_at is null;
  insert into public.invitations (email, name, secret_hash, invited_by)
  values (address, trim(invite_editor.name), invite_editor.secret_hash, auth.uid())
  returning * into made;
  perform private.note_action('editor-invited', made.name);
  return json_build_object('id', made.id, 'expires_at', made.expires_at);
end
$$;
select private.expose('invite_editor', 'authenticated, service_role');

-- Returns false if the invitation was used or withdrawn, or does not exist.
create function private.withdraw_invitation(invitation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  invited text;
begin
  perform private.require_confirmed_editor();
  update public.invitations known set withdrawn_at = now(), withdrawn_by = auth.uid()
  where known.id = withdraw_invitation.invitation and known.redeemed_at is null and known.withdrawn_at is null
  returning known.name into invited;
  if not found then
    return false;
  end if;
  perform private.note_action('invitation-withdrawn', invited);
  return true;
end
$$;
select private.expose('withdraw_invitation', 'authenticated, service_role');

-- Returns the invitation that belongs to the link, or the reason why the link is not valid.
create function private.read_invitation(secret text) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  known public.invitations;
begin
  select * into known from public.invitations given
  where given.secret_hash = private.hash_of(read_invitation.secret);
  if private.invitation_state(known) <> 'open' then
    return json_build_object('state', private.invitation_state(known));
  end if;
  return json_build_object(
    'state', 'open', 'email', known.email, 'name', known.name, 'expires_at', known.expires_at
  );
end
$$;
select private.expose('read_invitation', 'anon, authenticated, service_role');

-- Makes the signed-in person an editor. Returns 'redeemed', or the reason for a refusal.
create function private.redeem_invitation(secret text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known public.invitations;
  address text;
begin
  if auth.uid() is null then
    raise exception 'Sign in first.' using errcode = 'insufficient_privilege';
  end if;
  select * into known from public.invitations given
  where given.secret_hash = private.hash_of(redeem_invitation.secret) for update;
  if private.invitation_state(known) <> 'open' then
    return private.invitation_state(known);
  end if;
  select lower(email) into address from auth.users where id = auth.uid();
  if address is distinct from known.email then
    return 'other-address';
  end if;
  -- A stranger may know the password of a removed editor. What the stranger left in the account gets no rights.
  if not exists (select from public.editors where user_id = auth.uid() and removed_at is null) then
    perform private.end_sessions(auth.uid(), private.session_id());
    perform private.forget_factors(auth.uid());
  end if;
  insert into public.editors as editor (user_id, name, email) values (auth.uid(), known.name, known.email)
  on conflict on constraint editors_pkey
  do update set name = excluded.name, email = excluded.email, removed_at = null, removed_by = null;
  update public.invitations set redeemed_at = now(), redeemed_by = auth.uid() where id = known.id;
  perform private.note_action('invitation-redeemed', known.name);
  return 'redeemed';
end
$$;
select private.expose('redeem_invitation', 'authenticated');
