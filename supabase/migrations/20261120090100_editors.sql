-- Editors are rows of a table, kept by the service role. An editor may do everything; there is one level.
-- `sessions_valid_from` ends sessions: an access token issued before it is worth no more than a stranger's.

create table public.editors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  is_shared boolean not null default false,
  sessions_valid_from timestamptz,
  added_at timestamptz not null default now()
);
alter table public.editors enable row level security;
select private.allow('authenticated', 'select', 'public.editors');
select private.allow('service_role', 'select, insert, update, delete', 'public.editors');

-- Whether the caller is an editor whose session still counts.
create function private.is_editor() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.editors
    where user_id = auth.uid()
      and (
        sessions_valid_from is null
        or coalesce(to_timestamp((auth.jwt() ->> 'iat')::numeric) >= sessions_valid_from, false)
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

create function private.current_editor() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    -- An editor whose session has ended is signed out, not a stranger.
    'user_id', case when count(*) = 0 or private.is_editor() then auth.uid() end,
    'is_editor', private.is_editor(),
    'is_shared', private.is_editor() and coalesce(bool_or(is_shared), false),
    'name', case when private.is_editor() then max(name) end
  )
  from public.editors
  where user_id = auth.uid()
$$;
grant execute on function private.current_editor() to anon, authenticated, service_role;

-- Who asks: `user_id` is null for a visitor and for an editor whose session has ended, `is_editor` false for a stranger.
create function public.current_editor() returns json
language sql stable set search_path = '' as 'select private.current_editor()';
grant execute on function public.current_editor() to anon, authenticated, service_role;

create function public.register_editor(user_id uuid, name text, is_shared boolean) returns void
language sql set search_path = '' as $$
  insert into public.editors (user_id, name, is_shared)
  values (register_editor.user_id, register_editor.name, register_editor.is_shared)
  on conflict on constraint editors_pkey do update set name = excluded.name, is_shared = excluded.is_shared
$$;
grant execute on function public.register_editor(uuid, text, boolean) to service_role;
