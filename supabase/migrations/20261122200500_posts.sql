-- A post is one row: one language version of an article. All posts of an article have the same slug base. Visitors
-- read published posts from the publication date on.

-- A test compares this list with the code.
create function private.languages() returns text[]
language sql immutable set search_path = '' as $$
  select array['nl', 'en', 'es', 'de']
$$;
-- A column constraint runs this function with the rights of the role that writes the row.
grant execute on function private.languages() to anon, authenticated, service_role;

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null generated always as (slug_base || '-' || language) stored
    constraint blog_posts_slug_key unique,
  slug_base text not null
    constraint blog_posts_slug_base_format check (
      slug_base ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_base) <= 100
    ),
  -- Replaces the slug base in the URL of this post's page. If null, the URL contains the slug base.
  own_base text
    constraint blog_posts_own_base_format check (
      own_base ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(own_base) <= 100
    ),
  public_slug text not null generated always as (coalesce(own_base, slug_base) || '-' || language) stored
    constraint blog_posts_public_slug_key unique,
  language text not null
    constraint blog_posts_language_known check (language = any (private.languages())),
  title text not null
    constraint blog_posts_title_length check (char_length(title) between 1 and 120),
  excerpt text not null default ''
    constraint blog_posts_excerpt_length check (char_length(excerpt) <= 300),
  content text not null
    constraint blog_posts_content_length check (char_length(content) between 1 and 200000),
  -- A path on this site, because another host would learn who reads the page.
  hero_image_url text
    constraint blog_posts_hero_image_url_own check (
      char_length(hero_image_url) <= 500 and hero_image_url ~ '^/(?![/\\])\S*$'
    ),
  hero_image_alt text
    constraint blog_posts_hero_image_alt_length check (char_length(hero_image_alt) <= 300),
  meta_title text
    constraint blog_posts_meta_title_length check (char_length(meta_title) <= 120),
  meta_description text
    constraint blog_posts_meta_description_length check (char_length(meta_description) <= 300),
  is_published boolean not null default false,
  -- The date that the page shows. It may lie ahead: the page then appears at this time.
  published_at timestamptz,
  -- `source`: written in this language. `machine`: by a program, or changed much since it was read. `reviewed`: by a person, or read by one.
  -- `pending`: still a copy of the Dutch text.
  translation text not null default 'source'
    constraint blog_posts_translation_known check (translation in ('source', 'machine', 'reviewed', 'pending')),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whether AI wrote the text. The page of the post says so until an editor has reviewed the text.
  written_by_ai boolean not null default false,
  reviewed_by text
    constraint blog_posts_reviewed_by_length check (char_length(reviewed_by) between 1 and 80),
  reviewed_at timestamptz,
  -- When published news was last corrected. The page and the news feed show this date.
  corrected_at timestamptz,
  -- Since when this translation is outdated: the Dutch text has changed, but the translation has not.
  outdated_since timestamptz,
  -- The image's focus point, in percent from the left and from the top.
  hero_focus_x smallint not null default 50
    constraint blog_posts_hero_focus_x_range check (hero_focus_x between 0 and 100),
  hero_focus_y smallint not null default 50
    constraint blog_posts_hero_focus_y_range check (hero_focus_y between 0 and 100),
  -- Since when the post is in the trash.
  deleted_at timestamptz,
  -- When the schedule publishes this draft.
  publish_at timestamptz,
  -- JavaScript cannot represent every time that Postgres can. One such time would make a whole list unreadable.
  constraint blog_posts_times_range check (
    published_at between '2000-01-01Z' and '2200-01-01Z'
    and publish_at between '2000-01-01Z' and '2200-01-01Z'
    and outdated_since between '2000-01-01Z' and '2200-01-01Z'
    and corrected_at between '2000-01-01Z' and '2200-01-01Z'
    and deleted_at between '2000-01-01Z' and '2200-01-01Z'
  ),
  constraint blog_posts_published_has_date check (not is_published or published_at is not null),
  constraint blog_posts_untranslated_stays_draft check (not (is_published and translation = 'pending')),
  constraint blog_posts_review_has_name_and_time check ((reviewed_by is null) = (reviewed_at is null)),
  constraint blog_posts_trashed_is_hidden check (deleted_at is null or not is_published),
  constraint blog_posts_scheduled_is_hidden check (publish_at is null or not is_published),
  constraint blog_posts_untranslated_is_not_scheduled check (publish_at is null or translation <> 'pending'),
  constraint blog_posts_trashed_is_not_scheduled check (publish_at is null or deleted_at is null)
);
create index blog_posts_slug_base_idx on public.blog_posts (slug_base);
create index blog_posts_own_base_idx on public.blog_posts (own_base) where own_base is not null;
create index blog_posts_newest_idx on public.blog_posts (language, published_at desc) where is_published;
create index blog_posts_trash_idx on public.blog_posts (deleted_at) where deleted_at is not null;
create index blog_posts_scheduled_idx on public.blog_posts (publish_at) where publish_at is not null;

-- The list of articles reads only this index, not the texts.
create index blog_posts_listed_idx on public.blog_posts (slug_base, language)
  include (id, title, translation, is_published, published_at, publish_at, updated_at, outdated_since)
  where deleted_at is null;

create index blog_posts_coming_idx on public.blog_posts (published_at) where is_published;

alter table public.blog_posts enable row level security;
select private.allow('anon', 'select', 'public.blog_posts');
select private.allow('authenticated', 'select, insert, update, delete', 'public.blog_posts');
select private.allow('service_role', 'select, insert, update, delete', 'public.blog_posts');

-- These policies hide posts in the trash and prevent changes to them, even for editors.
create policy "a visitor reads posts whose time has come" on public.blog_posts
  for select to anon using (is_published and published_at <= now());
create policy "a person reads what a visitor reads, an editor every post" on public.blog_posts
  for select to authenticated using (
    (is_published and published_at <= now()) or (deleted_at is null and (select private.is_editor()))
  );
create policy "an editor adds posts" on public.blog_posts
  for insert to authenticated with check (deleted_at is null and (select private.is_editor()));
create policy "an editor changes posts" on public.blog_posts
  for update to authenticated
  using (deleted_at is null and (select private.is_editor()))
  with check (deleted_at is null and (select private.is_editor()));
create policy "an editor deletes posts" on public.blog_posts
  for delete to authenticated using ((select private.is_editor()));

-- The chapter `order_of_triggers` says when these functions run. The next two functions set the columns that
-- clients cannot set.
create function private.signed_new_post(new_post public.blog_posts) returns public.blog_posts
language plpgsql set search_path = '' as $$
declare
  completed public.blog_posts := new_post;
begin
  completed.revision := 1;
  completed.created_at := now();
  completed.updated_at := now();
  return completed;
end
$$;

create function private.signed_change(old_post public.blog_posts, new_post public.blog_posts) returns public.blog_posts
language plpgsql set search_path = '' as $$
declare
  completed public.blog_posts := new_post;
begin
  completed.id := old_post.id;
  completed.language := old_post.language;
  completed.revision := old_post.revision;
  completed.created_at := old_post.created_at;
  completed.updated_at := old_post.updated_at;
  -- Postgres generates the slugs after the trigger, so they are not compared.
  if to_jsonb(completed) - array['slug', 'public_slug'] is distinct from to_jsonb(old_post) - array['slug', 'public_slug'] then
    completed.revision := old_post.revision + 1;
    completed.updated_at := now();
  end if;
  return completed;
end
$$;

-- The second factor is required to publish or schedule a post, to change a published or scheduled post, and to give a
-- post the address of daily news: no program then writes this news, and the desk publishes the post with that day's
-- news. `old_post` is null for a new post.
create function private.ask_second_factor(old_post public.blog_posts, new_post public.blog_posts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if new_post.is_published or new_post.publish_at is not null or old_post.is_published or old_post.publish_at is not null
    or private.is_daily_news(new_post.slug_base) and new_post.slug_base is distinct from old_post.slug_base
    or private.is_daily_news(new_post.own_base) and new_post.own_base is distinct from old_post.own_base
  then
    perform private.require_second_factor();
  end if;
end
$$;

-- Clients may mark a text as AI-written or machine-translated. They may not remove such a mark, sign a review, or say
-- when news was corrected.
-- `old_post` is null for a new post.
create function private.refuse_unsigned(old_post public.blog_posts, new_post public.blog_posts) returns void
language plpgsql set search_path = '' as $$
begin
  -- `security definer` functions and requests with the secret key run as other roles, which may change these columns.
  if current_user in ('anon', 'authenticated') and (
    (old_post.reviewed_by, old_post.reviewed_at) is distinct from (new_post.reviewed_by, new_post.reviewed_at)
    or old_post.corrected_at is distinct from new_post.corrected_at
    or old_post.written_by_ai and not new_post.written_by_ai
    or old_post.translation <> new_post.translation and new_post.translation <> 'machine'
  ) then
    raise exception 'Only the database records reviews and corrections of a text.' using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- Saving a machine translation as reviewed signs it. A password alone signs nothing.
create function private.with_reviewer(old_post public.blog_posts, new_post public.blog_posts) returns public.blog_posts
language plpgsql security definer set search_path = '' as $$
declare
  completed public.blog_posts := new_post;
begin
  if old_post.translation = 'machine' and new_post.translation = 'reviewed' and new_post.reviewed_by is null then
    perform private.require_second_factor();
    completed.reviewed_by := private.signature(null);
    completed.reviewed_at := now();
  end if;
  return completed;
end
$$;

-- The fields that an editor writes, as the history and previews show them.
create function private.written_fields(post jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'title', post -> 'title',
    'excerpt', post -> 'excerpt',
    'content', post -> 'content',
    'meta_title', post -> 'meta_title',
    'meta_description', post -> 'meta_description'
  )
$$;

-- The text that visitors read. A change of it makes translations and previews outdated, and updates the search index.
create function private.read_text(post public.blog_posts) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('title', post.title, 'excerpt', post.excerpt, 'content', post.content)
$$;
grant execute on function private.read_text(public.blog_posts) to authenticated, service_role;

create function private.text_changed(old_post public.blog_posts, new_post public.blog_posts) returns boolean
language sql immutable set search_path = '' as $$
  select private.read_text(old_post) <> private.read_text(new_post)
$$;
grant execute on function private.text_changed(public.blog_posts, public.blog_posts) to authenticated, service_role;

-- `isDailyNews` in `src/core/post/slugs/daily-news.ts` has the same rule.
create function private.is_daily_news(slug_base text) returns boolean
language sql immutable set search_path = '' as $$
  select slug_base ~ '^daily-ibiza-news-\d{4}-\d\d-\d\d$'
$$;
grant execute on function private.is_daily_news(text) to authenticated, service_role;

-- Whether the caller of `revise_post` said so, and at most three words or a tenth of the words differ.
create function private.is_small_fix(old_post public.blog_posts, new_post public.blog_posts) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  old_words text[];
  new_words text[];
begin
  if coalesce(current_setting('site.small_fix', true), '') <> 'yes' then
    return false;
  end if;
  old_words := array(select unnest(regexp_split_to_array(value, '\s+')) from jsonb_each_text(private.read_text(old_post)));
  new_words := array(select unnest(regexp_split_to_array(value, '\s+')) from jsonb_each_text(private.read_text(new_post)));
  return greatest(
    (select count(*) from (select unnest(old_words) except all select unnest(new_words)) as gone),
    (select count(*) from (select unnest(new_words) except all select unnest(old_words)) as added)
  ) <= greatest(3, cardinality(old_words) / 10);
end
$$;
grant execute on function private.is_small_fix(public.blog_posts, public.blog_posts) to authenticated, service_role;

-- The settings `site.small_fix` (of `revise_post`) and `site.taking_back` (of undoing a change) hold for one transaction.
-- A translation counts as up to date after a change of its own text, except after an undo. A change of the text of news
-- that has been public, even if it is hidden now, is a correction, unless it is a small fix or an undo within ten minutes.
create function private.with_text_marks(old_post public.blog_posts, new_post public.blog_posts) returns public.blog_posts
language plpgsql set search_path = '' as $$
declare
  completed public.blog_posts := new_post;
begin
  if private.text_changed(old_post, new_post) then
    if new_post.language <> 'nl' and coalesce(current_setting('site.taking_back', true), '') <> 'yes' then
      completed.outdated_since := null;
    end if;
    if private.is_daily_news(old_post.slug_base) and old_post.published_at <= now() and not (
      case when coalesce(current_setting('site.taking_back', true), '') = 'yes'
        then old_post.updated_at >= now() - interval '10 minutes'
        else private.is_small_fix(old_post, new_post)
      end
    ) then
      completed.corrected_at := now();
    end if;
  end if;
  return completed;
end
$$;

-- A change of the Dutch text makes translations outdated until the old text is restored. Exceptions: small fixes, and
-- texts of the daily news that are written from the facts instead of translated by machine.
create function private.mark_outdated(old_post public.blog_posts, new_post public.blog_posts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if new_post.language = 'nl' and private.text_changed(old_post, new_post)
    and coalesce(current_setting('site.taking_back', true), '') <> 'yes'
    and not private.is_small_fix(old_post, new_post)
  then
    update public.blog_posts set outdated_since = now()
    where slug_base = new_post.slug_base and language <> 'nl' and translation <> 'pending' and outdated_since is null
      and (translation = 'machine' or not private.is_daily_news(slug_base));
    update public.blog_posts as other set outdated_since = null
    where other.slug_base = new_post.slug_base and other.language <> 'nl' and other.outdated_since is not null
      and not private.text_changed(new_post, (
        select jsonb_populate_record(null::public.blog_posts, kept.post) from public.post_revisions as kept
        where kept.post_id = new_post.id and kept.changed_at < other.outdated_since
        order by kept.id desc limit 1
      ));
  end if;
end
$$;

-- Returns an error code, or null if the post can be published.
create function private.publishing_obstacle(post public.blog_posts) returns text
language sql immutable set search_path = '' as $$
  select case
    when post.translation = 'pending' then 'post-untranslated'
    when post.hero_image_url is not null and post.hero_image_alt is null then 'image-alt-missing'
  end
$$;

-- Applies to each way of publishing, also to a request that sets `is_published` itself.
create function private.refuse_obstacle(old_post public.blog_posts, new_post public.blog_posts) returns void
language plpgsql set search_path = '' as $$
begin
  if new_post.is_published and old_post.is_published is distinct from true
    and private.publishing_obstacle(new_post) is not null
  then
    raise exception 'This post cannot be published: %', private.publishing_obstacle(new_post)
      using errcode = 'check_violation';
  end if;
end
$$;
