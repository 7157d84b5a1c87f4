-- The picture of a post: where to look in it, in hundredths from the left and from the top. All languages of an article
-- show the same picture; each has words of its own for it, so a new picture takes the words of the others away.

alter table public.blog_posts
  add column hero_focus_x smallint not null default 50
    constraint blog_posts_hero_focus_x_range check (hero_focus_x between 0 and 100),
  add column hero_focus_y smallint not null default 50
    constraint blog_posts_hero_focus_y_range check (hero_focus_y between 0 and 100);

-- Changes the text of a post and its picture, or neither. Answers as `revise_post` does. `image` has `url`, `alt`,
-- `focus_x` and `focus_y`; without `url` the post has no picture from then on.
create function private.revise_illustrated_post(
  slug text, revision integer, changes jsonb, small_fix boolean, image jsonb
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  current_revision integer := revision;
  url text := image ->> 'url';
  focus_x smallint := coalesce((image ->> 'focus_x')::smallint, 50);
  focus_y smallint := coalesce((image ->> 'focus_y')::smallint, 50);
  base text;
begin
  perform private.require_editor();
  update public.blog_posts as post set
    hero_image_url = url,
    hero_image_alt = case when url is null then null else image ->> 'alt' end,
    hero_focus_x = focus_x,
    hero_focus_y = focus_y
  where post.slug = revise_illustrated_post.slug and post.revision = current_revision
    -- (The trash comes with a later migration, before anybody can call this.)
    and post.deleted_at is null
  returning post.revision, post.slug_base into current_revision, base;
  if base is null then
    return null;
  end if;

  update public.blog_posts as other set
    hero_image_url = url,
    hero_image_alt = case when other.hero_image_url is not distinct from url then other.hero_image_alt end,
    hero_focus_x = focus_x,
    hero_focus_y = focus_y
  where other.slug_base = base and other.slug <> revise_illustrated_post.slug
    and (other.hero_image_url, other.hero_focus_x, other.hero_focus_y) is distinct from (url, focus_x, focus_y);

  return private.revise_post(revise_illustrated_post.slug, current_revision, changes, small_fix);
end
$$;
grant execute on function private.revise_illustrated_post(text, integer, jsonb, boolean, jsonb)
  to authenticated, service_role;

create function public.revise_illustrated_post(
  slug text, revision integer, changes jsonb, small_fix boolean, image jsonb
) returns integer
language sql set search_path = '' as
  'select private.revise_illustrated_post(slug, revision, changes, small_fix, image)';
grant execute on function public.revise_illustrated_post(text, integer, jsonb, boolean, jsonb)
  to authenticated, service_role;
