-- Saving a post never overwrites a newer change. All languages of an article show the same picture, but each language
-- has its own alt text, so a new picture removes the alt texts of the other languages.

-- Returns the new revision, or null if the post has changed since `revision`. An untranslated copy of the Dutch post
-- counts as translated by a person once its content changes.
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
      -- Saving a text by AI is no review, because the review of such a text needs the checklist.
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

-- `image` has `url`, `alt`, `focus_x` and `focus_y`. Without `url`, removes the picture. Returns the same as `revise_post`.
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

-- Publishes posts that have no obstacle. Posts without a date get the current time, the last of `slugs` the newest.
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

-- Reviews with a checklist, which every text by AI needs. For other texts, the reviewer's name in `blog_posts` is
-- enough. A review is stored but does not count if the reviewer had the text open for less than `min_seconds`.
create table private.post_reviews (
  id bigint generated always as identity primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  revision integer not null,
  -- The SHA-256 of the title, excerpt and content that the reviewer read.
  text_digest text not null,
  checked text[] not null
    constraint post_reviews_checks_everything check (checked @> array['facts', 'names', 'tone', 'links']),
  reviewed_by text not null,
  editor uuid,
  reviewed_at timestamptz not null default now(),
  open_seconds integer not null constraint post_reviews_open_seconds_range check (open_seconds >= 0),
  min_seconds integer not null,
  changes jsonb not null constraint post_reviews_changes_readable check (
    changes = jsonb_path_query_array(changes, 'strict $[*] ? (
      @.sentence.type() == "string" && (@.to.type() == "string" || @.to.type() == "null")
    )', '{}', true)
  )
);
create index post_reviews_post_id_idx on private.post_reviews (post_id);
alter table private.post_reviews enable row level security;

-- `record` is { reviewer, checked, min_seconds, changes }. Returns the revision after the call, or null if the post
-- has changed since `revision`. A named editor signs with the name of the account. The shared account signs with
-- `reviewer` or `Redactie`. An outdated translation becomes current. A post that is up to date and needs no review
-- does not change.
create function private.review_post(slug text, revision integer, record jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  post public.blog_posts;
  signed text;
  checked text[] := array(select jsonb_array_elements_text(coalesce(record -> 'checked', '[]')));
  open_seconds integer := coalesce((private.watch_post(slug)::jsonb -> 'open_seconds')::integer, 0);
  min_seconds integer := coalesce((record ->> 'min_seconds')::integer, 0);
  is_unread boolean;
begin
  perform private.require_editor();
  select * into post from public.blog_posts
  where blog_posts.slug = review_post.slug and blog_posts.revision = review_post.revision
    and deleted_at is null for update;
  if not found then
    return null;
  end if;
  is_unread := post.reviewed_by is null and (post.written_by_ai or post.translation = 'machine');
  if not is_unread and post.outdated_since is null then
    return post.revision;
  end if;
  signed := left(coalesce(
    (select name from public.editors where user_id = auth.uid() and not is_shared),
    nullif(trim(record ->> 'reviewer'), ''), 'Redactie'), 80);
  if post.written_by_ai or cardinality(checked) > 0 then
    insert into private.post_reviews (
      post_id, revision, text_digest, checked, reviewed_by, editor, open_seconds, min_seconds, changes
    )
    values (
      post.id, post.revision, encode(sha256(convert_to(private.read_text(post)::text, 'UTF8')), 'hex'), checked, signed,
      auth.uid(), open_seconds, min_seconds, coalesce(record -> 'changes', '[]')
    );
  end if;
  if open_seconds < min_seconds then
    return post.revision;
  end if;
  update public.blog_posts set
    reviewed_by = case when is_unread then signed else post.reviewed_by end,
    reviewed_at = case when is_unread then now() else post.reviewed_at end,
    translation = case when post.translation = 'machine' then 'reviewed' else post.translation end,
    outdated_since = null
  where id = post.id
  returning blog_posts.revision into post.revision;
  -- The editor compared the translation with the current Dutch text, so no failure to translate that text matters.
  update private.translations as known set source_revision = source.revision, problem = null, problem_at = null
  from public.blog_posts as source
  where known.post_id = post.id and source.slug_base = post.slug_base and source.language = 'nl';
  return post.revision;
end
$$;
select private.expose('review_post', 'authenticated, service_role');

create function private.list_reviews() returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select coalesce(json_agg(json_build_object(
    'slug', post.slug, 'language', post.language, 'revision', review.revision, 'text_digest', review.text_digest,
    'reviewed_by', review.reviewed_by, 'editor', review.editor, 'reviewed_at', review.reviewed_at,
    'open_seconds', review.open_seconds, 'min_seconds', review.min_seconds,
    'counts', review.open_seconds >= review.min_seconds, 'changes', review.changes
  ) order by review.id desc), '[]')
  from private.post_reviews review join public.blog_posts post on post.id = review.post_id;
$$;
select private.expose('list_reviews', 'authenticated, service_role');

-- All editors share the drafts of new articles. A draft of changes to a post or to the business details belongs to
-- one editor. Each save names the revision that it replaces. If the draft has a newer revision, the save is refused.
-- A draft is deleted 30 days after its last change.
create table public.article_drafts (
  -- The browser chooses the id, so that a repeated save creates no second draft.
  id uuid primary key,
  -- The fields of the editing form.
  form jsonb not null
    constraint article_drafts_form_object check (jsonb_typeof(form) = 'object')
    constraint article_drafts_form_size check (octet_length(form::text) <= 1000000)
    constraint article_drafts_form_listed check (
      (
        post_id is null and written_from is not null
        and form -> 'fields' is not distinct from jsonb_path_query_array(form, 'strict $.fields[*] ? (
          @.path.type() == "string" && @.stored.type() == "string" && @.typed.type() == "string"
        )', '{}', true)
      )
      or jsonb_typeof(form -> 'title') is not distinct from 'string'
      and jsonb_typeof(form -> 'excerpt') is not distinct from 'string'
    ),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  -- Null for the draft of a new article or of the business details.
  post_id uuid references public.blog_posts (id) on delete cascade,
  -- The revision of the post, or the version of the details, from which the draft started. Null for a new article.
  written_from integer,
  constraint article_drafts_of_post_written_from check (post_id is null or written_from is not null),
  constraint article_drafts_of_details_own check (post_id is not null or written_from is null or id = updated_by)
);
create index article_drafts_updated_at_idx on public.article_drafts (updated_at desc);
create index article_drafts_post_id_idx on public.article_drafts (post_id);

alter table public.article_drafts enable row level security;
select private.allow('authenticated', 'select, delete', 'public.article_drafts');
select private.allow('service_role', 'select, insert, update, delete', 'public.article_drafts');
create policy "an editor reads drafts of new articles, and their own others" on public.article_drafts
  for select to authenticated using (
    (select private.is_editor()) and (written_from is null or updated_by = (select auth.uid()))
  );
create policy "an editor discards drafts of new articles, and own others" on public.article_drafts
  for delete to authenticated using (
    (select private.is_editor()) and (written_from is null or updated_by = (select auth.uid()))
  );

create function private.draft_lifetime() returns interval
language sql immutable set search_path = '' as $$ select interval '30 days' $$;

-- Returns the same as `save_post_draft`. All editors together can have 200 drafts of new articles.
create function private.save_article_draft(draft uuid, form jsonb, revision integer) returns json
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  if (select count(*) from public.article_drafts as known where known.written_from is null and known.id <> draft) >= 200 then
    return json_build_object('refused', 'too-many-drafts');
  end if;
  return private.keep_draft(draft, null, null, form, revision);
end
$$;
select private.expose('save_article_draft', 'authenticated, service_role');

-- `revision` is the draft's revision that the caller last read, or 0 for a new draft. Refuses the save if the draft
-- has changed since. If the draft was discarded in the meantime, creates the draft again. The id of an editor is
-- reserved for the editor's draft of the business details.
create function private.keep_draft(
  draft uuid, post uuid, written_from integer, form jsonb, revision integer
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  kept public.article_drafts;
begin
  if (post is not null or keep_draft.written_from is null) and exists (select from public.editors where user_id = draft) then
    return json_build_object('refused', 'changed-meanwhile');
  end if;
  delete from public.article_drafts as old where old.updated_at < now() - private.draft_lifetime();
  insert into public.article_drafts as known (id, post_id, written_from, form, revision, updated_by)
  values (draft, post, keep_draft.written_from, keep_draft.form, keep_draft.revision + 1, auth.uid())
  on conflict on constraint article_drafts_pkey do update
    set form = excluded.form, written_from = excluded.written_from, revision = known.revision + 1, updated_at = now(),
      updated_by = excluded.updated_by
    where known.revision = keep_draft.revision
      and (known.form, known.written_from) is distinct from (excluded.form, excluded.written_from)
      and known.post_id is not distinct from excluded.post_id
      and (known.written_from is null) = (excluded.written_from is null)
      and (known.written_from is null or known.updated_by = excluded.updated_by)
  returning known.* into kept;
  if kept.id is null then
    select * into kept from public.article_drafts as known
    where known.id = draft and known.form = keep_draft.form
      and known.written_from is not distinct from keep_draft.written_from and known.post_id is not distinct from keep_draft.post
      and (known.written_from is null or known.updated_by = auth.uid());
  end if;
  if kept.id is null then
    return json_build_object('refused', 'changed-meanwhile');
  end if;
  return json_build_object('kept', json_build_object('revision', kept.revision, 'updated_at', kept.updated_at));
end
$$;

-- Returns { kept: { revision, updated_at } } or { refused: <error code> }. An editor can have 100 drafts of posts.
create function private.save_post_draft(
  draft uuid, slug text, written_from integer, form jsonb, revision integer
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  post uuid;
begin
  perform private.require_editor();
  select known.id into post from public.blog_posts as known
  where known.slug = save_post_draft.slug and known.deleted_at is null;
  if post is null then
    return json_build_object('refused', 'post-not-found');
  end if;
  if (
    select count(*) from public.article_drafts as known
    where known.post_id is not null and known.updated_by = auth.uid() and known.id <> draft
      and known.updated_at >= now() - private.draft_lifetime()
  ) >= 100 then
    return json_build_object('refused', 'too-many-drafts');
  end if;
  return private.keep_draft(draft, post, written_from, form, revision);
end
$$;
select private.expose('save_post_draft', 'authenticated, service_role');

-- An editor discards the draft by saving a form without fields. The row remains, so that no revision number repeats.
create function private.save_business_draft(written_from integer, form jsonb, revision integer) returns json
language sql security definer set search_path = '' as $$
  select private.require_editor();
  select private.keep_draft(auth.uid(), null, save_business_draft.written_from, form, save_business_draft.revision);
$$;
select private.expose('save_business_draft', 'authenticated');

-- Deletes the unsaved changes of a removed editor, because no other editor can read them.
create function private.forget_unsaved_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.article_drafts as draft where draft.written_from is not null and draft.updated_by = new.user_id;
  return null;
end
$$;
create trigger forget_unsaved_changes after update on public.editors
  for each row when (new.removed_at is not null and old.removed_at is null)
  execute function private.forget_unsaved_changes();

-- The sessions that have an article open. A visible page calls `watch_post` every 15 seconds. A session is removed
-- after 45 seconds without a call.

create table private.article_watchers (
  slug_base text not null,
  session_id uuid not null,
  user_id uuid not null,
  language text not null,
  -- When the session first opened the text in each language: { language: time }.
  opened jsonb not null,
  seen_at timestamptz not null default now(),
  primary key (slug_base, session_id)
);
alter table private.article_watchers enable row level security;

-- A note keeps the words that it quotes, even if the text loses them. `delete_expired` deletes a note 30 days after an
-- editor ticked it off.

create table private.post_notes (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  quote text not null constraint post_notes_quote_length check (char_length(quote) <= 300),
  text text not null constraint post_notes_text_length check (char_length(text) between 1 and 1000),
  written_by uuid,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index post_notes_post_idx on private.post_notes (post_id);
alter table private.post_notes enable row level security;

-- Returns false if there is no such post.
create function private.add_note(slug text, quote text, text text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  insert into private.post_notes (post_id, quote, text, written_by)
  select post.id, add_note.quote, add_note.text, auth.uid() from public.blog_posts as post
  where post.slug = add_note.slug and post.deleted_at is null;
  return found;
end
$$;
select private.expose('add_note', 'authenticated, service_role');

create function private.tick_note(note uuid, is_done boolean) returns void
language sql security definer set search_path = '' as $$
  select private.require_editor();
  update private.post_notes set done_at = case when is_done then now() end where id = note;
$$;
select private.expose('tick_note', 'authenticated, service_role');

-- Records that this session has the post open. Returns the post's revision, the seconds since this session opened the
-- post, and the article's other sessions and open notes with the editors' names (null for the shared account).
-- Returns null for an unknown post.
create function private.watch_post(slug text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  known public.blog_posts;
  here uuid := private.session_id();
  opened timestamptz;
begin
  perform private.require_editor();
  select * into known from public.blog_posts as post where post.slug = watch_post.slug;
  if not found then
    return null;
  end if;
  delete from private.article_watchers where seen_at < now() - interval '45 seconds';
  if here is not null then
    insert into private.article_watchers as watcher (slug_base, session_id, user_id, language, opened)
    values (known.slug_base, here, auth.uid(), known.language, jsonb_build_object(known.language, now()))
    on conflict on constraint article_watchers_pkey do update
    set language = excluded.language, seen_at = excluded.seen_at, opened = excluded.opened || watcher.opened
    returning (watcher.opened ->> watcher.language)::timestamptz into opened;
  end if;
  return json_build_object('revision', known.revision, 'open_seconds', coalesce(floor(extract(epoch from now() - opened)), 0),
    'others', (
    select coalesce(json_agg(json_build_object(
      'name', case when not editor.is_shared then editor.name end,
      'language', watcher.language
    ) order by editor.is_shared, editor.name, watcher.session_id), '[]')
    from private.article_watchers as watcher
    join public.editors as editor on editor.user_id = watcher.user_id and editor.removed_at is null
    where watcher.slug_base = known.slug_base and watcher.session_id is distinct from here
  ), 'notes', (
    select coalesce(json_agg(json_build_object(
      'id', note.id, 'slug', post.slug, 'quote', note.quote, 'text', note.text, 'created_at', note.created_at,
      'by', case when not editor.is_shared then editor.name end
    ) order by note.created_at), '[]')
    from private.post_notes as note
    join public.blog_posts as post on post.id = note.post_id and post.deleted_at is null
    left join public.editors as editor on editor.user_id = note.written_by
    where post.slug_base = known.slug_base and note.done_at is null
  ));
end
$$;
select private.expose('watch_post', 'authenticated, service_role');

-- Every version of the business details is kept. The site shows the newest version. Without any version, it shows the
-- details of a new installation. Visitors may read the newest version, except the dates of consent to testimonials.

create table private.business_versions (
  version integer primary key constraint business_versions_version_positive check (version > 0),
  details jsonb not null constraint business_versions_details_size
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 100000),
  saved_at timestamptz not null default clock_timestamp(),
  saved_by uuid
);
alter table private.business_versions enable row level security;
create trigger refuse_rewriting before update or delete or truncate on private.business_versions
  for each statement execute function private.refuse_rewriting();

create function private.published_business() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('version', version, 'details', details #- '{testimonials,first,consentOn}'
    #- '{testimonials,second,consentOn}' #- '{testimonials,third,consentOn}', 'descriptions', (
      select coalesce(json_object_agg(image.path, image.descriptions order by image.path), '{}') from public.images as image
      where strpos(details::text, image.path) > 0
    ))
  from private.business_versions order by version desc limit 1
$$;
select private.expose('published_business', 'anon, authenticated, service_role');

create function private.list_business_versions() returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select coalesce(json_agg(json_build_object(
    'version', recent.version, 'details', recent.details, 'saved_at', recent.saved_at, 'saved_by', editor.name
  ) order by recent.version desc), '[]')
  from (select * from private.business_versions order by version desc limit 20) recent
  left join public.editors editor on editor.user_id = recent.saved_by;
$$;
select private.expose('list_business_versions', 'authenticated, service_role');

-- Returns the new version, or null if another editor has saved since version `based_on` (0 before the first version).
-- Only the site's functions may call this, because they check the details: every build needs readable ones.
create function private.save_business(details jsonb, based_on integer, editor uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  known integer;
begin
  -- Without this lock, the second of two concurrent calls would fail with a duplicate version, not return null.
  perform from private.site for update;
  known := (select coalesce(max(version), 0) from private.business_versions);
  if known <> save_business.based_on then
    return null;
  end if;
  insert into private.business_versions (version, details, saved_by)
  values (known + 1, save_business.details, save_business.editor);
  perform private.note_action('business-changed', '', nullif(known, 0), known + 1, save_business.editor);
  perform private.count_change();
  update private.site set by_hand = by_hand or save_business.editor is not null where only_row;
  return known + 1;
end
$$;
select private.expose('save_business', 'service_role');

-- Every version of the legal texts that the public site has shown. Visitors may read all of them.

create table private.legal_texts (
  document text not null constraint legal_texts_document_known check (document in ('privacy', 'terms', 'cookies', 'legal')),
  texts jsonb not null constraint legal_texts_size check (octet_length(texts::text) <= 200000),
  stored_at timestamptz not null default clock_timestamp(),
  primary key (document, stored_at)
);
alter table private.legal_texts enable row level security;
create trigger refuse_rewriting before update or delete or truncate on private.legal_texts
  for each statement execute function private.refuse_rewriting();

-- Newest first. A version's name is the day in Spain when it was stored. Later versions of a day end in .2, .3, …
create function private.legal_versions() returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'document', document, 'version', day || coalesce('.' || nullif(n, 1), ''), 'texts', texts
  ) order by stored_at desc), '[]')
  from (
    select *, row_number() over (partition by document, day order by stored_at) as n
    from private.legal_texts, lateral (select (stored_at at time zone 'Europe/Madrid')::date::text as day) as local
  ) as numbered
$$;
select private.expose('legal_versions', 'anon, authenticated, service_role');

-- Stores the texts that differ from the newest version of their document. `texts` has a key for each document.
create function private.store_legal_texts(texts jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.legal_texts (document, texts)
  select shown.key, shown.value from jsonb_each(store_legal_texts.texts) as shown
  where shown.value is distinct from (
    select newest.texts from private.legal_texts as newest
    where newest.document = shown.key order by newest.stored_at desc limit 1
  )
$$;
select private.expose('store_legal_texts', 'service_role');

-- Whether the business's notice on the site has begun or ended after `since`. Its days are in Ibiza's time zone. They
-- are compared as texts, because an error here would stop the schedule.
create function private.has_notice_turned(since timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bool_or(starts > past and starts <= today or ends >= past and ends < today), false)
  from (
    select (details -> 'notice' ->> 'starts') collate "C" as starts, (details -> 'notice' ->> 'ends') collate "C" as ends
    from private.business_versions order by version desc limit 1
  ) as newest,
  lateral (
    select to_char(since at time zone 'Europe/Madrid', 'YYYY-MM-DD') as past,
      to_char(clock_timestamp() at time zone 'Europe/Madrid', 'YYYY-MM-DD') as today
  ) as days
$$;
