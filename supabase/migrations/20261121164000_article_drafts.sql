-- What is being written on the page for a new article, kept on the server until the article is stored: a browser can be
-- lost, and an article can be begun at one desk and finished at another. The shared account is one person in several
-- places, so a draft belongs to nobody: every editor reads and goes on with all of them. Who saves names the revision
-- they wrote from, and overwrites nothing else. After 30 days without a change a draft goes.

create table public.article_drafts (
  -- Chosen by the browser, so that a first save whose answer was lost makes no second draft.
  id uuid primary key,
  -- The fields of the form, as the browser keeps them too.
  form jsonb not null
    constraint article_drafts_form_object check (jsonb_typeof(form) = 'object')
    constraint article_drafts_form_size check (octet_length(form::text) <= 1000000),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid
);
create index article_drafts_updated_at_idx on public.article_drafts (updated_at desc);

alter table public.article_drafts enable row level security;
select private.allow('authenticated', 'select, delete', 'public.article_drafts');
select private.allow('service_role', 'select, insert, update, delete', 'public.article_drafts');

create policy "an editor reads the drafts of new articles" on public.article_drafts
  for select to authenticated using ((select private.is_editor()));
create policy "an editor throws drafts of new articles away" on public.article_drafts
  for delete to authenticated using ((select private.is_editor()));

-- Keeps a draft. `revision` is the one it was written from, 0 for a new one. Null where somebody else has changed it since;
-- the same form again is no change. A draft that was thrown away meanwhile is kept anew: somebody is still writing it.
create function private.save_article_draft(draft uuid, form jsonb, revision integer) returns json
language plpgsql security definer set search_path = '' as $$
declare
  kept public.article_drafts;
begin
  perform private.require_editor();
  delete from public.article_drafts as old where old.updated_at < now() - interval '30 days';
  insert into public.article_drafts as known (id, form, revision, updated_by)
  values (draft, save_article_draft.form, save_article_draft.revision + 1, auth.uid())
  on conflict on constraint article_drafts_pkey do update
    set form = excluded.form, revision = known.revision + 1, updated_at = now(), updated_by = excluded.updated_by
    where known.revision = save_article_draft.revision and known.form is distinct from excluded.form
  returning known.* into kept;
  if kept.id is null then
    select * into kept from public.article_drafts as known
    where known.id = draft and known.form = save_article_draft.form;
  end if;
  return case
    when kept.id is not null then json_build_object('revision', kept.revision, 'updated_at', kept.updated_at)
  end;
end
$$;
grant execute on function private.save_article_draft(uuid, jsonb, integer) to authenticated, service_role;

create function public.save_article_draft(draft uuid, form jsonb, revision integer) returns json
language sql set search_path = '' as 'select private.save_article_draft(draft, form, revision)';
grant execute on function public.save_article_draft(uuid, jsonb, integer) to authenticated, service_role;
