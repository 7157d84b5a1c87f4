-- An editor invites somebody: a row with an e-mail address, and a link whose secret the database does not know. It is
-- redeemed once, within a week, by an account of exactly that address. An account alone opens nothing.

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint invitations_email_length check (char_length(email) between 3 and 254),
  name text not null constraint invitations_name_length check (char_length(name) between 1 and 100),
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

-- Hashed here, so that whoever reads the table cannot redeem anything.
create function private.hash_of(secret text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(secret, 'UTF8')), 'hex')
$$;

-- Invites somebody; null where the address is an editor's already. Inviting again makes the earlier link worthless.
create function private.invite_editor(email text, name text, secret_hash text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(trim(invite_editor.email));
  made public.invitations;
begin
  perform private.require_editor();
  perform private.require_second_factor();
  perform pg_advisory_xact_lock(hashtextextended('invite ' || address, 0));
  if exists (
    select from public.editors editor join auth.users account on account.id = editor.user_id
    where editor.removed_at is null and lower(account.email) = address
  ) then
    return null;
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

create function public.invite_editor(email text, name text, secret_hash text) returns json
language sql set search_path = '' as 'select private.invite_editor(email, name, secret_hash)';
grant execute on function
  private.invite_editor(text, text, text), public.invite_editor(text, text, text)
to authenticated, service_role;

-- False where there is no such invitation that somebody could still redeem.
create function private.withdraw_invitation(invitation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  invited text;
begin
  perform private.require_editor();
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

create function public.withdraw_invitation(invitation uuid) returns boolean
language sql set search_path = '' as 'select private.withdraw_invitation(invitation)';
grant execute on function
  private.withdraw_invitation(uuid), public.withdraw_invitation(uuid)
to authenticated, service_role;

-- What the holder of the link is told: whom it is for, or only why it counts no more.
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

create function public.read_invitation(secret text) returns json
language sql stable set search_path = '' as 'select private.read_invitation(secret)';
grant execute on function
  private.read_invitation(text), public.read_invitation(text)
to anon, authenticated, service_role;

-- Makes the signed-in person an editor: 'redeemed', or why not.
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
  insert into public.editors as editor (user_id, name, email) values (auth.uid(), known.name, known.email)
  on conflict on constraint editors_pkey
  do update set name = excluded.name, email = excluded.email, removed_at = null, removed_by = null;
  update public.invitations set redeemed_at = now(), redeemed_by = auth.uid() where id = known.id;
  perform private.note_action('invitation-redeemed', known.name);
  return 'redeemed';
end
$$;

create function public.redeem_invitation(secret text) returns text
language sql set search_path = '' as 'select private.redeem_invitation(secret)';
grant execute on function private.redeem_invitation(text), public.redeem_invitation(text) to authenticated;
