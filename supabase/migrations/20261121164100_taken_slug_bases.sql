-- Which of some slug bases no new article can have: an article stands there, lies in the trash, or stood there once.

create function private.taken_slug_bases(wanted text[]) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select coalesce(json_agg(taken.slug_base), '[]')
    from (
      select post.slug_base from public.blog_posts as post where post.slug_base = any (wanted)
      union
      select one.slug_base
      from unnest(wanted) as one (slug_base), unnest(array['nl', 'en', 'es', 'de']) as language
      where exists (
        select from private.old_addresses as former where former.slug = one.slug_base || '-' || language
      )
    ) as taken
  );
end
$$;
grant execute on function private.taken_slug_bases(text[]) to authenticated, service_role;

create function public.taken_slug_bases(wanted text[]) returns json
language sql stable set search_path = '' as 'select private.taken_slug_bases(wanted)';
grant execute on function public.taken_slug_bases(text[]) to authenticated, service_role;
