-- Editors keep new_thing, which nobody else sees.

create table public.new_thing (
  id uuid primary key default gen_random_uuid(),
  text text not null constraint new_thing_text_length check (char_length(text) between 1 and 200),
  created_at timestamptz not null default now()
);

alter table public.new_thing enable row level security;
select private.allow('authenticated', 'select, insert, update, delete', 'public.new_thing');
select private.allow('service_role', 'select, insert, update, delete', 'public.new_thing');

create policy "An editor reads new_thing" on public.new_thing
  for select to authenticated using ((select private.is_editor()));
create policy "An editor adds to new_thing" on public.new_thing
  for insert to authenticated with check ((select private.is_editor()));
create policy "An editor changes new_thing" on public.new_thing
  for update to authenticated using ((select private.is_editor())) with check ((select private.is_editor()));
create policy "An editor deletes from new_thing" on public.new_thing
  for delete to authenticated using ((select private.is_editor()));
