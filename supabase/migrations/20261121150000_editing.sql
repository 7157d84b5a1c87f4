-- Editing. A post that somebody changed meanwhile is not overwritten. A change of the Dutch text marks the translations of
-- the article outdated, unless the editor calls it a small fix; a translation that is written anew is up to date again.

alter table public.blog_posts add column outdated_since timestamptz;

create function private.text_changed(old_post public.blog_posts, new_post public.blog_posts) returns boolean
language sql immutable set search_path = '' as $$
  select (old_post.title, old_post.excerpt, old_post.content)
    is distinct from (new_post.title, new_post.excerpt, new_post.content)
$$;
grant execute on function private.text_changed(public.blog_posts, public.blog_posts) to authenticated, service_role;

create function private.clear_outdated() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.text_changed(old, new) then
    new.outdated_since := null;
  end if;
  return new;
end
$$;
-- Before the trigger that signs the change: triggers of one moment run in the order of their names.
create trigger clear_outdated before update on public.blog_posts
  for each row when (new.language <> 'nl') execute function private.clear_outdated();

create function private.mark_outdated() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.text_changed(old, new) and coalesce(current_setting('site.small_fix', true), '') <> 'yes' then
    update public.blog_posts set outdated_since = now()
    where slug_base = new.slug_base and language <> 'nl' and translation <> 'pending' and outdated_since is null;
  end if;
  return null;
end
$$;
create trigger mark_outdated after update on public.blog_posts
  for each row when (new.language = 'nl') execute function private.mark_outdated();

-- Changes the text of a post. Answers the new revision, or null where the post is not the one of the given revision any
-- more. An untranslated copy that is written anew is a person's translation.
create function private.revise_post(slug text, revision integer, changes jsonb, small_fix boolean) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  revised integer;
begin
  perform private.require_editor();
  perform set_config('site.small_fix', case when revise_post.small_fix then 'yes' else '' end, true);
  update public.blog_posts as post set
    title = changes ->> 'title',
    excerpt = coalesce(changes ->> 'excerpt', ''),
    content = changes ->> 'content',
    meta_title = changes ->> 'meta_title',
    meta_description = changes ->> 'meta_description',
    translation = case
      when post.translation = 'pending' and post.content <> changes ->> 'content' then 'reviewed'
      when post.translation = 'machine' and coalesce((changes ->> 'reviewed')::boolean, false) then 'reviewed'
      else post.translation
    end
  where post.slug = revise_post.slug and post.revision = revise_post.revision
  returning post.revision into revised;
  perform set_config('site.small_fix', '', true);
  return revised;
end
$$;
grant execute on function private.revise_post(text, integer, jsonb, boolean) to authenticated, service_role;

create function public.revise_post(slug text, revision integer, changes jsonb, small_fix boolean) returns integer
language sql set search_path = '' as 'select private.revise_post(slug, revision, changes, small_fix)';
grant execute on function public.revise_post(text, integer, jsonb, boolean) to authenticated, service_role;

-- The articles that were changed last, each with the state of its languages. One value: rows would be cut at 1,000.
create function private.articles_overview(words text, most integer) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    with chosen as (
      select post.slug_base, max(post.updated_at) as changed_at
      from public.blog_posts as post
      group by post.slug_base
      having words = '' or strpos(post.slug_base, lower(words)) > 0
        or bool_or(strpos(lower(post.title), lower(words)) > 0)
      order by changed_at desc, post.slug_base
      limit least(greatest(most, 1), 1000)
    )
    select coalesce(json_agg(json_build_object(
      'slug_base', chosen.slug_base,
      'posts', (
        select json_agg(json_build_object(
          'slug', post.slug,
          'language', post.language,
          'title', post.title,
          'translation', post.translation,
          'is_published', post.is_published,
          'published_at', post.published_at,
          'updated_at', post.updated_at,
          'outdated', post.outdated_since is not null
        ) order by post.language)
        from public.blog_posts as post
        where post.slug_base = chosen.slug_base
      )
    ) order by chosen.changed_at desc, chosen.slug_base), '[]')
    from chosen
  );
end
$$;
grant execute on function private.articles_overview(text, integer) to authenticated, service_role;

create function public.articles_overview(words text, most integer) returns json
language sql set search_path = '' as 'select private.articles_overview(words, most)';
grant execute on function public.articles_overview(text, integer) to authenticated, service_role;
