-- Editing. A post that somebody changed meanwhile is not overwritten; what lies in the trash is in no list of articles and is
-- not changed. All languages of an article show the same picture; each has words of its own for it, so a new picture takes
-- the words of the others away.
--
-- Several posts are published or hidden in one go: one transaction, one statement, so one change of the content and one
-- build. Whoever presses a button for four languages never leaves two of them behind.

-- Changes the text of a post. Answers the new revision, or null where the post is not the one of the given revision any
-- more. An untranslated copy that is written anew is a person's translation.
create function private.revise_post(slug text, revision integer, changes jsonb, small_fix boolean)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  revised integer;
begin
  perform private.require_editor();
  perform set_config('site.small_fix', case when revise_post.small_fix then 'yes' else '' end, true);
  update public.blog_posts as post set
    title = changes ->> 'title',
    excerpt = coalesce(changes ->> 'excerpt', ''),
    content = changes ->> 'content',
    meta_title = changes ->> 'meta_title',
    meta_description = changes ->> 'meta_description',
    translation = case
      when post.translation = 'pending' and post.content <> changes ->> 'content' then 'reviewed'
      -- What a program wrote is signed by its checklist, and not while saving.
      when post.translation = 'machine' and not post.written_by_ai and coalesce((changes ->> 'reviewed')::boolean, false)
        then 'reviewed'
      else post.translation
    end
  where post.slug = revise_post.slug and post.revision = revise_post.revision and post.deleted_at is null
  returning post.revision into revised;
  perform set_config('site.small_fix', '', true);
  return revised;
end
$$;
select private.expose('revise_post', 'authenticated, service_role');

-- Changes the text of a post and its picture, or neither. Answers as `revise_post` does. `image` has `url`, `alt`,
-- `focus_x` and `focus_y`; without `url` the post has no picture from then on.
create function private.revise_illustrated_post(
  slug text, revision integer, changes jsonb, small_fix boolean, image jsonb
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  current_revision integer := revision;
  url text := image ->> 'url';
  focus_x smallint := coalesce((image ->> 'focus_x')::smallint, 50);
  focus_y smallint := coalesce((image ->> 'focus_y')::smallint, 50);
  base text;
begin
  perform private.require_editor();
  update public.blog_posts as post set
    hero_image_url = url,
    hero_image_alt = case when url is null then null else image ->> 'alt' end,
    hero_focus_x = focus_x,
    hero_focus_y = focus_y
  where post.slug = revise_illustrated_post.slug and post.revision = current_revision
    and post.deleted_at is null
  returning post.revision, post.slug_base into current_revision, base;
  if base is null then
    return null;
  end if;

  update public.blog_posts as other set
    hero_image_url = url,
    hero_image_alt = case when other.hero_image_url is not distinct from url then other.hero_image_alt end,
    hero_focus_x = focus_x,
    hero_focus_y = focus_y
  where other.slug_base = base and other.slug <> revise_illustrated_post.slug
    and (other.hero_image_url, other.hero_focus_x, other.hero_focus_y) is distinct from (url, focus_x, focus_y);

  return private.revise_post(revise_illustrated_post.slug, current_revision, changes, small_fix);
end
$$;
select private.expose('revise_illustrated_post', 'authenticated, service_role');

-- Publishes those of the posts that can be; what has an obstacle stays a draft. Of several, the one named last becomes the
-- newest. A post that has a date keeps it.
create function private.publish_ready(slugs text[]) returns void
language sql set search_path = '' as $$
  update public.blog_posts post
  set is_published = true,
      published_at = coalesce(
        post.published_at,
        now() - (cardinality(slugs) - array_position(slugs, post.slug)) * interval '1 millisecond'
      )
  where post.slug = any (slugs) and not post.is_published
    and private.publishing_obstacle(post) is null and post.deleted_at is null
$$;

-- What is known of posts, in the order they were named.
create function private.posts_named(slugs text[]) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'slug', post.slug, 'language', post.language, 'obstacle', private.publishing_obstacle(post),
    'is_published', post.is_published, 'published_at', post.published_at
  ) order by array_position(slugs, post.slug)), '[]')
  from public.blog_posts post where post.slug = any (slugs) and post.deleted_at is null
$$;

-- In the order of their ids, so that two presses at once wait for each other instead of blocking each other.
create function private.lock_posts(slugs text[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.blog_posts post where post.slug = any (slugs) order by post.id for update;
end
$$;

create function private.publish_posts(slugs text[]) returns json
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.lock_posts(slugs);
  perform private.publish_ready(slugs);
  return private.posts_named(slugs);
end
$$;
select private.expose('publish_posts', 'authenticated, service_role');

create function private.hide_posts(slugs text[]) returns json
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.lock_posts(slugs);
  update public.blog_posts post set is_published = false where post.slug = any (slugs) and post.is_published;
  return private.posts_named(slugs);
end
$$;
select private.expose('hide_posts', 'authenticated, service_role');

-- An editor answers for a text that a program wrote by going through a list, and for a translation of what an editor wrote
-- with one press. What was checked is kept with name, time and revision; the post itself carries the name and the time,
-- which its page shows in place of the label.
create table private.post_reviews (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  revision integer not null,
  checked text[] not null
    constraint post_reviews_checks_everything check (checked @> array['facts', 'names', 'tone', 'links']),
  reviewed_by text not null,
  editor uuid,
  reviewed_at timestamptz not null default now(),
  primary key (post_id, revision)
);
alter table private.post_reviews enable row level security;

-- Answers the new revision of a post that was reviewed as it stood at the given one; null where it has changed since. A named
-- editor signs with their own name, whatever they give; without any name a translation is signed as the editors'. What an
-- editor wrote, or somebody reviewed already, stays as it is.
create function private.review_post(slug text, revision integer, reviewer text, checked text[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  post public.blog_posts;
  signed text;
begin
  perform private.require_editor();
  select * into post from public.blog_posts
  where blog_posts.slug = review_post.slug and blog_posts.revision = review_post.revision
    and deleted_at is null for update;
  if not found then
    return null;
  end if;
  if post.reviewed_by is not null or not (post.written_by_ai or post.translation = 'machine') then
    return post.revision;
  end if;
  signed := left(coalesce(
    (select name from public.editors where user_id = auth.uid() and not is_shared),
    nullif(trim(reviewer), ''), 'Redactie'), 80);
  if post.written_by_ai or cardinality(review_post.checked) > 0 then
    insert into private.post_reviews (post_id, revision, checked, reviewed_by, editor)
    values (post.id, post.revision, review_post.checked, signed, auth.uid());
  end if;
  update public.blog_posts set
    reviewed_by = signed,
    reviewed_at = now(),
    translation = case when post.translation = 'machine' then 'reviewed' else post.translation end
  where id = post.id
  returning blog_posts.revision into post.revision;
  return post.revision;
end
$$;
select private.expose('review_post', 'authenticated, service_role');

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
  updated_by uuid,
  -- Null for a new article.
  post_id uuid references public.blog_posts (id) on delete cascade,
  -- The revision of the post that it changes.
  written_from integer,
  constraint article_drafts_of_post_written_from check ((post_id is null) = (written_from is null))
);
create index article_drafts_updated_at_idx on public.article_drafts (updated_at desc);
create index article_drafts_post_id_idx on public.article_drafts (post_id);

alter table public.article_drafts enable row level security;
select private.allow('authenticated', 'select, delete', 'public.article_drafts');
select private.allow('service_role', 'select, insert, update, delete', 'public.article_drafts');
create policy "an editor reads drafts of new articles, and their own of posts" on public.article_drafts
  for select to authenticated using (
    (select private.is_editor()) and (post_id is null or updated_by = (select auth.uid()))
  );
create policy "an editor discards drafts of new articles, own ones of posts" on public.article_drafts
  for delete to authenticated using (
    (select private.is_editor()) and (post_id is null or updated_by = (select auth.uid()))
  );

-- Keeps a draft. `revision` is the one it was written from, 0 for a new one. Null where somebody else has changed it since;
-- the same form again is no change. Drafts that nobody has changed for `kept_days` are deleted. A draft that was thrown away meanwhile is kept anew: somebody is still writing it.
create function private.save_article_draft(draft uuid, form jsonb, revision integer, kept_days integer) returns json
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return private.keep_draft(draft, null, null, form, revision, kept_days);
end
$$;
select private.expose('save_article_draft', 'authenticated, service_role');

-- What somebody writes over a stored post, and has not saved yet, is kept as a draft too: a browser can be lost, and a change can be begun at
-- one desk and finished at another. Unlike the draft of a new article it belongs to whoever writes it. It names the revision it was
-- written from, so that what others save meanwhile is compared with it. It goes with the post when that is deleted for good, with the
-- editor who is removed, and with the drafts that nobody has changed.

-- Keeps a draft: of a new article, or of the post it is written over. `revision` is the one it was written from, 0 for a new one. Null where
-- it was changed elsewhere since; the same form again is no change. Drafts that nobody has changed for `kept_days` are deleted. A draft
-- that was thrown away meanwhile is kept anew: somebody is still writing it.
create function private.keep_draft(
  draft uuid, post uuid, written_from integer, form jsonb, revision integer, kept_days integer
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  kept public.article_drafts;
begin
  delete from public.article_drafts as old where old.updated_at < now() - make_interval(days => kept_days);
  insert into public.article_drafts as known (id, post_id, written_from, form, revision, updated_by)
  values (draft, post, keep_draft.written_from, keep_draft.form, keep_draft.revision + 1, auth.uid())
  on conflict on constraint article_drafts_pkey do update
    set form = excluded.form, written_from = excluded.written_from, revision = known.revision + 1, updated_at = now(),
      updated_by = excluded.updated_by
    where known.revision = keep_draft.revision
      and (known.form, known.written_from) is distinct from (excluded.form, excluded.written_from)
      and known.post_id is not distinct from excluded.post_id
      and (known.post_id is null or known.updated_by = excluded.updated_by)
  returning known.* into kept;
  if kept.id is null then
    select * into kept from public.article_drafts as known
    where known.id = draft and known.form = keep_draft.form
      and known.written_from is not distinct from keep_draft.written_from and known.post_id is not distinct from keep_draft.post
      and (known.post_id is null or known.updated_by = auth.uid());
  end if;
  return case
    when kept.id is not null then json_build_object('revision', kept.revision, 'updated_at', kept.updated_at)
  end;
end
$$;

-- Keeps what is written over a post: {kept: {revision, updated_at}}, or {refused: 'missing' | 'full' | 'changed'}. An editor has a
-- hundred of them at most, each on a text of their own: more are no unfinished work, but a program that went wrong.
create function private.save_post_draft(
  draft uuid, slug text, written_from integer, form jsonb, revision integer, kept_days integer
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  post uuid;
  kept json;
begin
  perform private.require_editor();
  select known.id into post from public.blog_posts as known
  where known.slug = save_post_draft.slug and known.deleted_at is null;
  if post is null then
    return json_build_object('refused', 'missing');
  end if;
  if (
    select count(*) from public.article_drafts as known
    where known.post_id is not null and known.updated_by = auth.uid() and known.id <> draft
      and known.updated_at >= now() - make_interval(days => kept_days)
  ) >= 100 then
    return json_build_object('refused', 'full');
  end if;
  kept := private.keep_draft(draft, post, written_from, form, revision, kept_days);
  return case when kept is null then json_build_object('refused', 'changed') else json_build_object('kept', kept) end;
end
$$;
select private.expose('save_post_draft', 'authenticated, service_role');

-- Nobody else can read what a removed editor had not saved.
create function private.forget_unsaved_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.article_drafts as draft where draft.post_id is not null and draft.updated_by = new.user_id;
  return null;
end
$$;
create trigger forget_unsaved_changes after update on public.editors
  for each row when (new.removed_at is not null and old.removed_at is null)
  execute function private.forget_unsaved_changes();

-- Who has an article open. The desk says so every 15 seconds while its page is looked at, and learns by the same question whether
-- somebody has saved and who else is there. A session that has not said so for 45 seconds is gone.

create table private.article_watchers (
  slug_base text not null,
  session_id uuid not null,
  user_id uuid not null,
  language text not null,
  seen_at timestamptz not null default now(),
  primary key (slug_base, session_id)
);
alter table private.article_watchers enable row level security;

-- The revision of a post, and the others who have its article open: each session once, with its editor's name, or null for the shared
-- token. Null where there is no such post.
create function private.watch_post(slug text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  known public.blog_posts;
  here uuid := private.session_id();
begin
  perform private.require_editor();
  select * into known from public.blog_posts as post where post.slug = watch_post.slug;
  if not found then
    return null;
  end if;
  delete from private.article_watchers where seen_at < now() - interval '45 seconds';
  if here is not null then
    insert into private.article_watchers as watcher (slug_base, session_id, user_id, language)
    values (known.slug_base, here, auth.uid(), known.language)
    on conflict on constraint article_watchers_pkey do update set language = excluded.language, seen_at = excluded.seen_at;
  end if;
  return json_build_object('revision', known.revision, 'others', (
    select coalesce(json_agg(json_build_object(
      'name', case when not editor.is_shared then editor.name end,
      'language', watcher.language
    ) order by editor.is_shared, editor.name, watcher.session_id), '[]')
    from private.article_watchers as watcher
    join public.editors as editor on editor.user_id = watcher.user_id and editor.removed_at is null
    where watcher.slug_base = known.slug_base and watcher.session_id is distinct from here
  ));
end
$$;
select private.expose('watch_post', 'authenticated, service_role');
