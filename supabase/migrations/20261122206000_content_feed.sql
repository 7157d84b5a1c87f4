-- What changed of the posts that visitors see, post by post: a build asks for what it does not know yet, instead of comparing the
-- list of all posts. A build names the feed and the version it has read up to; where the feed is another one by now, or the
-- content was counted by something else (a restore), it is told so and reads the whole list.

create table private.content_feed (
  only_row boolean primary key default true constraint content_feed_has_one_row check (only_row),
  id uuid not null default gen_random_uuid(),
  -- The content version that the feed reaches up to.
  version bigint not null
);
alter table private.content_feed enable row level security;
revoke all on private.content_feed from public, anon, authenticated, service_role;
insert into private.content_feed (version) select content_version from private.site where only_row;

-- In which version a post that is, or was, published changed last. A post that is gone for good stays in the list.
create table private.post_changes (
  post_id uuid primary key,
  version bigint not null
);
create index post_changes_version_idx on private.post_changes (version);
alter table private.post_changes enable row level security;
revoke all on private.post_changes from public, anon, authenticated, service_role;

-- Whoever counts a version without saying which posts changed begins a new feed by it. A restore switches triggers off, and is
-- seen by its version.
create function private.follow_content_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.content_feed
  set id = case
        when version = old.content_version and new.content_version = old.content_version + 1 then id
        else gen_random_uuid()
      end,
      version = new.content_version
  where only_row;
  return null;
end
$$;
create trigger follow_content_version after update on private.site
  for each row when (new.content_version is distinct from old.content_version)
  execute function private.follow_content_version();

-- Counts what changes for visitors, and notes which pages and posts that are. Once per statement, however many rows it changes: one
-- publication of four languages is one change.
create or replace function private.count_visible_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  online text[];
  gone text[];
  changed uuid[];
  counted bigint;
begin
  case tg_op
    when 'INSERT' then
      select array_agg(slug), array_agg(id) into online, changed from new_posts where is_published;
    when 'DELETE' then
      select array_agg(slug), array_agg(id) into gone, changed from old_posts where is_published;
    else
      select
        array_agg(new_posts.slug) filter (where new_posts.is_published),
        array_agg(old_posts.slug) filter (where old_posts.is_published and not new_posts.is_published),
        array_agg(id)
      into online, gone, changed
      from new_posts join old_posts using (id)
      where new_posts.revision <> old_posts.revision and (new_posts.is_published or old_posts.is_published);
  end case;
  if changed is null then
    return null;
  end if;
  update private.site
  set content_version = content_version + 1,
      changed_at = now(),
      pending_since = coalesce(pending_since, now()),
      by_hand = by_hand or auth.uid() is not null
  where only_row
  returning content_version into counted;
  insert into private.posts_on_their_way as known (slug, version, becomes)
  select slug, counted, becomes
  from (
    select unnest(online) as slug, 'online' as becomes
    union all
    select unnest(gone), 'gone'
  ) as pages
  on conflict on constraint posts_on_their_way_pkey
  do update set version = excluded.version, becomes = excluded.becomes, since = excluded.since;
  insert into private.post_changes as known (post_id, version)
  select post_id, counted from unnest(changed) as posts (post_id)
  on conflict on constraint post_changes_pkey do update set version = excluded.version;
  return null;
end
$$;

-- Up to where whoever reads now knows the content: { feed, since, at }. Null where the feed does not reach up to now.
create function private.content_mark() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('feed', feed.id, 'since', feed.version, 'at', now())
  from private.content_feed as feed join private.site as site on site.content_version = feed.version
$$;
grant execute on function private.content_mark() to anon, authenticated, service_role;

-- The posts that changed since then; null where that cannot be told.
create function private.posts_changed_since(mark json) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select post_id from private.post_changes where version > (mark ->> 'since')::bigint
  )
  from private.content_feed as feed join private.site as site on site.content_version = feed.version
  where feed.id = (mark ->> 'feed')::uuid and (mark ->> 'since')::bigint <= feed.version
$$;
grant execute on function private.posts_changed_since(json) to anon, authenticated, service_role;

create or replace function public.published_posts_index() returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'content_version', private.content_version(),
    'mark', private.content_mark(),
    'posts', coalesce(json_agg(json_build_array(id, revision) order by id), '[]'::json)
  )
  from public.blog_posts
  where is_published and published_at <= now()
$$;

create index blog_posts_coming_idx on public.blog_posts (published_at) where is_published;

-- What a visitor sees otherwise than at that mark: posts that came or changed, with their revisions, and those that may be gone.
-- Posts whose date has come since are among them, counted or not. With it how many posts there are, and the sum of their
-- revisions, by which whoever follows the feed sees that nothing was missed. Null where the feed does not reach back.
create function public.published_posts_changes(mark json) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'content_version', private.content_version(),
    'mark', private.content_mark(),
    'posts', (
      select coalesce(json_agg(json_build_array(id, revision) order by id), '[]'::json)
      from public.blog_posts
      where is_published and published_at <= now()
        and (id = any (changed) or published_at > (mark ->> 'at')::timestamptz)
    ),
    'changed', changed,
    'total', seen.total,
    'revisions', seen.revisions
  )
  from private.posts_changed_since(mark) as changed
  cross join (
    select count(*) as total, coalesce(sum(revision), 0) as revisions
    from public.blog_posts where is_published and published_at <= now()
  ) as seen
  where changed is not null
$$;
grant execute on function public.published_posts_changes(json) to anon, authenticated, service_role;

create or replace function private.tables_left_out() returns table (name text, reason text)
language sql immutable set search_path = '' as $$
  values
    ('private.table_privileges', 'the migrations write it'),
    ('private.token_tries', 'wrong tries count for ten minutes, under names only the old secret can make'),
    ('private.enquiry_senders', 'senders count for an hour, under names only the old secret can make'),
    ('private.shared_sessions', 'sessions are not restored'),
    ('private.agreed_price', 'it is worth something for a day'),
    ('private.installation_check', 'it says whether a check of the installation is going on'),
    ('private.restore_pages', 'rows on their way back in'),
    ('private.bitcoin_key_counters', 'it does not know what was given out after the backup'),
    ('private.bitcoin_held_indexes', 'whoever held one is gone'),
    ('private.content_feed', 'another database has another feed'),
    ('private.article_watchers', 'whoever had an article open is gone'),
    ('private.post_changes', 'builds that follow the feed of this database alone ask for it')
$$;
