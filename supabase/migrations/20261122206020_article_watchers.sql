-- Who has an article open. The desk says so every 15 seconds while its page is looked at, and learns by the same question whether
-- somebody has saved and who else is there. A session that has not said so for 45 seconds is gone.

create table private.article_watchers (
  slug_base text not null,
  session_id uuid not null,
  user_id uuid not null,
  language text not null,
  seen_at timestamptz not null default now(),
  primary key (slug_base, session_id)
);
alter table private.article_watchers enable row level security;
revoke all on private.article_watchers from public, anon, authenticated, service_role;

-- The revision of a post, and the others who have its article open: each session once, with its editor's name, or null for the shared
-- token. Null where there is no such post.
create function private.watch_post(slug text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  known public.blog_posts;
  here uuid := private.session_id();
begin
  perform private.require_editor();
  select * into known from public.blog_posts as post where post.slug = watch_post.slug;
  if not found then
    return null;
  end if;
  delete from private.article_watchers where seen_at < now() - interval '45 seconds';
  if here is not null then
    insert into private.article_watchers as watcher (slug_base, session_id, user_id, language)
    values (known.slug_base, here, auth.uid(), known.language)
    on conflict on constraint article_watchers_pkey do update set language = excluded.language, seen_at = excluded.seen_at;
  end if;
  return json_build_object('revision', known.revision, 'others', (
    select coalesce(json_agg(json_build_object(
      'name', case when not editor.is_shared then editor.name end,
      'language', watcher.language
    ) order by editor.is_shared, editor.name, watcher.session_id), '[]')
    from private.article_watchers as watcher
    join public.editors as editor on editor.user_id = watcher.user_id and editor.removed_at is null
    where watcher.slug_base = known.slug_base and watcher.session_id is distinct from here
  ));
end
$$;

create function public.watch_post(slug text) returns json
language sql set search_path = '' as 'select private.watch_post(slug)';
grant execute on function private.watch_post(text), public.watch_post(text) to authenticated, service_role;
