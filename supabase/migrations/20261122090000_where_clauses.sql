-- Hosted Supabase refuses every UPDATE and DELETE without a WHERE clause (pg-safeupdate is loaded for the role that PostgREST
-- logs in as), inside functions and triggers as well. These functions update the only row of private.site; each statement now
-- names it. Nothing else about them has changed.

create or replace function private.count_visible_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  visible boolean;
begin
  case tg_op
    when 'INSERT' then
      select exists (select from new_posts where is_published) into visible;
    when 'DELETE' then
      select exists (select from old_posts where is_published) into visible;
    else
      select exists (
        select from new_posts join old_posts using (id)
        where new_posts.revision <> old_posts.revision and (new_posts.is_published or old_posts.is_published)
      ) into visible;
  end case;
  if visible then
    update private.site
    set content_version = content_version + 1,
        changed_at = now(),
        pending_since = coalesce(pending_since, now()),
        by_hand = by_hand or auth.uid() is not null
    where only_row;
  end if;
  return null;
end
$$;

create or replace function private.ask_for_rebuild() returns json
language plpgsql security definer set search_path = '' as $$
declare
  site private.site;
  waiting boolean;
  run boolean;
begin
  perform private.require_editor();
  select * into site from private.site for update;
  waiting := site.pending_since is not null and coalesce(site.runner_until > clock_timestamp(), false);
  run := site.pending_since is not null and not waiting;
  if run then
    update private.site set runner_until = clock_timestamp() + interval '2 minutes' where only_row;
  end if;
  return json_build_object(
    'rebuild', case when waiting then 'waiting' else 'requested' end,
    'run', run,
    'content_version', site.content_version
  );
end
$$;

create or replace function private.claim_rebuild(times jsonb) returns json
language plpgsql security definer set search_path = '' as $$
declare
  site private.site;
  milliseconds bigint;
begin
  perform private.require_editor();
  select * into site from private.site for update;
  if site.pending_since is null then
    return json_build_object('state', 'nothing');
  end if;
  milliseconds := ceil(extract(epoch from private.rebuild_due(site, times) - clock_timestamp()) * 1000);
  if milliseconds > 0 then
    return json_build_object('state', 'wait', 'milliseconds', milliseconds);
  end if;
  update private.site set hook_until = clock_timestamp() + interval '60 seconds' where only_row;
  return json_build_object('state', 'claimed', 'version', site.content_version);
end
$$;

create or replace function private.confirm_rebuild(version bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update private.site
  set asked_version = greatest(asked_version, version),
      asked_at = clock_timestamp(),
      -- A change that came after the claim is still waiting, since it came.
      pending_since = case when content_version > version and pending_since is not null then changed_at end,
      by_hand = content_version > version and pending_since is not null and by_hand,
      runner_until = null,
      hook_until = null,
      next_try_at = null,
      hook_error = null,
      hook_error_at = null
  where only_row;
  insert into private.build_requests (version) values (confirm_rebuild.version);
  delete from private.build_requests where asked_at < clock_timestamp() - interval '1 year';
end
$$;

create or replace function private.fail_rebuild(version bigint, error text, retry_seconds numeric) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update private.site
  -- Still pending, unless somebody else brought it there meanwhile.
  set hook_error = left(error, 500),
      hook_error_at = clock_timestamp(),
      next_try_at = clock_timestamp() + make_interval(secs => retry_seconds::double precision),
      runner_until = null,
      hook_until = null
  where only_row;
end
$$;

create or replace function private.record_build(version bigint, ok boolean, error text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if ok then
    update private.site
    set built_at = case when version >= built_version then clock_timestamp() else built_at end,
        built_version = greatest(built_version, version),
        pending_since = case when content_version > version then pending_since end,
        by_hand = content_version > version and by_hand,
        failed_version = case when failed_version > version then failed_version end,
        build_error = case when failed_version > version then build_error end,
        build_error_at = case when failed_version > version then build_error_at end,
        hook_error = case when content_version > version then hook_error end,
        hook_error_at = case when content_version > version then hook_error_at end
    where only_row;
    -- The build is the one asked for last; the host leaves out those queued before it.
    update private.build_requests set built_at = clock_timestamp()
    where built_at is null and id = (
      select asked.id from private.build_requests as asked
      where asked.version <= record_build.version
      order by asked.id desc limit 1
    );
  else
    -- News of an old build that failed, after a newer one succeeded, is no news.
    update private.site
    set failed_version = version, build_error = left(error, 500), build_error_at = clock_timestamp()
    where version >= built_version;
  end if;
end
$$;

create or replace function private.end_shared_sessions(token_fingerprint text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known text;
  changed boolean;
begin
  if coalesce(end_shared_sessions.token_fingerprint, '') = '' then
    raise exception 'A fingerprint is needed.' using errcode = 'invalid_parameter_value';
  end if;
  select site.token_fingerprint into known from private.site for update;
  changed := known is not null and known <> end_shared_sessions.token_fingerprint;
  update private.site set token_fingerprint = end_shared_sessions.token_fingerprint where only_row;
  if changed then
    -- Tokens are dated to the second: one of this second may be older than the change.
    update public.editors
    set sessions_valid_from = date_trunc('second', clock_timestamp()) + interval '1 second'
    where is_shared;
    -- Without their session, old refresh tokens buy no new access token.
    delete from auth.sessions where user_id in (select editor.user_id from public.editors editor where editor.is_shared);
  end if;
  return changed;
end
$$;

create or replace function private.publish_due_posts() returns json
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
        pending_since = coalesce(pending_since, clock_timestamp())
    where only_row;
  end if;
  update private.site set dates_counted_until = greatest(dates_counted_until, clock_timestamp()) where only_row;
  return coalesce(due, '[]');
end
$$;

create or replace function private.decide_preview(key text, verdict text, seen jsonb, note text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  preview public.post_previews;
  slugs text[];
  ready text[];
begin
  if verdict is null or verdict not in ('published', 'rejected') then
    raise exception 'A verdict is published or rejected.' using errcode = 'invalid_parameter_value';
  end if;
  -- Of two at once the second waits here, and then finds the verdict of the first.
  select * into preview from public.post_previews known
  where known.verdict_digest = private.key_digest(key) for update;
  if not found or preview.expires_at <= clock_timestamp() then
    return json_build_object('outcome', 'expired');
  end if;
  if preview.verdict is not null then
    return json_build_object('outcome', 'decided-before', 'decided', private.preview_verdict(preview));
  end if;
  if decide_preview.verdict = 'published' then
    slugs := array(select post.slug from private.previewed_posts(preview.posts) post order by post.slug);
    perform private.lock_posts(slugs);
    if seen is distinct from (
      select jsonb_object_agg(post.id, post.revision) from private.previewed_posts(preview.posts) post
    ) then
      return json_build_object('outcome', 'changed');
    end if;
    ready := array(
      select post.slug from public.blog_posts post
      where post.slug = any (slugs) and not post.is_published
        and private.publishing_obstacle(post) is null
      order by post.slug
    );
    if ready = '{}' then
      return json_build_object('outcome', 'nothing-ready');
    end if;
    perform private.publish_ready(ready);
    -- A person pressed, even if nobody knows which: it does not wait to spare builds.
    update private.site set by_hand = true where only_row;
    preview.outcome := jsonb_build_object(
      'published', to_jsonb(ready),
      'content_version', private.content_version()
    );
  end if;
  update public.post_previews known
  set verdict = decide_preview.verdict, note = left(coalesce(decide_preview.note, ''), 1000),
      decided_at = clock_timestamp(), outcome = preview.outcome
  where known.id = preview.id
  returning * into preview;
  perform private.note_action(
    case preview.verdict when 'published' then 'preview-published' else 'preview-rejected' end,
    (select min(post.slug_base) from private.previewed_posts(preview.posts) post)
  );
  return json_build_object('outcome', 'decided', 'decided', private.preview_verdict(preview));
end
$$;
