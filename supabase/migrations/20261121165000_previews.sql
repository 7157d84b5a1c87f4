-- An article can be shown by mail before it is published: to an editor or to the business, never to anybody else. A
-- preview remembers who asked for it, what stood there then, and what became of it. The link itself is kept nowhere: of
-- each of its two keys, the one to look and the one to decide, the database knows the digest.

create table public.post_previews (
  id uuid primary key,
  -- Null: the mailbox of the business, which is a setting of the host.
  recipient text constraint post_previews_recipient_length check (char_length(recipient) between 3 and 254),
  lang text not null constraint post_previews_lang_known check (lang in ('nl', 'en', 'es', 'de')),
  -- The languages of the article as they stood when it was asked for; see private.article_state.
  posts jsonb not null constraint post_previews_posts_some check (jsonb_typeof(posts) = 'array' and posts <> '[]'),
  view_digest text not null constraint post_previews_view_digest_form check (view_digest ~ '^[0-9a-f]{64}$'),
  verdict_digest text not null constraint post_previews_verdict_digest_form check (verdict_digest ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  verdict text constraint post_previews_verdict_known check (verdict in ('published', 'rejected')),
  note text not null default '' constraint post_previews_note_length check (char_length(note) <= 1000),
  decided_at timestamptz,
  -- { published: [slug], content_version }, of a preview that was published.
  outcome jsonb,
  constraint post_previews_view_digest_key unique (view_digest),
  constraint post_previews_verdict_digest_key unique (verdict_digest),
  -- Whatever asks for it: a link is worth something for a week.
  constraint post_previews_expires_soon check (expires_at <= created_at + interval '8 days'),
  constraint post_previews_decided_at_once check ((verdict is null) = (decided_at is null))
);
create index post_previews_created_at_idx on public.post_previews (created_at);

alter table public.post_previews enable row level security;
select private.allow('authenticated', 'select', 'public.post_previews');
select private.allow('service_role', 'select, insert, update, delete', 'public.post_previews');

create policy "an editor reads what became of previews" on public.post_previews
  for select to authenticated using ((select private.is_editor()));

-- Mails are about a message or about a preview.
alter table public.mail_outbox
  alter column enquiry_id drop not null,
  add column preview_id uuid references public.post_previews (id) on delete cascade,
  drop constraint mail_outbox_kind_known,
  add constraint mail_outbox_kind_known check (kind in ('business', 'confirmation', 'reminder', 'preview')),
  add constraint mail_outbox_about_one check ((enquiry_id is null) <> (preview_id is null)),
  add constraint mail_outbox_preview_about_preview check ((kind = 'preview') = (preview_id is not null)),
  add constraint mail_outbox_once_per_preview unique (preview_id);

-- Claims mails that are due, with what they are about: of one message or preview, or the longest waiting of all.
create or replace function private.claim_mails(enquiry uuid, most integer, lease_seconds integer) returns json
language plpgsql security definer set search_path = '' as $$
declare
  claimed uuid[];
begin
  -- Whoever had these never said how it ended.
  update public.mail_outbox
  set state = 'waiting', unclear_since = coalesce(unclear_since, tried_at),
      last_error = 'The attempt was interrupted; whether the mail went out is not known.'
  where id in (
    select id from public.mail_outbox
    where state = 'sending' and lease_until < clock_timestamp() for update skip locked
  );
  update public.mail_outbox
  set state = 'unknown'
  where id in (
    select id from public.mail_outbox
    where state = 'waiting' and unclear_since < clock_timestamp() - interval '23 hours' for update skip locked
  );
  claimed := array(
    select mail.id from public.mail_outbox mail
    where mail.state = 'waiting' and mail.next_try_at <= clock_timestamp()
      and (claim_mails.enquiry is null or claim_mails.enquiry in (mail.enquiry_id, mail.preview_id))
    order by mail.kind = 'confirmation', mail.next_try_at
    limit most for update skip locked
  );
  update public.mail_outbox
  set state = 'sending', attempts = attempts + 1,
      lease_until = clock_timestamp() + make_interval(secs => lease_seconds),
      first_attempt_at = coalesce(first_attempt_at, clock_timestamp()), tried_at = clock_timestamp()
  where id = any (claimed);
  return (
    select coalesce(json_agg(json_build_object(
      'id', mail.id, 'kind', mail.kind, 'attempts', mail.attempts, 'idempotency_key', mail.idempotency_key,
      'enquiry', to_json(written), 'preview', to_json(preview)
    ) order by mail.kind = 'confirmation', mail.next_try_at), '[]')
    from public.mail_outbox mail
    left join public.enquiries written on written.id = mail.enquiry_id
    left join public.post_previews preview on preview.id = mail.preview_id
    where mail.id = any (claimed)
  );
end
$$;

-- Posts in the trash are none, and removed editors neither. Asked of the row as a whole, so that it holds with and without
-- the migrations that bring the trash and the removal of editors.
create function private.is_at_hand(post public.blog_posts) returns boolean
language sql stable set search_path = '' as $$
  select to_jsonb(post) ->> 'deleted_at' is null
$$;

create function private.is_serving(editor public.editors) returns boolean
language sql stable set search_path = '' as $$
  select to_jsonb(editor) ->> 'removed_at' is null
$$;

-- Why a post cannot be published, in the words of the functions; null where it can.
create function private.publishing_obstacle(post public.blog_posts) returns text
language sql immutable set search_path = '' as $$
  select case
    when post.translation = 'pending' then 'post-untranslated'
    when post.hero_image_url is not null and post.hero_image_alt is null then 'image-alt-missing'
  end
$$;

-- How one language of an article stands. `text` tells whether what a reader sees has changed since.
create function private.post_state(post public.blog_posts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', post.id, 'slug', post.slug, 'language', post.language, 'title', post.title, 'excerpt', post.excerpt,
    'text', md5(jsonb_build_array(post.title, post.excerpt, post.content, post.hero_image_url, post.hero_image_alt)::text),
    'revision', post.revision, 'translation', post.translation, 'is_published', post.is_published,
    'published_at', post.published_at, 'publish_at', to_jsonb(post) -> 'publish_at',
    'obstacle', private.publishing_obstacle(post),
    'outdated', post.outdated_since is not null
  )
$$;

-- The languages of an article, without their texts. A preview remembers them, and is compared with them later.
create function private.article_state(slug_base text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.post_state(post) order by post.language), '[]')
  from public.blog_posts post
  where post.slug_base = article_state.slug_base and private.is_at_hand(post)
$$;

-- Whom a preview is mailed to: { refused } where the address is no editor's, else { address }, null for the business.
-- Without a wish it goes to whoever asks, if that is somebody with an address.
create function private.preview_recipient(wanted text, to_business boolean) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  address text;
begin
  if to_business then
    return json_build_object('address', null);
  end if;
  select account.email into address
  from public.editors editor join auth.users account on account.id = editor.user_id
  where not editor.is_shared and private.is_serving(editor)
    and case when wanted is null then editor.user_id = auth.uid() else lower(account.email) = lower(wanted) end;
  if address is null and wanted is not null then
    return json_build_object('refused', true);
  end if;
  return json_build_object('address', address);
end
$$;

-- Stores a preview and its mail, in one transaction. Asked for again within a minute, while nothing has changed, it is
-- the same preview: of a double press, or of a schedule that ran twice, there is one mail. Who holds its keys publishes
-- without being asked who they are, so whoever hands them out is asked for the second factor.
create function private.store_preview(preview jsonb) returns json
language plpgsql security definer set search_path = '' as $$
declare
  state jsonb := private.article_state(preview ->> 'slug_base');
  whom json;
  stored public.post_previews;
begin
  perform private.require_editor();
  perform private.require_second_factor();
  if state = '[]' then
    return json_build_object('outcome', 'no-article');
  end if;
  whom := private.preview_recipient(preview ->> 'recipient', coalesce((preview ->> 'to_business')::boolean, false));
  if whom ->> 'refused' is not null then
    return json_build_object('outcome', 'recipient-refused');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('preview ' || (preview ->> 'slug_base'), 0));
  delete from public.post_previews where created_at < now() - interval '90 days';
  select * into stored from public.post_previews known
  where known.posts = state and known.recipient is not distinct from whom ->> 'address'
    and known.lang = preview ->> 'lang' and known.verdict is null
    and known.created_at > clock_timestamp() - interval '1 minute';
  if stored.id is null then
    insert into public.post_previews (id, recipient, lang, posts, view_digest, verdict_digest, expires_at, created_at, created_by)
    values (
      (preview ->> 'id')::uuid, whom ->> 'address', preview ->> 'lang', state, preview ->> 'view_digest',
      preview ->> 'verdict_digest', (preview ->> 'expires_at')::timestamptz, clock_timestamp(), auth.uid()
    )
    returning * into stored;
    insert into public.mail_outbox (preview_id, kind, idempotency_key)
    values (stored.id, 'preview', 'preview-' || stored.id);
    perform private.note_action('preview-mailed', preview ->> 'slug_base');
  end if;
  return json_build_object(
    'outcome', 'stored', 'id', stored.id, 'recipient', stored.recipient, 'expires_at', stored.expires_at
  );
end
$$;

create function public.store_preview(preview jsonb) returns json
language sql set search_path = '' as 'select private.store_preview(preview)';

grant execute on function private.store_preview(jsonb), public.store_preview(jsonb) to authenticated, service_role;
