-- A preview mails an editor or the business a link to an article, published or not. The database stores no link, only
-- the digests of two keys: one for viewing, one for a single decision. The database checks both keys, so no function
-- needs full rights for a decision.
-- Only the server creates keys. If editors could store digests, a stolen session could create a link that can publish
-- for a week, even after the session has ended. The mailed link can publish without a sign-in, so the site's function
-- sends it only for an editor who has confirmed the session.

create table public.post_previews (
  id uuid primary key,
  -- The recipient's e-mail address. Null means the mailbox of the business: environment variable `CONTACT_TO`.
  recipient text constraint post_previews_recipient_length check (char_length(recipient) between 3 and 254),
  -- The editor with that address, who may have another address later.
  recipient_id uuid,
  lang text not null constraint post_previews_lang_known check (lang = any (private.languages())),
  -- The state of all languages at the time of the request (see private.article_state).
  posts jsonb not null constraint post_previews_posts_some check (jsonb_typeof(posts) = 'array' and posts <> '[]'),
  view_digest text not null constraint post_previews_view_digest_form check (view_digest ~ '^[0-9a-f]{64}$'),
  verdict_digest text not null constraint post_previews_verdict_digest_form check (verdict_digest ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  verdict text constraint post_previews_verdict_known check (verdict in ('published', 'rejected')),
  note text not null default '' constraint post_previews_note_length check (char_length(note) <= 1000),
  decided_at timestamptz,
  -- After a publication: { published: [slug], content_version }.
  outcome jsonb,
  -- The day of the news, if a scheduled run mailed this preview.
  news_date date constraint post_previews_once_per_news_date unique,
  constraint post_previews_view_digest_key unique (view_digest),
  constraint post_previews_verdict_digest_key unique (verdict_digest),
  -- The code decides how long a preview is valid. This limit prevents a permanent link after a mistake.
  constraint post_previews_expires_soon check (expires_at <= created_at + interval '28 days'),
  constraint post_previews_decided_at_once check ((verdict is null) = (decided_at is null))
);
create index post_previews_created_at_idx on public.post_previews (created_at);

alter table public.post_previews enable row level security;
select private.allow('authenticated', 'select', 'public.post_previews');
select private.allow('service_role', 'select, insert, update, delete', 'public.post_previews');

create policy "an editor reads previews and their verdicts" on public.post_previews
  for select to authenticated using ((select private.is_editor()));

-- Ends the open invitations and previews of an editor who is removed or whose sessions are ended, because a stolen
-- session may have sent them. Also ends previews to a removed editor. The site's previews to the business stay valid.
create function private.end_what_was_handed_out(editor public.editors) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.post_previews known set expires_at = least(known.expires_at, now())
  where known.verdict is null
    and (
      known.created_by = editor.user_id
      or editor.removed_at is not null and known.recipient_id = editor.user_id
    );
  update public.invitations open set withdrawn_at = now(), withdrawn_by = auth.uid()
  where open.invited_by = editor.user_id and open.redeemed_at is null and open.withdrawn_at is null;
end
$$;

-- `text` is a digest that changes with the visible text and image.
create function private.post_state(post public.blog_posts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', post.id, 'slug', post.slug, 'language', post.language, 'title', post.title, 'excerpt', post.excerpt,
    'text', md5(jsonb_build_array(private.read_text(post), post.hero_image_url, post.hero_image_alt)::text),
    'revision', post.revision, 'translation', post.translation, 'is_published', post.is_published,
    'published_at', post.published_at, 'publish_at', post.publish_at,
    'obstacle', private.publishing_obstacle(post),
    'outdated', post.outdated_since is not null
  )
$$;

create function private.article_state(slug_base text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.post_state(post) order by post.language), '[]')
  from public.blog_posts post
  where post.slug_base = article_state.slug_base and post.deleted_at is null
$$;

-- Returns { address, person } (null for the business), or { refused } if `wanted` is not an editor's e-mail address. Without
-- `wanted`, the recipient is the sender. If the site or the shared account sends, the recipient is the business. A
-- simultaneous removal of the recipient waits, and then ends this preview too.
create function private.preview_recipient(wanted text, to_business boolean, sent_by uuid) returns json
language plpgsql security definer set search_path = '' as $$
declare
  whom record;
begin
  if to_business then
    return json_build_object('address', null);
  end if;
  select account.email as address, editor.user_id as person into whom
  from public.editors editor join auth.users account on account.id = editor.user_id
  where not editor.is_shared and editor.removed_at is null
    and case
      when wanted is null then editor.user_id = preview_recipient.sent_by
      else lower(account.email) = lower(wanted)
    end
  for share of editor;
  if whom.address is null and wanted is not null then
    return json_build_object('refused', true);
  end if;
  return to_json(whom);
end
$$;

-- Stores a preview and its mail in one transaction. A repeated request within a minute, such as a double click,
-- returns the first preview if nothing has changed. A repeated run for a day's news returns the day's first preview.
-- The editor may have signed out elsewhere since the site checked the session, so it is checked once more.
create function private.store_preview(preview jsonb, sent_by uuid default null, session uuid default null) returns json
language plpgsql security definer set search_path = '' as $$
declare
  state jsonb := private.article_state(preview ->> 'slug_base');
  whom json;
  stored public.post_previews;
begin
  perform private.hold_editor(sent_by);
  if sent_by is not null and not exists (
    select from public.editors editor where editor.user_id = sent_by and editor.removed_at is null
  ) or session is not null and not exists (
    select from auth.sessions opened where opened.id = session and opened.user_id = sent_by
  ) then
    raise exception 'Only an editor may do this.' using errcode = 'insufficient_privilege';
  end if;
  if state = '[]' then
    return json_build_object('outcome', 'no-article');
  end if;
  whom := private.preview_recipient(
    preview ->> 'recipient', coalesce((preview ->> 'to_business')::boolean, false), sent_by
  );
  if whom ->> 'refused' is not null then
    return json_build_object('outcome', 'recipient-refused');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('preview ' || (preview ->> 'slug_base'), 0));
  delete from public.post_previews where created_at < now() - interval '90 days';
  select * into stored from public.post_previews known
  where known.news_date = (preview ->> 'news_date')::date or preview ->> 'news_date' is null
    and known.posts = state and known.recipient is not distinct from whom ->> 'address'
    and known.lang = preview ->> 'lang' and known.verdict is null
    and known.created_at > clock_timestamp() - interval '1 minute';
  if stored.id is null then
    if sent_by is not null and not private.may_mail(array['preview-mailed'], 20) then
      return json_build_object('outcome', 'too-many-mails');
    end if;
    insert into public.post_previews (
      id, recipient, recipient_id, lang, posts, view_digest, verdict_digest, expires_at, created_at, created_by, news_date
    )
    values (
      (preview ->> 'id')::uuid, whom ->> 'address', (whom ->> 'person')::uuid, preview ->> 'lang', state,
      preview ->> 'view_digest', preview ->> 'verdict_digest', (preview ->> 'expires_at')::timestamptz,
      clock_timestamp(), sent_by, (preview ->> 'news_date')::date
    )
    returning * into stored;
    insert into public.mail_outbox (preview_id, kind, idempotency_key)
    values (stored.id, 'preview', 'preview-' || stored.id);
    perform private.note_action('preview-mailed', preview ->> 'slug_base', person => sent_by);
  end if;
  return json_build_object(
    'outcome', 'stored', 'id', stored.id, 'recipient', stored.recipient, 'expires_at', stored.expires_at
  );
end
$$;
select private.expose('store_preview', 'service_role');

-- The article's current posts, even if its slug has changed or a language was added.
create function private.previewed_posts(posts jsonb) returns setof public.blog_posts
language sql stable set search_path = '' as $$
  select post.* from public.blog_posts post
  where post.slug_base in (
    select known.slug_base from public.blog_posts known
    where known.id in (select (shown ->> 'id')::uuid from jsonb_array_elements(posts) shown)
  ) and post.deleted_at is null
$$;

create function private.preview_verdict(preview public.post_previews) returns jsonb
language sql immutable set search_path = '' as $$
  select case when preview.verdict is not null then jsonb_build_object(
    'verdict', preview.verdict, 'note', preview.note, 'decided_at', preview.decided_at,
    'published', coalesce(preview.outcome -> 'published', '[]'),
    'content_version', preview.outcome -> 'content_version'
  ) end
$$;

-- Returns what the preview page shows, or null for a wrong or expired key.
create function private.open_preview(key text) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'id', preview.id,
    'lang', preview.lang,
    'created_at', preview.created_at,
    'expires_at', preview.expires_at,
    'posts_then', preview.posts,
    'posts', (
      select coalesce(jsonb_agg(private.post_state(post) || private.written_fields(to_jsonb(post)) || jsonb_build_object(
        'hero_image_url', post.hero_image_url, 'hero_image_alt', post.hero_image_alt,
        'written_by_ai', post.written_by_ai, 'reviewed_by', post.reviewed_by, 'reviewed_at', post.reviewed_at
      ) order by post.language), '[]')
      from private.previewed_posts(preview.posts) post
    ),
    'decided', private.preview_verdict(preview)
  )
  from public.post_previews preview
  where preview.view_digest = private.hash_of(key) and preview.expires_at > clock_timestamp()
$$;
select private.expose('open_preview', 'anon, authenticated, service_role');

-- Publishes the posts that have no obstacle, or records the rejection. `seen` is { id: revision } of the texts on the
-- screen. Publishes nothing if a text has changed or was added since.
create function private.decide_preview(key text, verdict text, seen jsonb, note text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  preview public.post_previews;
  slugs text[];
  ready text[];
begin
  if verdict is null or verdict not in ('published', 'rejected') then
    raise exception 'The verdict must be published or rejected.' using errcode = 'invalid_parameter_value';
  end if;
  -- Of two concurrent calls, the second waits here and then finds the first verdict.
  select * into preview from public.post_previews known
  where known.verdict_digest = private.hash_of(key) for update;
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
    ready := array(select published from private.publish_ready(slugs) as published order by published);
    if ready = '{}' then
      return json_build_object('outcome', 'nothing-ready');
    end if;
    -- A person has pressed the button, so the build starts without the delay of an automatic change.
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
select private.expose('decide_preview', 'anon, authenticated, service_role');
