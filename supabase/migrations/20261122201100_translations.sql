-- Translations. Of each one the database remembers the Dutch revision its words follow, so that later only what has
-- changed since needs to be translated; and why a machine translation failed. Both are no part of the post: they make
-- no new revision of it, and nothing to build. What the language model is used for is counted at the end.

create table private.translations (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  source_revision integer,
  -- { code, faults? } of the last attempt, where that failed.
  problem jsonb,
  problem_at timestamptz,
  -- Who translates has this long; a second click meanwhile would only cost money.
  working_until timestamptz
);
alter table private.translations enable row level security;
revoke all on private.translations from public, anon, authenticated, service_role;

-- A translation follows the Dutch text as it stands when somebody, or a program, writes it.
create function private.follow_source() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if old.translation <> 'pending' and not private.text_changed(old, new) then
      return null;
    end if;
  end if;
  insert into private.translations (post_id, source_revision)
  select new.id, source.revision from public.blog_posts as source
  where source.slug_base = new.slug_base and source.language = 'nl'
  on conflict on constraint translations_pkey do update
  set source_revision = excluded.source_revision, problem = null, problem_at = null;
  return null;
end
$$;
create trigger follow_source after insert or update on public.blog_posts
  for each row when (new.language <> 'nl' and new.translation <> 'pending')
  execute function private.follow_source();

-- Of one language of an article: its state, and the Dutch text it follows. Null where there is no such post.
create function private.translation_state(slug text) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
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
    where post.slug = translation_state.slug
  );
end
$$;

create function public.translation_state(slug text) returns json
language sql set search_path = '' as 'select private.translation_state(slug)';
grant execute on function
  private.translation_state(text), public.translation_state(text)
to authenticated, service_role;

-- The posts whose last machine translation failed, by slug. One value: rows would be cut at 1,000.
create function private.translation_problems() returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select coalesce(json_object_agg(post.slug, known.problem), '{}')
    from private.translations as known join public.blog_posts as post on post.id = known.post_id
    where known.problem is not null
  );
end
$$;

create function public.translation_problems() returns json
language sql set search_path = '' as 'select private.translation_problems()';
grant execute on function private.translation_problems(), public.translation_problems() to authenticated, service_role;

-- Gives a post to one translator at a time; false where it has one.
create function private.claim_translation(slug text, lease_seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  insert into private.translations as known (post_id, working_until)
  select post.id, clock_timestamp() + make_interval(secs => lease_seconds)
  from public.blog_posts as post where post.slug = claim_translation.slug
  on conflict on constraint translations_pkey do update set working_until = excluded.working_until
  where known.working_until is null or known.working_until < clock_timestamp();
  return found;
end
$$;

create function public.claim_translation(slug text, lease_seconds integer) returns boolean
language sql set search_path = '' as 'select private.claim_translation(slug, lease_seconds)';
grant execute on function
  private.claim_translation(text, integer), public.claim_translation(text, integer)
to authenticated, service_role;

-- The translator is done: with a problem, or with none.
create function private.end_translation(slug text, problem jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update private.translations as known
  set working_until = null,
      problem = end_translation.problem,
      problem_at = case when end_translation.problem is not null then now() end
  from public.blog_posts as post
  where post.id = known.post_id and post.slug = end_translation.slug;
end
$$;

create function public.end_translation(slug text, problem jsonb) returns void
language sql set search_path = '' as 'select private.end_translation(slug, problem)';
grant execute on function
  private.end_translation(text, jsonb), public.end_translation(text, jsonb)
to authenticated, service_role;

-- Stores a machine translation: of the Dutch text as it still stands, over the post as it still stands. Answers the new
-- revision, or null where either has changed meanwhile. Nobody has reviewed it, whoever reviewed the words before.
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
    -- All languages of an article show the same picture.
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
    and (history.post ->> 'title', history.post ->> 'excerpt', history.post ->> 'content')
      is not distinct from (source.title, source.excerpt, source.content)
  returning post.revision into stored;
  return stored;
end
$$;

create function public.store_translation(slug text, revision integer, source_revision integer, changes jsonb)
returns integer
language sql set search_path = '' as 'select private.store_translation(slug, revision, source_revision, changes)';
grant execute on function
  private.store_translation(text, integer, integer, jsonb), public.store_translation(text, integer, integer, jsonb)
to authenticated, service_role;

-- What the language model was used for, by whom, and what it cost: tokens as the service counted them, and euros where
-- prices were set at the time. Written by whoever asks it, never changed, read as sums per month.
create table private.model_uses (
  id bigint generated always as identity primary key,
  used_at timestamptz not null default now(),
  purpose text not null
    constraint model_uses_purpose_known check (purpose in ('translation', 'article', 'news')),
  -- The slug it was for.
  about text
    constraint model_uses_about_length check (char_length(about) <= 200),
  model text not null
    constraint model_uses_model_length check (char_length(model) between 1 and 200),
  input_tokens bigint not null
    constraint model_uses_input_tokens_counted check (input_tokens >= 0),
  output_tokens bigint not null
    constraint model_uses_output_tokens_counted check (output_tokens >= 0),
  euros numeric(12, 6)
    constraint model_uses_euros_positive check (euros >= 0),
  used_by uuid
);
create index model_uses_used_at_idx on private.model_uses (used_at);
alter table private.model_uses enable row level security;
revoke all on private.model_uses from public, anon, authenticated, service_role;

create function private.note_model_use(use jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  insert into private.model_uses (purpose, about, model, input_tokens, output_tokens, euros, used_by)
  values (
    use ->> 'purpose', use ->> 'about', use ->> 'model',
    (use ->> 'input_tokens')::bigint, (use ->> 'output_tokens')::bigint, (use ->> 'euros')::numeric,
    auth.uid()
  );
end
$$;

create function public.note_model_use(use jsonb) returns void
language sql set search_path = '' as 'select private.note_model_use(use)';
grant execute on function private.note_model_use(jsonb), public.note_model_use(jsonb) to authenticated, service_role;

-- The last twelve months by Ibiza's calendar, the newest first. `unpriced`: uses of which nobody knows the price.
create function private.model_use_by_month() returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select coalesce(json_agg(to_json(months) order by months.month desc, months.purpose), '[]')
    from (
      select to_char(used_at at time zone 'Europe/Madrid', 'YYYY-MM') as month, purpose, count(*) as uses,
        sum(input_tokens) as input_tokens, sum(output_tokens) as output_tokens,
        coalesce(sum(euros), 0) as euros, count(*) filter (where euros is null) as unpriced
      from private.model_uses
      where used_at > now() - interval '1 year'
      group by 1, 2
    ) as months
  );
end
$$;

create function public.model_use_by_month() returns json
language sql set search_path = '' as 'select private.model_use_by_month()';
grant execute on function private.model_use_by_month(), public.model_use_by_month() to authenticated, service_role;
