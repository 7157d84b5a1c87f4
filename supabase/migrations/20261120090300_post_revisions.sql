-- Every change of a post leaves a copy of the row, who made it and when. The history is written by the database alone,
-- is read by editors, and is never rewritten, not even by the service role.

create table public.post_revisions (
  id bigint generated always as identity primary key,
  -- No reference: the history of a deleted post stays.
  post_id uuid not null,
  revision integer not null,
  action text not null
    constraint post_revisions_action_known check (action in ('created', 'changed', 'published', 'hidden', 'deleted')),
  -- The row as it became; of a deleted post, as it was.
  post jsonb not null,
  changed_by uuid,
  changed_at timestamptz not null default now()
);
create index post_revisions_of_post_idx on public.post_revisions (post_id, revision);

alter table public.post_revisions enable row level security;
select private.allow('authenticated', 'select', 'public.post_revisions');
select private.allow('service_role', 'select', 'public.post_revisions');

create policy "an editor reads the history of posts" on public.post_revisions
  for select to authenticated using ((select private.is_editor()));

create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  post public.blog_posts := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' and new.revision = old.revision then
    return null;
  end if;
  insert into public.post_revisions (post_id, revision, action, post, changed_by)
  values (
    post.id,
    post.revision,
    case
      when tg_op = 'INSERT' then 'created'
      when tg_op = 'DELETE' then 'deleted'
      when new.is_published and not old.is_published then 'published'
      when old.is_published and not new.is_published then 'hidden'
      else 'changed'
    end,
    to_jsonb(post),
    auth.uid()
  );
  return null;
end
$$;

create trigger keep_revision after insert or update or delete on public.blog_posts
  for each row execute function private.keep_revision();

create function private.refuse_rewriting() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The history of posts is not rewritten.' using errcode = 'insufficient_privilege';
end
$$;

create trigger refuse_rewriting before update or delete or truncate on public.post_revisions
  for each statement execute function private.refuse_rewriting();
