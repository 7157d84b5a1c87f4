-- A change that was just made can be taken back: the row becomes what it was before it, text, state and address alike, if
-- nothing has happened to it since. Translations that this very change made outdated are valid again.

create or replace function private.clear_outdated() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.text_changed(old, new) and coalesce(current_setting('site.taking_back', true), '') <> 'yes' then
    new.outdated_since := null;
  end if;
  return new;
end
$$;

-- The columns of a post that a change can have changed, as assignments from the row before it.
create function private.taken_back_columns() returns text
language sql stable set search_path = '' as $$
  select string_agg(format('%1$I = before.%1$I', attname), ', ')
  from pg_catalog.pg_attribute
  where attrelid = 'public.blog_posts'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in ('id', 'revision', 'created_at', 'created_by', 'updated_at', 'updated_by')
$$;

-- Makes the post what it was before the change that made this revision of it. False where it is another by now.
create function private.take_back_post(slug text, revision integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  post public.blog_posts;
  before jsonb;
  changed_at timestamptz;
begin
  select * into post from public.blog_posts as found
  where found.slug = take_back_post.slug and found.revision = take_back_post.revision
  for update;
  select kept.post into before from public.post_revisions as kept
  where kept.post_id = post.id and kept.revision = take_back_post.revision - 1;
  if before is null then
    return false;
  end if;
  select kept.changed_at into changed_at from public.post_revisions as kept
  where kept.post_id = post.id and kept.revision = take_back_post.revision;

  perform set_config('site.taking_back', 'yes', true);
  perform set_config('site.small_fix', 'yes', true);
  -- Columns that came into being since that revision keep their value.
  execute format(
    'update public.blog_posts as post set %s from jsonb_populate_record($1, $2) as before where post.id = $3',
    private.taken_back_columns()
  ) using post, before, post.id;
  if post.language = 'nl' then
    update public.blog_posts as other set outdated_since = null
    where other.slug_base = before ->> 'slug_base' and other.language <> 'nl'
      and other.outdated_since = changed_at;
  end if;
  perform set_config('site.taking_back', '', true);
  perform set_config('site.small_fix', '', true);
  return true;
end
$$;

-- Takes back one change of several posts, given as {posts: [{slug, revision}]}: all of them, or none and the answer is null.
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
      raise exception 'This change cannot be taken back.' using errcode = 'PT409';
    end if;
  end loop;
  return (
    select json_agg(json_build_object(
      'slug', post.slug, 'language', post.language, 'revision', post.revision, 'is_published', post.is_published
    ) order by post.language)
    from public.blog_posts as post where post.id = any (ids)
  );
end
$$;
grant execute on function private.take_back(jsonb) to authenticated, service_role;

create function public.take_back(changes jsonb) returns json
language sql set search_path = '' as 'select private.take_back(changes)';
grant execute on function public.take_back(jsonb) to authenticated, service_role;
