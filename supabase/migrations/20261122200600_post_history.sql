-- Every change of a post stores a copy of the row with author and time. No role can change this history. Erasing the
-- post deletes its history. `post_history` leaves out the texts, because all texts together would be too large.
-- An editor can undo the latest change of a post. The undo restores the whole row, including the state and the slug.
-- The triggers that call `keep_revision` and `require_room_for_changes` are in `order_of_triggers.sql`.

create table public.post_revisions (
  id bigint generated always as identity primary key,
  -- Not a foreign key, because the history outlives the post.
  post_id uuid not null,
  revision integer not null,
  action text not null
    constraint post_revisions_action_known check (
      action in (
        'created', 'changed', 'published', 'hidden', 'deleted', 'trashed', 'restored', 'renamed', 'scheduled', 'unscheduled'
      )
    ),
  -- The row after the change. For a deleted post, the last row. For an erased post, only the slug and the language.
  post jsonb not null,
  changed_by uuid,
  changed_at timestamptz not null default now()
);
create index post_revisions_of_post_idx on public.post_revisions (post_id, revision);
create index post_revisions_changed_at_idx on public.post_revisions (changed_at desc);

alter table public.post_revisions enable row level security;
select private.allow('authenticated', 'select', 'public.post_revisions');
select private.allow('service_role', 'select', 'public.post_revisions');

create policy "an editor reads the history of posts" on public.post_revisions
  for select to authenticated using ((select private.is_editor()));

create trigger refuse_rewriting before update or delete or truncate on public.post_revisions
  for each statement execute function private.refuse_rewriting();

-- Returns what a change of a post was, such as its publication.
create function private.change_name(before public.blog_posts, after public.blog_posts) returns text
language sql immutable set search_path = '' as $$
  select case
    when after.deleted_at is not null and before.deleted_at is null then 'trashed'
    when after.deleted_at is null and before.deleted_at is not null then 'restored'
    when after.slug_base <> before.slug_base then 'renamed'
    when after.is_published and not before.is_published then 'published'
    when before.is_published and not after.is_published then 'hidden'
    when after.publish_at is not null and before.publish_at is distinct from after.publish_at then 'scheduled'
    when before.publish_at is not null and after.publish_at is null then 'unscheduled'
    else 'changed'
  end
$$;

create index post_revisions_changed_by_idx on public.post_revisions (changed_by, changed_at);

-- `just_added` are the versions of the statement that is being checked. Hiding and trashing posts is never refused.
create function private.require_room_for_changes(just_added bigint) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_room(count(*) - just_added, private.max_changes_a_day()),
    private.require_room(coalesce(sum(pg_column_size(kept.post)), 0)::bigint, private.max_bytes_a_day())
  from public.post_revisions as kept
  where kept.changed_by = auth.uid() and kept.changed_at > now() - interval '1 day';
end
$$;

-- The row of an erased post has only its slug and language.
create function private.keep_revision(post public.blog_posts, action text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_purge boolean := action = 'deleted' and coalesce(current_setting('site.purging', true), '') = 'yes';
begin
  insert into public.post_revisions (post_id, revision, action, post, changed_by)
  values (
    post.id, post.revision, keep_revision.action,
    case when is_purge then jsonb_build_object('slug', post.slug, 'language', post.language) else to_jsonb(post) end,
    auth.uid()
  );
end
$$;

create function private.post_history(slug text, max integer) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  post public.blog_posts;
begin
  perform private.require_editor();
  select * into post from public.blog_posts as found
  where found.slug = post_history.slug and found.deleted_at is null;
  return (
    with latest as (
      select kept.revision, kept.action, kept.changed_at, kept.changed_by, private.written_fields(kept.post) as fields
      from public.post_revisions as kept
      where kept.post_id = post.id
      order by kept.revision desc
      -- Each revision is compared with the previous one, so the query reads one revision more than it lists.
      limit least(greatest(max, 1), 500) + 1
    ),
    compared as (
      select latest.*, lag(latest.fields) over (order by latest.revision) as fields_before from latest
    )
    select coalesce(json_agg(json_build_object(
      'revision', shown.revision,
      'action', shown.action,
      'changed_at', shown.changed_at,
      'by', case when editor.is_shared then 'shared token' else editor.name end,
      'changed', (
        select coalesce(json_agg(field.key order by field.key), '[]')
        from jsonb_each(shown.fields) as field
        where shown.fields_before is not null and field.value is distinct from shown.fields_before -> field.key
      ),
      'is_current_text', shown.fields = private.written_fields(to_jsonb(post))
    ) order by shown.revision desc), '[]')
    from (select * from compared order by revision desc limit least(greatest(max, 1), 500)) as shown
    left join public.editors as editor on editor.user_id = shown.changed_by
  );
end
$$;
select private.expose('post_history', 'authenticated, service_role');

-- Returns the text of this revision and of the previous one, or null for an unknown revision.
create function private.post_version(slug text, revision integer) returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select json_build_object(
    'revision', kept.revision,
    'post', private.written_fields(kept.post),
    'before', (
      select private.written_fields(earlier.post) from public.post_revisions as earlier
      where earlier.post_id = kept.post_id and earlier.revision = kept.revision - 1
      order by earlier.id desc limit 1
    )
  )
  from public.post_revisions as kept
  join public.blog_posts as post on post.id = kept.post_id
  where post.slug = post_version.slug and post.deleted_at is null and kept.revision = post_version.revision
  order by kept.id desc;
$$;
select private.expose('post_version', 'authenticated, service_role');

-- Returns SQL assignments for the columns that an undo restores.
create function private.taken_back_columns() returns text
language sql stable set search_path = '' as $$
  select string_agg(format('%1$I = before.%1$I', attname), ', ')
  from pg_catalog.pg_attribute
  where attrelid = 'public.blog_posts'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in ('id', 'revision', 'created_at', 'updated_at')
$$;

create function private.image_of(post jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'hero_image_url', post -> 'hero_image_url', 'hero_image_alt', post -> 'hero_image_alt',
    'hero_focus_x', post -> 'hero_focus_x', 'hero_focus_y', post -> 'hero_focus_y'
  )
$$;

-- Returns the row as it was before the transaction that made this revision, or null. All revisions of a transaction
-- have the same time: its start. Only the revision numbers show the order in which transactions wrote.
create function private.row_before(made public.post_revisions) returns jsonb
language sql stable set search_path = '' as $$
  select kept.post from public.post_revisions as kept
  where kept.post_id = made.post_id and kept.revision < made.revision and kept.changed_at <> made.changed_at
  order by kept.revision desc limit 1
$$;

-- Restores the images that the undone change replaced in the article's other languages. Returns false if one of
-- these images has changed since.
create function private.take_back_images(made public.post_revisions) returns boolean
language sql security definer set search_path = '' as $$
  with given as (
    select last.post_id, last.post as after, private.row_before(last) as before
    from public.blog_posts as other
    cross join lateral (
      select * from public.post_revisions as kept
      where kept.post_id = other.id and kept.changed_at = made.changed_at
      order by kept.revision desc limit 1
    ) as last
    where other.slug_base = made.post ->> 'slug_base' and other.id <> made.post_id
  ),
  wanted as (
    select * from given where private.image_of(before) is distinct from private.image_of(after) and before is not null
  ),
  back as (
    update public.blog_posts as other set
      hero_image_url = before ->> 'hero_image_url',
      hero_image_alt = before ->> 'hero_image_alt',
      hero_focus_x = (before ->> 'hero_focus_x')::smallint,
      hero_focus_y = (before ->> 'hero_focus_y')::smallint
    from wanted
    where other.id = wanted.post_id and private.image_of(to_jsonb(other)) = private.image_of(after)
    returning other.id
  )
  select (select count(*) from wanted) = (select count(*) from back);
$$;

-- Returns false if the undo is impossible. The caller must then roll back.
create function private.take_back_post(slug text, revision integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  post public.blog_posts;
  made public.post_revisions;
  before jsonb;
begin
  select * into post from public.blog_posts as found
  where found.slug = take_back_post.slug and found.revision = take_back_post.revision
  for update;
  select * into made from public.post_revisions as kept
  where kept.post_id = post.id and kept.revision = take_back_post.revision;
  before := private.row_before(made);
  if before is null then
    return false;
  end if;

  -- An undo at once is no correction, and translations become neither outdated nor current: see `with_text_marks`.
  perform set_config('site.taking_back', 'yes', true);
  if not private.take_back_images(made) then
    return false;
  end if;
  -- If the stored row `before` lacks a column, because the column is newer, the column keeps its current value.
  execute format(
    'update public.blog_posts as post set %s from jsonb_populate_record($1, $2) as before where post.id = $3',
    private.taken_back_columns()
  ) using post, before, post.id;
  -- Translations that the undone change made outdated fit the Dutch text again.
  if post.language = 'nl' then
    update public.blog_posts as other set outdated_since = null
    where other.slug_base = before ->> 'slug_base' and other.language <> 'nl'
      and other.outdated_since = made.changed_at;
  end if;
  perform set_config('site.taking_back', '', true);
  return true;
end
$$;

-- `changes` is { posts: [{ slug, revision }] }. Undoes all of these changes or none. Returns null if a post has changed
-- since.
create function private.take_back(changes jsonb) returns json
language plpgsql security definer set search_path = '' as $$
declare
  change jsonb;
  ids uuid[];
begin
  perform private.require_editor();
  ids := array(
    select post.id from public.blog_posts as post
    join jsonb_array_elements(changes -> 'posts') as asked
      on asked ->> 'slug' = post.slug and (asked ->> 'revision')::integer = post.revision
    order by post.id
    for update of post
  );
  if cardinality(ids) <> jsonb_array_length(changes -> 'posts') then
    return null;
  end if;
  for change in select * from jsonb_array_elements(changes -> 'posts') loop
    if not private.take_back_post(change ->> 'slug', (change ->> 'revision')::integer) then
      raise exception 'This change cannot be undone.' using errcode = 'PT409';
    end if;
  end loop;
  return (
    select json_agg(json_build_object(
      'slug', post.slug, 'language', post.language, 'revision', post.revision, 'is_published', post.is_published,
      'public_slug', post.public_slug
    ) order by post.language)
    from public.blog_posts as post where post.id = any (ids)
  );
end
$$;
select private.expose('take_back', 'authenticated, service_role');
