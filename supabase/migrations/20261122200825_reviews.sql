-- Reviews of posts with a checklist, which every text by AI needs. For other texts, the reviewer's name in `blog_posts` is
-- enough. A review is stored but does not count if the reviewer had the text open for less than `min_seconds`. Nothing
-- that the public label or this record rests on comes from the caller: the database measures, compares and names.
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
  -- [{ sentence, to }] compared with the generated text. `to` is null if a sentence is gone, `sentence` if it is new.
  changes jsonb not null constraint post_reviews_changes_size check (octet_length(changes::text) <= 400000)
);
create index post_reviews_post_id_idx on private.post_reviews (post_id);
alter table private.post_reviews enable row level security;

-- Replaces the tags of a content. "Minder <dan" begins no tag.
create function private.with_tags_as(instead text, content text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    content, '</?[a-z][a-z0-9]*(\s+[a-z-]+=("[^"<>]*"|''[^''<>]*''|[^\s"''=<>]+))*\s*/?>', instead, 'gi'
  )
$$;

-- A word ends at a space or a punctuation mark, also at those beyond ASCII. What is too long for a word counts as several.
create function private.words_in(plain text) returns integer
language sql immutable set search_path = '' as $$
  select coalesce(sum(ceil(length(word[1]) / 20.0)), 0)::integer
  from regexp_matches(
    regexp_replace(plain, '&(nbsp|amp|lt|gt|quot|#39);', ' ', 'g'),
    '[^\s[:punct:]\u00A0\u00AD\u00B7\u1680\u180E\u2000-\u206F\u3000\uFEFF]+', 'g'
  ) as word
$$;

-- Adults read 238 words a minute on average, 240 here: Brysbaert, Journal of Memory and Language 109 (2019).
create function private.min_reading_seconds(content text) returns integer
language sql immutable set search_path = '' as $$
  select ceil(private.words_in(private.with_tags_as(' ', content)) * 60 / 240.0)::integer
$$;

-- The title, the excerpt and the content as a reader sees them.
create function private.sentences_of(post jsonb) returns setof text
language sql immutable set search_path = '' as $$
  with shown as (
    select private.with_tags_as('', regexp_replace(
      post ->> 'content', '</(p|h[1-6]|li|td|th|figcaption|blockquote|pre)>|<br[^>]*>', E'\n', 'g'
    )) as content
  )
  select trim(sentence)
  from shown, regexp_split_to_table(
    concat_ws(E'\n', post ->> 'title', post ->> 'excerpt', replace(replace(replace(replace(replace(
      content, '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')),
    '\n|(?<=[.!?…])\s+'
  ) with ordinality as cut (sentence, place)
  where trim(sentence) <> ''
  order by place
$$;

-- Sentences beyond 300 kB are left out.
create function private.changed_sentences(written jsonb, read jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  with changed as (
    select sentence, null as new from private.sentences_of(written) as sentence
    where sentence not in (select private.sentences_of(read))
    union all
    select null, sentence from private.sentences_of(read) as sentence
    where sentence not in (select private.sentences_of(written))
  ),
  measured as (
    select change, row_number() over () as place, sum(octet_length(change::text) + 2) over (rows unbounded preceding) as bytes
    from (select jsonb_build_object('sentence', sentence, 'to', new) as change from changed) as listed
  )
  select coalesce(jsonb_agg(change order by place), '[]') from measured where bytes <= 300000
$$;

-- The first generated version since the last review.
create function private.generated_version(post public.blog_posts) returns jsonb
language sql stable security definer set search_path = '' as $$
  select kept.post from public.post_revisions as kept
  where kept.post_id = post.id and (kept.post ->> 'written_by_ai')::boolean and kept.post ->> 'translation' <> 'pending'
    and kept.revision > (
      select coalesce(max(signed.revision), 0) from public.post_revisions as signed
      where signed.post_id = post.id and signed.post ->> 'reviewed_by' is not null
    )
  order by kept.revision limit 1
$$;

-- The sentences, and the addresses of links and images.
create function private.read_parts(post jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select private.sentences_of(post)
  union all
  select found[1] from regexp_matches(post ->> 'content', '(?:href|src)=("[^"]*"|''[^'']*''|[^\s"''=<>]+)', 'gi') as found
$$;

-- Whether at most three parts differ, with at most a tenth of the words.
create function private.is_correction(signed jsonb, corrected jsonb) returns boolean
language sql immutable set search_path = '' as $$
  with gone as (
    select count(*) as parts, string_agg(part, ' ') as words
    from (select private.read_parts(signed) as part except all select private.read_parts(corrected)) as lost
  ),
  added as (
    select count(*) as parts, string_agg(part, ' ') as words
    from (select private.read_parts(corrected) as part except all select private.read_parts(signed)) as more
  )
  select case when greatest(gone.parts, added.parts) <= 3 then
    10 * greatest(private.words_in(coalesce(gone.words, '')), private.words_in(coalesce(added.words, '')))
      <= (select private.words_in(string_agg(part, ' ')) from private.read_parts(signed) as part)
  else false end
  from gone, added
$$;

-- A signature ends with the change that makes another text of the signed one: the article then waits for a reading again,
-- and its page says so. Each change is compared with the signed text, so that corrections do not add up.
create function private.with_signature(old_post public.blog_posts, new_post public.blog_posts) returns public.blog_posts
language plpgsql security definer set search_path = '' as $$
declare
  completed public.blog_posts := new_post;
  signed jsonb;
begin
  if old_post.reviewed_at = new_post.reviewed_at and private.text_changed(old_post, new_post) then
    select kept.post into signed from public.post_revisions as kept
    where kept.post_id = old_post.id and (kept.post ->> 'reviewed_at')::timestamptz = old_post.reviewed_at
    order by kept.revision limit 1;
    if not private.is_correction(coalesce(signed, to_jsonb(old_post)), to_jsonb(new_post)) then
      completed.reviewed_by := null;
      completed.reviewed_at := null;
      completed.translation := case when new_post.translation = 'reviewed' then 'machine' else new_post.translation end;
    end if;
  end if;
  return completed;
end
$$;

create function private.review_answer(revision integer, open_seconds integer, min_seconds integer) returns json
language sql immutable set search_path = '' as $$
  select json_build_object('revision', revision, 'open_seconds', open_seconds, 'min_seconds', min_seconds,
    'counts', open_seconds >= min_seconds)
$$;

-- `record` is { reviewer, checked }. Returns { revision, open_seconds, min_seconds, counts }, with the revision after the
-- call, or null if the post has changed since `revision`. `private.signature` decides what `reviewer` is worth. An
-- outdated translation becomes current. A post that is up to date and needs no review does not change.
create function private.review_post(slug text, revision integer, record jsonb) returns json
language plpgsql security definer set search_path = '' as $$
declare
  post public.blog_posts;
  signed text;
  checked text[] := array(select jsonb_array_elements_text(coalesce(record -> 'checked', '[]')));
  open_seconds integer;
  min_seconds integer;
  is_unread boolean;
begin
  perform private.require_confirmed_editor();
  select * into post from public.blog_posts
  where blog_posts.slug = review_post.slug and blog_posts.revision = review_post.revision
    and deleted_at is null for update;
  if not found then
    return null;
  end if;
  -- `watch_post` also records that this session has the post open.
  open_seconds := coalesce((private.watch_post(slug)::jsonb -> 'open_seconds')::integer, 0);
  min_seconds := case when post.written_by_ai then private.min_reading_seconds(post.content) else 0 end;
  is_unread := post.reviewed_by is null and (post.written_by_ai or post.translation = 'machine');
  if not is_unread and post.outdated_since is null then
    return private.review_answer(post.revision, open_seconds, min_seconds);
  end if;
  signed := private.signature(record ->> 'reviewer');
  if post.written_by_ai or cardinality(checked) > 0 then
    perform private.require_room(count(*), 200) from private.post_reviews as known where known.post_id = post.id;
    insert into private.post_reviews (
      post_id, revision, text_digest, checked, reviewed_by, editor, open_seconds, min_seconds, changes
    )
    values (
      post.id, post.revision, private.hash_of(private.read_text(post)::text), checked, signed,
      auth.uid(), open_seconds, min_seconds,
      private.changed_sentences(coalesce(private.generated_version(post), to_jsonb(post)), to_jsonb(post))
    );
  end if;
  if open_seconds < min_seconds then
    return private.review_answer(post.revision, open_seconds, min_seconds);
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
  return private.review_answer(post.revision, open_seconds, min_seconds);
end
$$;
select private.expose('review_post', 'authenticated, service_role');

-- Newest first. A page ends where one answer is full.
create function private.list_reviews(skip integer) returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select private.in_one_answer(array_agg(json_build_object(
    'slug', post.slug, 'language', post.language, 'revision', review.revision, 'text_digest', review.text_digest,
    'reviewed_by', review.reviewed_by, 'editor', review.editor, 'reviewed_at', review.reviewed_at,
    'open_seconds', review.open_seconds, 'min_seconds', review.min_seconds,
    'counts', review.open_seconds >= review.min_seconds, 'changes', review.changes
  ) order by review.id desc))
  from (
    select kept.* from private.post_reviews kept order by kept.id desc offset greatest(list_reviews.skip, 0) limit 1000
  ) as review
  join public.blog_posts post on post.id = review.post_id;
$$;
select private.expose('list_reviews', 'authenticated, service_role');

-- The names with which a person may sign a text. A named editor has one. The shared account has those of the people in
-- the business details and of the named editors, and last the editorial team.
create function private.signatures_of(person uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select array[left(name, 80)] from public.editors where user_id = person and not is_shared),
    array(
      select distinct left(trim(name), 80)
      from (
        select shown ->> 'name' as name
        from (select details from private.business_versions order by version desc limit 1) as newest,
          jsonb_path_query(details, '$.people.*') as shown
        union all
        select name from public.editors where removed_at is null and not is_shared
      ) as known
      where trim(name) not in ('', 'Redactie')
      order by 1
    ) || 'Redactie'::text
  )
$$;

create function private.signatures() returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select to_json(private.signatures_of(auth.uid()));
$$;
select private.expose('signatures', 'authenticated, service_role');

-- `wanted` if the caller may sign with it, or else the last of the caller's names.
create function private.signature(wanted text) returns text
language sql stable security definer set search_path = '' as $$
  select case when trim(wanted) = any (names) then trim(wanted) else names[cardinality(names)] end
  from (select private.signatures_of(auth.uid()) as names) as own
$$;
