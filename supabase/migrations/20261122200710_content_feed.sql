-- The feed lists the changes of public posts, so that a build reads only new ones. The build sends the feed's id and the
-- last version that it has read. If the feed was replaced or is incomplete, as after a restore, the build reads all posts.

create table private.content_feed (
  only_row boolean primary key default true constraint content_feed_has_one_row check (only_row),
  id uuid not null default gen_random_uuid(),
  -- The feed is complete up to this content version.
  version bigint not null
);
alter table private.content_feed enable row level security;
insert into private.content_feed (version) select content_version from private.site where only_row;

-- The version in which a post last changed, if the post is or was published. The row of an erased post stays.
create table private.post_changes (
  post_id uuid primary key,
  version bigint not null
);
create index post_changes_version_idx on private.post_changes (version);
alter table private.post_changes enable row level security;

-- The position of a reader that has read everything: { feed, since, at }. Null for an outdated feed.
create function private.content_mark() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('feed', feed.id, 'since', feed.version, 'at', now())
  from private.content_feed as feed join private.site as site on site.content_version = feed.version
$$;
grant execute on function private.content_mark() to anon, authenticated, service_role;

create function private.posts_changed_since(mark json) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select post_id from private.post_changes where version > (mark ->> 'since')::bigint
  )
  from private.content_feed as feed join private.site as site on site.content_version = feed.version
  where feed.id = (mark ->> 'feed')::uuid and (mark ->> 'since')::bigint <= feed.version
$$;
grant execute on function private.posts_changed_since(json) to anon, authenticated, service_role;

-- Returns all posts that a visitor may read, and the site's content version. The API cuts lists after 1,000 rows, so
-- the result is one JSON value. A single statement reads both, so that list and version match.
create function public.published_posts_index() returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'content_version', private.content_version(),
    'mark', private.content_mark(),
    'posts', coalesce(json_agg(json_build_array(id, revision) order by id), '[]'::json)
  )
  from public.blog_posts
  where is_published and published_at <= now()
$$;
grant execute on function public.published_posts_index() to anon, authenticated, service_role;

-- `posts`: public posts that have changed, or whose date has come, since `mark`. `changed`: ids of all changed posts,
-- public or not. `total`: the number of public posts. A build that counts another number reads all posts. Returns
-- null if `mark` is from another feed.
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
    'total', (select count(*) from public.blog_posts where is_published and published_at <= now())
  )
  from private.posts_changed_since(mark) as changed
  where changed is not null
$$;
grant execute on function public.published_posts_changes(json) to anon, authenticated, service_role;

-- Pages that the next build puts online or removes. The desk shows them as on their way.
create table private.posts_on_their_way (
  slug text primary key,
  version bigint not null,
  becomes text not null
    constraint posts_on_their_way_becomes_known check (becomes in ('online', 'gone')),
  since timestamptz not null default now()
);
create index posts_on_their_way_version_idx on private.posts_on_their_way (version);
alter table private.posts_on_their_way enable row level security;

-- Starts a new feed if the feed has missed a version, as after a restore, which disables triggers. Removes posts from
-- `posts_on_their_way` once a build contains their change.
create function private.after_site_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.content_version <> old.content_version then
    update private.content_feed
    set id = case
          when version = old.content_version and new.content_version = old.content_version + 1 then id
          else gen_random_uuid()
        end,
        version = new.content_version
    where only_row;
  end if;
  delete from private.posts_on_their_way where version <= new.built_version;
  return null;
end
$$;
create trigger after_site_changed after update on private.site
  for each row execute function private.after_site_changed();
