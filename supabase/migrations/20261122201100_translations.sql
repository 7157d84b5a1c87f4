-- What the site knows about each translation by a language model: the last problem, the time of queuing, and the Dutch
-- revision that was translated, so that the next translation covers only changed parts. Storing these values creates no
-- revision of the post and no build.

create table private.translations (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  source_revision integer,
  -- { code, faults? }: why the last attempt failed, or which doubts about its result the reviewer must check.
  problem jsonb,
  problem_at timestamptz,
  -- When a process's claim expires. A claim outlasts any call of the model, so that no translation is paid for twice.
  working_until timestamptz,
  wanted_at timestamptz,
  wanted_attempts integer not null default 0,
  next_try_at timestamptz
);
create index translations_wanted_idx on private.translations (wanted_at) where wanted_at is not null;
alter table private.translations enable row level security;

-- Records that a new or changed translation is based on the current Dutch revision. If an undo restores an outdated
-- translation, that one is based on the last Dutch revision before it became outdated.
create function private.follow_source(post public.blog_posts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if post.language = 'nl' or post.translation = 'pending' then
    return;
  end if;
  insert into private.translations (post_id, source_revision)
  select post.id, coalesce(
    (
      select max(kept.revision) from public.post_revisions as kept
      where kept.post_id = source.id and kept.changed_at < post.outdated_since
    ),
    source.revision
  )
  from public.blog_posts as source
  where source.slug_base = post.slug_base and source.language = 'nl'
  on conflict on constraint translations_pkey do update
  set source_revision = excluded.source_revision, problem = null, problem_at = null;
end
$$;

-- `source` is the Dutch text on which the translation is based. Returns null for an unknown post.
create function private.translation_state(slug text) returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select json_build_object(
    'revision', post.revision,
    'translation', post.translation,
    'outdated', post.outdated_since is not null,
    'problem', known.problem,
    'source_revision', known.source_revision,
    'source', (
      select history.post from public.post_revisions as history
      where history.post_id = source.id and history.revision = known.source_revision
    )
  )
  from public.blog_posts as post
  left join public.blog_posts as source on source.slug_base = post.slug_base and source.language = 'nl'
  left join private.translations as known on known.post_id = post.id
  where post.slug = translation_state.slug;
$$;
select private.expose('translation_state', 'authenticated, service_role');

-- Returns false if another process has claimed the post. Only the site claims a post, and only to translate it at once: a claim
-- without a translation would use up the attempts.
create function private.claim_translation(slug text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.translations as known (post_id, working_until)
  select post.id, clock_timestamp() + interval '4 minutes'
  from public.blog_posts as post where post.slug = claim_translation.slug
  on conflict on constraint translations_pkey do update
  set working_until = excluded.working_until,
      wanted_attempts = known.wanted_attempts + case when known.wanted_at is null then 0 else 1 end
  where known.working_until is null or known.working_until < clock_timestamp();
  return found;
end
$$;
select private.expose('claim_translation', 'service_role');

create function private.end_translation(slug text, problem jsonb) returns void
language sql security definer set search_path = '' as $$
  update private.translations as known
  set working_until = null,
      problem = end_translation.problem,
      problem_at = case when end_translation.problem is not null then now() end,
      -- A translation stays queued for up to four attempts if it failed or was not stored. A translation is not
      -- stored if the Dutch text or the post has changed, and the post is then still untranslated or outdated.
      wanted_at = case
        when (
            end_translation.problem ->> 'code' <> 'doubts' or post.translation = 'pending' or post.outdated_since is not null
          )
          and known.wanted_attempts < 4
        then known.wanted_at
      end,
      next_try_at = clock_timestamp() + make_interval(mins => power(4, least(known.wanted_attempts, 3))::integer)
  from public.blog_posts as post
  where post.id = known.post_id and post.slug = end_translation.slug;
$$;
select private.expose('end_translation', 'service_role');

-- Returns null if the post has changed since `revision`, or the Dutch text since `source_revision`. The translation
-- counts as reviewed only if `changes` names the `reviewer` who has compared it with the Dutch text.
create function private.store_translation(slug text, revision integer, source_revision integer, changes jsonb)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  stored integer;
begin
  perform private.require_editor();
  update public.blog_posts as post set
    title = changes ->> 'title',
    excerpt = coalesce(changes ->> 'excerpt', ''),
    content = changes ->> 'content',
    meta_title = changes ->> 'meta_title',
    meta_description = changes ->> 'meta_description',
    -- All languages of an article show the same image.
    hero_image_url = source.hero_image_url,
    hero_focus_x = source.hero_focus_x,
    hero_focus_y = source.hero_focus_y,
    hero_image_alt = changes ->> 'hero_image_alt',
    translation = 'machine',
    written_by_ai = source.written_by_ai,
    reviewed_by = null,
    reviewed_at = null,
    outdated_since = null
  from public.blog_posts as source, public.post_revisions as history
  where post.slug = store_translation.slug and post.revision = store_translation.revision and post.language <> 'nl'
    and post.deleted_at is null
    and source.slug_base = post.slug_base and source.language = 'nl'
    and history.post_id = source.id and history.revision = store_translation.source_revision
    and not private.text_changed(jsonb_populate_record(null::public.blog_posts, history.post), source)
  returning post.revision into stored;
  if changes ? 'reviewer' then
    stored := (
      private.review_post(slug, stored, jsonb_build_object('reviewer', changes ->> 'reviewer')) ->> 'revision'
    )::integer;
  end if;
  return stored;
end
$$;
select private.expose('store_translation', 'authenticated, service_role');

-- The queue is in the database, so that it survives a closed browser or a killed function. A failed translation is
-- retried after 4, 16 and 64 minutes. An attempt is counted at its start, so that an attempt that kills the function
-- is not retried forever.

-- Whether a translation is running, or queued with attempts left. The desk shows both as in progress.
create function private.is_being_translated(known private.translations) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(known.working_until > clock_timestamp(), false)
    or (known.wanted_at is not null and known.wanted_attempts < 4)
$$;

-- Articles in the trash wait until they are restored.
create function private.due_translations() returns table (slug_base text, language text, wanted_at timestamptz)
language sql stable set search_path = '' as $$
  select post.slug_base, post.language, known.wanted_at
  from private.translations as known join public.blog_posts as post on post.id = known.post_id
  where known.wanted_at is not null and known.wanted_attempts < 4
    and coalesce(known.next_try_at <= clock_timestamp(), true)
    and coalesce(known.working_until < clock_timestamp(), true)
    and post.deleted_at is null
$$;

-- Queuing a post again resets its number of attempts. The schedule stores the translation without an editor, and
-- visitors see that of a published post at once, so to queue one requires the second factor.
create function private.want_translations(slugs text[]) returns void
language sql security definer set search_path = '' as $$
  select private.require_editor();
  select private.require_second_factor() from public.blog_posts as post
  where post.slug = any (slugs) and (post.is_published or post.publish_at is not null);
  insert into private.translations as known (post_id, wanted_at)
  select post.id, clock_timestamp() from public.blog_posts as post
  where post.slug = any (slugs) and post.language <> 'nl' and post.deleted_at is null
  on conflict on constraint translations_pkey do update
  set wanted_at = excluded.wanted_at, wanted_attempts = 0, next_try_at = null, problem = null, problem_at = null;
$$;
select private.expose('want_translations', 'authenticated, service_role');

-- Returns the due translations in the order in which they were queued.
create function private.wanted_translations(max integer) returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object('slug_base', slug_base, 'language', language) order by wanted_at, slug_base, language), '[]')
  from (select * from private.due_translations() order by wanted_at limit max) as due;
$$;
select private.expose('wanted_translations', 'service_role');

create function private.unwant_translation(slug text) returns void
language sql security definer set search_path = '' as $$
  update private.translations as known set wanted_at = null
  from public.blog_posts as post where post.id = known.post_id and post.slug = unwant_translation.slug;
$$;
select private.expose('unwant_translation', 'service_role');

-- Returns the last reviewed version of this translation, or null if there is none.
create function private.reviewed_before(slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select history.post
  from public.post_revisions as history join public.blog_posts as post on post.id = history.post_id
  where post.slug = reviewed_before.slug and post.deleted_at is null and history.post ->> 'translation' = 'reviewed'
  order by history.revision desc limit 1;
$$;
select private.expose('reviewed_before', 'authenticated, service_role');
