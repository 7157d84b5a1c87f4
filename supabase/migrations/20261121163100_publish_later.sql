-- A draft can be given the time at which it is published. Going out is a write of its own, made by a schedule: it is counted
-- like any publication, and happens once however many runs there are. A run that comes late makes up for those missed.
-- Posts that were published with a date to come (by whatever wrote them) are counted by the same run once it has come.

alter table public.blog_posts
  add column publish_at timestamptz,
  add constraint blog_posts_scheduled_is_hidden check (publish_at is null or not is_published),
  add constraint blog_posts_untranslated_is_not_scheduled check (publish_at is null or translation <> 'pending'),
  add constraint blog_posts_trashed_is_not_scheduled check (publish_at is null or deleted_at is null);
create index blog_posts_scheduled_idx on public.blog_posts (publish_at) where publish_at is not null;

-- Up to when dates that came have been counted.
alter table private.site add column dates_counted_until timestamptz not null default now();

create or replace function private.change_name(before public.blog_posts, after public.blog_posts) returns text
language sql immutable set search_path = '' as $$
  select case
    when after.deleted_at is not null and before.deleted_at is null then 'trashed'
    when after.deleted_at is null and before.deleted_at is not null then 'restored'
    when after.slug_base <> before.slug_base then 'renamed'
    when after.is_published and not before.is_published then 'published'
    when before.is_published and not after.is_published then 'hidden'
    when after.publish_at is not null and before.publish_at is distinct from after.publish_at then 'scheduled'
    when before.publish_at is not null and after.publish_at is null then 'unscheduled'
    else 'changed'
  end
$$;

-- Whoever publishes or throws away need not know that a time was set.
create function private.drop_schedule() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.is_published or new.deleted_at is not null then
    new.publish_at := null;
  end if;
  return new;
end
$$;
-- Before the trigger that signs the change: triggers of one moment run in the order of their names.
create trigger drop_schedule before insert or update on public.blog_posts
  for each row when (new.publish_at is not null) execute function private.drop_schedule();

-- A draft with a time is as good as published: setting the time, changing the text until then and taking the time away
-- need the second factor.
create or replace function private.ask_second_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (tg_op <> 'DELETE' and (new.is_published or new.publish_at is not null))
    or (tg_op <> 'INSERT' and (old.is_published or old.publish_at is not null))
  then
    perform private.require_second_factor();
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

-- Publishes what is due, in one change. Answers the slugs; a second run at the same time finds nothing left.
create function private.publish_due_posts() returns json
language plpgsql security definer set search_path = '' as $$
declare
  site private.site;
  due json;
begin
  with published as (
    update public.blog_posts as post
    set is_published = true, published_at = coalesce(post.published_at, post.publish_at)
    where post.publish_at <= clock_timestamp() and not post.is_published
      -- What came in the way since it was scheduled holds it back until it is gone.
      and private.publishing_obstacle(post) is null
    returning post.slug
  )
  select json_agg(slug) into due from published;
  -- One run after the other: the second sees what the first has counted. Posts are locked first, as everywhere.
  select * into site from private.site for update;
  if exists (
    select from public.blog_posts as post
    where post.is_published
      and post.published_at > site.dates_counted_until
      and post.published_at <= clock_timestamp()
      -- Written before its time came; what was published at its time has been counted.
      and post.published_at > post.updated_at
  ) then
    update private.site
    set content_version = content_version + 1,
        changed_at = clock_timestamp(),
        pending_since = coalesce(pending_since, clock_timestamp());
  end if;
  update private.site set dates_counted_until = greatest(dates_counted_until, clock_timestamp());
  return coalesce(due, '[]');
end
$$;
grant execute on function private.publish_due_posts() to service_role;

create function public.publish_due_posts() returns json
language sql set search_path = '' as 'select private.publish_due_posts()';
grant execute on function public.publish_due_posts() to service_role;
