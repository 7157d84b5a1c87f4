-- A save is taken back whole. With a new picture it makes two revisions of the post, and gives the picture to the other languages of its
-- article: all of that goes back, or nothing where one of them has got another picture or other words for it since.

-- The picture of a kept row.
create function private.picture_of(post jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'hero_image_url', post -> 'hero_image_url', 'hero_image_alt', post -> 'hero_image_alt',
    'hero_focus_x', post -> 'hero_focus_x', 'hero_focus_y', post -> 'hero_focus_y'
  )
$$;

-- The row as it was before the change that made this revision; null where that is not known. What one transaction changes bears one
-- time. Times alone say nothing of the order: of two transactions the one that began first may have waited for the other.
create function private.row_before(made public.post_revisions) returns jsonb
language sql stable set search_path = '' as $$
  select kept.post from public.post_revisions as kept
  where kept.post_id = made.post_id and kept.revision < made.revision and kept.changed_at <> made.changed_at
  order by kept.revision desc limit 1
$$;

-- Gives the other languages of the article the picture back that the change took from them. False where one of them has another by now.
create function private.take_back_pictures(made public.post_revisions) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
  undone integer;
begin
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
    select * from given where private.picture_of(before) is distinct from private.picture_of(after) and before is not null
  ),
  back as (
    update public.blog_posts as other set
      hero_image_url = before ->> 'hero_image_url',
      hero_image_alt = before ->> 'hero_image_alt',
      hero_focus_x = (before ->> 'hero_focus_x')::smallint,
      hero_focus_y = (before ->> 'hero_focus_y')::smallint
    from wanted
    where other.id = wanted.post_id and private.picture_of(to_jsonb(other)) = private.picture_of(after)
    returning other.id
  )
  select (select count(*) from wanted), (select count(*) from back) into changed, undone;
  return changed = undone;
end
$$;

-- Makes the post what it was before the change that made this revision of it. False where it is another by now.
create or replace function private.take_back_post(slug text, revision integer) returns boolean
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

  perform set_config('site.taking_back', 'yes', true);
  perform set_config('site.small_fix', 'yes', true);
  if not private.take_back_pictures(made) then
    return false;
  end if;
  -- Columns that came into being since that revision keep their value.
  execute format(
    'update public.blog_posts as post set %s from jsonb_populate_record($1, $2) as before where post.id = $3',
    private.taken_back_columns()
  ) using post, before, post.id;
  if post.language = 'nl' then
    update public.blog_posts as other set outdated_since = null
    where other.slug_base = before ->> 'slug_base' and other.language <> 'nl'
      and other.outdated_since = made.changed_at;
  end if;
  perform set_config('site.taking_back', '', true);
  perform set_config('site.small_fix', '', true);
  return true;
end
$$;
