-- Whoever holds the link of a preview reads the article, as often as they like, until it expires. Whoever holds its other
-- key, which only our own form brings along, decides on it: once. Both keys are checked here, so that neither the
-- publishable key nor a guess opens anything, and no function needs all rights for it.

create function private.key_digest(key text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(coalesce(key, ''), 'UTF8')), 'hex')
$$;

-- The article of a preview as it stands now: also where its address has changed since, or a language came.
create function private.previewed_posts(posts jsonb) returns setof public.blog_posts
language sql stable set search_path = '' as $$
  select post.* from public.blog_posts post
  where post.slug_base in (
    select known.slug_base from public.blog_posts known
    where known.id in (select (shown ->> 'id')::uuid from jsonb_array_elements(posts) shown)
  ) and private.is_at_hand(post)
$$;

create function private.preview_verdict(preview public.post_previews) returns jsonb
language sql immutable set search_path = '' as $$
  select case when preview.verdict is not null then jsonb_build_object(
    'verdict', preview.verdict, 'note', preview.note, 'decided_at', preview.decided_at,
    'published', coalesce(preview.outcome -> 'published', '[]'),
    'content_version', preview.outcome -> 'content_version'
  ) end
$$;

-- Everything the page of a preview shows; null where the key opens nothing (any more).
create function private.open_preview(key text) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'id', preview.id,
    'lang', preview.lang,
    'created_at', preview.created_at,
    'expires_at', preview.expires_at,
    'posts_then', preview.posts,
    'posts', (
      select coalesce(jsonb_agg(private.post_state(post) || jsonb_build_object(
        'content', post.content, 'hero_image_url', post.hero_image_url, 'hero_image_alt', post.hero_image_alt,
        'written_by_ai', post.written_by_ai, 'reviewed_by', post.reviewed_by, 'reviewed_at', post.reviewed_at
      ) order by post.language), '[]')
      from private.previewed_posts(preview.posts) post
    ),
    'decided', private.preview_verdict(preview)
  )
  from public.post_previews preview
  where preview.view_digest = private.key_digest(key) and preview.expires_at > clock_timestamp()
$$;

-- Publishes what can be published of the article, or notes that it was turned down. `seen` names the revisions that were
-- looked at, { id: revision }: what has changed since is not published by somebody who never saw it.
create function private.decide_preview(key text, verdict text, seen jsonb, note text) returns json
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
    update private.site set by_hand = true;
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

create function public.open_preview(key text) returns json
language sql stable set search_path = '' as 'select private.open_preview(key)';

create function public.decide_preview(key text, verdict text, seen jsonb, note text) returns json
language sql set search_path = '' as 'select private.decide_preview(key, verdict, seen, note)';

grant execute on function
  private.open_preview(text), public.open_preview(text),
  private.decide_preview(text, text, jsonb, text), public.decide_preview(text, text, jsonb, text)
to anon, authenticated, service_role;
