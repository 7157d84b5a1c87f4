-- Publishing, hiding, scheduling, dating, trashing, restoring and renaming articles.
-- The schedule publishes a draft once, even if several runs coincide. A late run publishes all drafts that are due.
-- Articles stay in the trash for 30 days. Row-level security hides them there, so lists, searches and forms can
-- ignore the trash. No other article can take the URLs of an article in the trash.
-- After a change of the slug base, the old URLs redirect permanently. No other article can take the old URLs, because
-- browsers and search engines remember redirects.

-- Publishes posts that have no obstacle, and returns their slugs. Posts without a date get the time that they were
-- scheduled for, if it has passed, else the current time, the last of `slugs` the newest.
create function private.publish_ready(slugs text[]) returns setof text
language sql set search_path = '' as $$
  update public.blog_posts post
  set is_published = true,
      published_at = coalesce(
        post.published_at,
        case when post.publish_at <= clock_timestamp() then post.publish_at end,
        now() - (cardinality(slugs) - array_position(slugs, post.slug)) * interval '1 millisecond'
      )
  where post.slug = any (slugs) and not post.is_published
    and private.publishing_obstacle(post) is null and post.deleted_at is null
  returning post.slug
$$;

-- Returns the state of the posts in the order of `slugs`, without posts in the trash.
create function private.posts_named(slugs text[]) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'slug', post.slug, 'language', post.language, 'obstacle', private.publishing_obstacle(post),
    'is_published', post.is_published, 'published_at', post.published_at
  ) order by array_position(slugs, post.slug)), '[]')
  from public.blog_posts post where post.slug = any (slugs) and post.deleted_at is null
$$;

-- Locks the rows in the order of their ids, so that concurrent calls cannot deadlock.
create function private.lock_posts(slugs text[]) returns void
language sql set search_path = '' as $$
  select 1 from public.blog_posts post where post.slug = any (slugs) order by post.id for update;
$$;

create function private.publish_posts(slugs text[]) returns json
language sql security definer set search_path = '' as $$
  select private.require_editor();
  select private.lock_posts(slugs);
  select private.publish_ready(slugs);
  select private.posts_named(slugs);
$$;
select private.expose('publish_posts', 'authenticated, service_role');

create function private.hide_posts(slugs text[]) returns json
language sql security definer set search_path = '' as $$
  select private.require_editor();
  select private.lock_posts(slugs);
  update public.blog_posts post set is_published = false where post.slug = any (slugs) and post.is_published;
  select private.posts_named(slugs);
$$;
select private.expose('hide_posts', 'authenticated, service_role');

create function private.without_past_schedule(new_post public.blog_posts) returns public.blog_posts
language plpgsql set search_path = '' as $$
declare
  completed public.blog_posts := new_post;
begin
  if new_post.is_published or new_post.deleted_at is not null then
    completed.publish_at := null;
  end if;
  return completed;
end
$$;

-- Sets the time of publication of a draft, or clears it if `at` is null. Returns null, or an error code.
create function private.schedule_post(slug text, at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  post public.blog_posts;
begin
  perform private.require_editor();
  select * into post from public.blog_posts as known
  where known.slug = schedule_post.slug and known.deleted_at is null for update;
  if not found then
    return 'post-not-found';
  elsif post.is_published then
    return 'post-published';
  elsif at is not null and private.publishing_obstacle(post) is not null then
    return private.publishing_obstacle(post);
  end if;
  update public.blog_posts set publish_at = at where id = post.id;
  return null;
end
$$;
select private.expose('schedule_post', 'authenticated, service_role');

-- Publishes the due posts. Also triggers a build if a published post's date has come, or a notice has begun or ended.
create function private.publish_due_posts() returns json
language plpgsql security definer set search_path = '' as $$
declare
  site private.site;
  due text[];
begin
  due := array(
    select post.slug from public.blog_posts as post
    where post.publish_at <= clock_timestamp() and not post.is_published
    order by post.publish_at
  );
  perform private.lock_posts(due);
  -- If an obstacle has appeared since the scheduling, the post waits until it is gone.
  due := array(select private.publish_ready(due));
  -- Concurrent runs wait for this lock, so that no change is counted twice.
  select * into site from private.site for update;
  if exists (
    select from public.blog_posts as post
    where post.is_published
      and post.published_at > site.dates_counted_until
      and post.published_at <= clock_timestamp()
      -- A change to the post at or after its publication time has already been counted.
      and post.published_at > post.updated_at
  ) or private.has_notice_turned(site.dates_counted_until) then
    perform private.count_change();
  end if;
  update private.site set dates_counted_until = greatest(dates_counted_until, clock_timestamp()) where only_row;
  return to_json(due);
end
$$;

-- Sets an article's publication date in all languages. A draft keeps this date when it is published later.
create function private.date_article(slug_base text, at timestamptz) returns json
language sql security definer set search_path = '' as $$
  select private.require_confirmed_editor();
  with changed as (
    update public.blog_posts as post set published_at = date_article.at
    where post.slug_base = date_article.slug_base and post.deleted_at is null
    returning post.slug, post.language, post.revision, post.is_published, post.public_slug
  )
  select coalesce(json_agg(changed order by changed.language), '[]') from changed;
$$;
select private.expose('date_article', 'authenticated, service_role');

-- Moves articles to the trash, or only one language of them if `language` is neither null nor Dutch. Returns the moved
-- posts.
create function private.trash_articles(slug_bases text[], language text) returns json
language sql security definer set search_path = '' as $$
  select private.require_confirmed_editor();
  with shown as (
    select post.id, post.is_published from public.blog_posts as post
    where post.slug_base = any (slug_bases)
      and post.deleted_at is null
      and (coalesce(trash_articles.language, 'nl') = 'nl' or post.language = trash_articles.language)
    order by post.id
    for update
  ),
  thrown as (
    update public.blog_posts as post set deleted_at = now(), is_published = false
    from shown where shown.id = post.id
    returning post.slug, post.language, post.revision, shown.is_published as was_published
  )
  select coalesce(json_agg(thrown order by thrown.language, thrown.slug), '[]') from thrown;
$$;
select private.expose('trash_articles', 'authenticated, service_role');

-- Restores posts from the trash, and with a translation its Dutch post if that is there too.
create function private.restore_posts(slugs text[]) returns json
language sql security definer set search_path = '' as $$
  select private.require_editor();
  with back as (
    update public.blog_posts as post set deleted_at = null
    where post.deleted_at is not null
      and (
        post.slug = any (slugs)
        or post.language = 'nl' and post.slug_base in (
          select asked.slug_base from public.blog_posts as asked
          where asked.slug = any (slugs) and asked.deleted_at is not null
        )
      )
    returning post.slug, post.language, post.revision
  )
  select coalesce(json_agg(back order by back.language), '[]') from back;
$$;
select private.expose('restore_posts', 'authenticated, service_role');

create function private.erase_posts(ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  erased integer;
begin
  perform set_config('site.purging', 'yes', true);
  delete from public.post_revisions where post_id = any (ids);
  delete from public.blog_posts where id = any (ids) and deleted_at is not null;
  get diagnostics erased = row_count;
  perform set_config('site.purging', '', true);
  return erased;
end
$$;

-- Erasing a Dutch post also erases its translations in the trash.
create function private.erase_trashed(slugs text[]) returns integer
language sql security definer set search_path = '' as $$
  select private.require_confirmed_editor();
  select private.erase_posts(array(
    select post.id from public.blog_posts as post
    where post.deleted_at is not null
      and (
        post.slug = any (slugs)
        or post.slug_base in (
          select source.slug_base from public.blog_posts as source
          where source.slug = any (slugs) and source.language = 'nl' and source.deleted_at is not null
        )
      )
    for update
  ));
$$;
select private.expose('erase_trashed', 'authenticated, service_role');

create function private.trash_lifetime() returns interval
language sql immutable set search_path = '' as $$ select interval '30 days' $$;

create function private.purge_trash() returns integer
language sql security definer set search_path = '' as $$
  select private.erase_posts(array(
    select post.id from public.blog_posts as post
    where post.deleted_at < now() - private.trash_lifetime()
    for update
  ));
$$;

-- Latest first. The posts of an article that were trashed together are one entry.
create function private.trashed_articles() returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select private.in_one_answer(array_agg(row_to_json(entry) order by entry.deleted_at desc, entry.slug_base))
  from (
    select
      post.slug_base,
      post.deleted_at,
      (array_agg(post.title order by post.language <> 'nl', post.language))[1] as title,
      (array_agg(post.language order by post.language <> 'nl', post.language))[1] as title_language,
      json_agg(json_build_object('slug', post.slug, 'language', post.language) order by post.language) as posts
    from public.blog_posts as post
    where post.deleted_at is not null
    group by post.slug_base, post.deleted_at
  ) as entry;
$$;
select private.expose('trashed_articles', 'authenticated, service_role');

create table private.old_addresses (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  since timestamptz not null default now()
);
create index old_addresses_post_idx on private.old_addresses (post_id);
alter table private.old_addresses enable row level security;

-- `old_post` is null for a new post.
create function private.keep_address_free(old_post public.blog_posts, new_post public.blog_posts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (old_post.slug_base, old_post.own_base, old_post.language)
    is not distinct from (new_post.slug_base, new_post.own_base, new_post.language)
  then
    return;
  end if;
  if exists (
    select from private.old_addresses as former
    where former.slug in (
        new_post.slug_base || '-' || new_post.language,
        coalesce(new_post.own_base, new_post.slug_base) || '-' || new_post.language
      )
      and former.post_id <> new_post.id
  ) or exists (
    select from public.blog_posts as other
    -- A renaming changes one row after another, so rows that still have the old slug base are of the same article.
    where other.slug_base <> new_post.slug_base and other.slug_base is distinct from old_post.slug_base
      and (other.slug_base = new_post.own_base or other.own_base in (new_post.slug_base, new_post.own_base))
  ) then
    raise exception 'Another article had this address.' using errcode = 'unique_violation';
  end if;
end
$$;

-- Only a post that was once published can have links to its old address.
create function private.keep_old_address(old_post public.blog_posts, new_post public.blog_posts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if old_post.slug = new_post.slug and old_post.public_slug = new_post.public_slug then
    return;
  end if;
  delete from private.old_addresses where slug in (new_post.slug, new_post.public_slug);
  if old_post.published_at is not null then
    insert into private.old_addresses (slug, post_id)
    select distinct address, new_post.id from unnest(array[old_post.slug, old_post.public_slug]) as address
    where address not in (new_post.slug, new_post.public_slug)
    on conflict on constraint old_addresses_pkey do update set post_id = excluded.post_id, since = now();
  end if;
end
$$;

-- Returns the slug of the public post to which this slug redirects, or null if there is none.
create function private.moved_post(slug text) returns text
language sql stable security definer set search_path = '' as $$
  select post.public_slug from public.blog_posts as post
  where post.is_published and post.published_at <= now() and post.public_slug <> moved_post.slug and (
    post.slug = moved_post.slug
    or post.id = (select former.post_id from private.old_addresses as former where former.slug = moved_post.slug)
  )
$$;
select private.expose('moved_post', 'anon, authenticated, service_role');

-- False if a post, even in the trash, has this `own_base`, or an article except `except_base` has or had this base.
create function private.is_slug_base_free(slug_base text, except_base text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select not exists (
    select from public.blog_posts as post
    where post.own_base = is_slug_base_free.slug_base or (
      post.slug_base = is_slug_base_free.slug_base and post.slug_base is distinct from is_slug_base_free.except_base
    )
  ) and not exists (
    select from private.old_addresses as former
    join public.blog_posts as post on post.id = former.post_id
    where regexp_replace(former.slug, '-[a-z]{2}$', '') = is_slug_base_free.slug_base
      and post.slug_base is distinct from is_slug_base_free.except_base
  );
$$;
select private.expose('is_slug_base_free', 'authenticated, service_role');

-- Returns the given slug bases that an article, in the trash or not, uses or has used.
create function private.taken_slug_bases(wanted text[]) returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select coalesce(json_agg(taken.slug_base), '[]')
  from (
    select post.slug_base from public.blog_posts as post where post.slug_base = any (wanted)
    union
    select post.own_base from public.blog_posts as post where post.own_base = any (wanted)
    union
    select one.slug_base
    from unnest(wanted) as one (slug_base), unnest(private.languages()) as language
    where exists (
      select from private.old_addresses as former where former.slug = one.slug_base || '-' || language
    )
  ) as taken;
$$;
select private.expose('taken_slug_bases', 'authenticated, service_role');

-- Changes the slug base of all posts of an article, even in the trash. Returns null if `new_base` is taken.
create function private.rename_article(slug_base text, new_base text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  renamed json;
begin
  perform private.require_editor();
  if not private.is_slug_base_free(new_base, rename_article.slug_base) then
    return null;
  end if;
  with moved as (
    update public.blog_posts as post set slug_base = new_base
    where post.slug_base = rename_article.slug_base
    returning post.slug, post.language, post.revision, post.is_published, post.public_slug
  )
  select json_agg(moved order by moved.language) into renamed from moved;
  return coalesce(renamed, '[]');
end
$$;
select private.expose('rename_article', 'authenticated, service_role');
