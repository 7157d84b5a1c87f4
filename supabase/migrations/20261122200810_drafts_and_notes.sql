-- What editors keep beside a text: drafts, who has it open, and notes.
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
    -- The list of drafts shows both. A form may hold ten times the title and the excerpt of a post.
    constraint article_drafts_form_listed_length check (
      char_length(form ->> 'title') <= 1200 and char_length(form ->> 'excerpt') <= 3000
    )
    -- The draft of the business details has only `fields`, each with path, stored and typed. Others have title and excerpt.
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
select private.allow('authenticated', 'select', 'public.article_drafts');
select private.allow('service_role', 'select, insert, update, delete', 'public.article_drafts');
create policy "an editor reads drafts of new articles, and their own others" on public.article_drafts
  for select to authenticated using (
    (select private.is_editor()) and (written_from is null or updated_by = (select auth.uid()))
  );
create function private.draft_lifetime() returns interval
language sql immutable set search_path = '' as $$ select interval '30 days' $$;

-- So many bytes of drafts one account can store.
create function private.max_draft_bytes() returns bigint
language sql immutable set search_path = '' as 'select 20000000';

-- Whether the caller's other drafts leave no room for this one. Those that have expired are about to be deleted.
create function private.are_drafts_full(draft uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(sum(pg_column_size(known.form)), 0) >= private.max_draft_bytes() from public.article_drafts as known
  where known.updated_by = auth.uid() and known.id <> draft
    and known.updated_at >= now() - private.draft_lifetime()
$$;

-- Returns the same as `save_post_draft`. All editors together can have 200 drafts of new articles. To write over words that
-- another editor saved last requires the second factor, because drafts have no history.
create function private.save_article_draft(draft uuid, form jsonb, revision integer) returns json
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor() from public.article_drafts as known
  where known.id = draft and known.updated_by is distinct from auth.uid();
  if (select count(*) from public.article_drafts as known where known.written_from is null and known.id <> draft) >= 200
    or private.are_drafts_full(draft)
  then
    return json_build_object('refused', 'too-many-drafts');
  end if;
  return private.keep_draft(draft, null, null, form, revision);
end
$$;
select private.expose('save_article_draft', 'authenticated, service_role');

-- Deletes a draft, if the caller may see it. Words that another editor saved last require the second factor.
create function private.discard_draft(draft uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor() from public.article_drafts as known
  where known.id = draft and known.written_from is null and known.updated_by is distinct from auth.uid();
  delete from public.article_drafts as known
  where known.id = draft and (known.written_from is null or known.updated_by = auth.uid());
end
$$;
select private.expose('discard_draft', 'authenticated, service_role');

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
  ) >= 100 or private.are_drafts_full(draft) then
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

-- No other editor can read the unsaved changes of a removed editor.
create function private.forget_unsaved_changes(person uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.article_drafts as draft where draft.written_from is not null and draft.updated_by = person
$$;

-- The texts that a session has open. A visible page calls `watch_post` every 15 seconds. Other editors see a session until 45
-- seconds after its last call. What it has read of a text is forgotten 15 minutes after the last call for that text.

create table private.article_watchers (
  slug_base text not null,
  session_id uuid not null,
  user_id uuid not null,
  language text not null,
  -- How long this session has had the present text open.
  read_for interval not null default '0',
  seen_at timestamptz not null default now(),
  primary key (slug_base, session_id, language)
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

-- Returns false if there is no such post. A post can have 200 notes, all posts together 5,000, ticked-off ones included.
create function private.add_note(slug text, quote text, text text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform pg_advisory_xact_lock(hashtextextended('notes', 0));
  perform private.require_room(count(*), 5000), private.require_room(count(*) filter (where post.slug = add_note.slug), 200)
  from private.post_notes as note join public.blog_posts as post on post.id = note.post_id;
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

-- Every other session that has this text open begins to read it now: no one has read what has just been written. The writing
-- session has the sentences that it added still to read.
create function private.read_anew(old_post public.blog_posts, new_post public.blog_posts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.article_watchers as watcher set read_for = case
    when watcher.session_id = private.session_id() then greatest('0', watcher.read_for - make_interval(secs => (
      select private.min_reading_seconds(coalesce(string_agg(part, ' '), '')) from private.sentences_of(to_jsonb(new_post)) as part
      where part not in (select private.sentences_of(to_jsonb(old_post)))
    )))
    else '0'
  end
  where watcher.slug_base = new_post.slug_base and watcher.language = new_post.language;
end
$$;

-- Gives the time since this session's last call to the texts that it had open then. Two tabs beside each other share it, so
-- that no second counts twice.
create function private.count_reading(session uuid) returns void
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('reading ' || session, 0));
  with last as (
    select max(seen_at) as seen_at from private.article_watchers
    where session_id = session and seen_at > now() - interval '45 seconds'
  ),
  open as (
    select watcher.slug_base, watcher.language, (now() - last.seen_at) / count(*) over () as share
    from private.article_watchers as watcher, last
    where watcher.session_id = session and watcher.seen_at > last.seen_at - interval '15 seconds'
  )
  update private.article_watchers as watcher set read_for = watcher.read_for + greatest('0', open.share)
  from open
  where watcher.session_id = session and watcher.slug_base = open.slug_base and watcher.language = open.language;
$$;

-- Records that this session has the post open. Returns the post's revision, the seconds for which this session had its present
-- text open, and the article's other sessions and open notes with the editors' names (null for the shared account).
-- Returns null for an unknown post. A session can read 100 texts at once, all sessions of an account 1,000.
create function private.watch_post(slug text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  known public.blog_posts;
  here uuid := private.session_id();
  read_for interval;
begin
  perform private.require_editor();
  select * into known from public.blog_posts as post where post.slug = watch_post.slug;
  if not found then
    return null;
  end if;
  delete from private.article_watchers where seen_at < now() - interval '15 minutes';
  if here is not null then
    perform private.count_reading(here);
    insert into private.article_watchers as watcher (slug_base, session_id, user_id, language)
    select known.slug_base, here, auth.uid(), known.language
    from private.article_watchers as other
    where other.user_id = auth.uid() and (other.slug_base, other.session_id, other.language) <> (known.slug_base, here, known.language)
    having count(*) < 1000 and count(*) filter (where other.session_id = here) < 100
    on conflict on constraint article_watchers_pkey do update set seen_at = greatest(watcher.seen_at, excluded.seen_at)
    returning watcher.read_for into read_for;
  end if;
  return json_build_object('revision', known.revision, 'open_seconds', coalesce(floor(extract(epoch from read_for)), 0),
    'others', (
    select private.in_one_answer(array_agg(json_build_object(
      'name', case when not editor.is_shared then editor.name end,
      'language', watcher.language
    ) order by editor.is_shared, editor.name, watcher.session_id))
    from (
      select distinct on (session_id) * from private.article_watchers as recent
      where recent.slug_base = known.slug_base and recent.session_id is distinct from here
        and recent.seen_at > now() - interval '45 seconds'
      order by session_id, seen_at desc
    ) as watcher
    join public.editors as editor on editor.user_id = watcher.user_id and editor.removed_at is null
  ), 'notes', (
    select private.in_one_answer(array_agg(json_build_object(
      'id', note.id, 'slug', post.slug, 'quote', note.quote, 'text', note.text, 'created_at', note.created_at,
      'by', case when not editor.is_shared then editor.name end
    ) order by note.created_at))
    from private.post_notes as note
    join public.blog_posts as post on post.id = note.post_id and post.deleted_at is null
    left join public.editors as editor on editor.user_id = note.written_by
    where post.slug_base = known.slug_base and note.done_at is null
  ));
end
$$;
select private.expose('watch_post', 'authenticated, service_role');
