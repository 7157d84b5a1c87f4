-- The database counts changes of what visitors can see. The same transaction marks a rebuild of the site as pending, so
-- no published change is ever left without one. Changes of drafts count for nothing.

create table private.site (
  only_row boolean primary key default true constraint site_has_one_row check (only_row),
  content_version bigint not null default 0,
  changed_at timestamptz,
  pending_since timestamptz,
  -- What the build host was asked for, and what it is known to have built.
  asked_version bigint not null default 0,
  asked_at timestamptz,
  built_version bigint not null default 0,
  built_at timestamptz,
  failed_version bigint,
  build_error text,
  build_error_at timestamptz,
  hook_error text,
  hook_error_at timestamptz,
  next_try_at timestamptz,
  -- Leases: who waits for the quiet time, and who is calling the hook.
  runner_until timestamptz,
  hook_until timestamptz,
  -- Of the token that opened today's shared sessions; see `end_shared_sessions`.
  token_fingerprint text
);
alter table private.site enable row level security;
revoke all on private.site from public, anon, authenticated, service_role;
insert into private.site default values;

create function private.content_version() returns bigint
language sql stable security definer set search_path = '' as 'select content_version from private.site';
grant execute on function private.content_version() to anon, authenticated, service_role;

-- Once per statement, however many rows it changes: one publication of four languages is one change.
create function private.count_visible_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  visible boolean;
begin
  case tg_op
    when 'INSERT' then
      select exists (select from new_posts where is_published) into visible;
    when 'DELETE' then
      select exists (select from old_posts where is_published) into visible;
    else
      select exists (
        select from new_posts join old_posts using (id)
        where new_posts.revision <> old_posts.revision and (new_posts.is_published or old_posts.is_published)
      ) into visible;
  end case;
  if visible then
    update private.site
    set content_version = content_version + 1,
        changed_at = now(),
        pending_since = coalesce(pending_since, now());
  end if;
  return null;
end
$$;

create trigger count_new_posts after insert on public.blog_posts
  referencing new table as new_posts
  for each statement execute function private.count_visible_change();
create trigger count_changed_posts after update on public.blog_posts
  referencing old table as old_posts new table as new_posts
  for each statement execute function private.count_visible_change();
create trigger count_deleted_posts after delete on public.blog_posts
  referencing old table as old_posts
  for each statement execute function private.count_visible_change();

-- All posts the caller may read as a visitor, with the version they belong to. One value: a list of rows would be cut
-- at 1,000. One statement: list and version are of the same moment.
create function public.published_posts_index() returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'content_version', private.content_version(),
    'posts', coalesce(json_agg(json_build_array(id, revision) order by id), '[]'::json)
  )
  from public.blog_posts
  where is_published and published_at <= now()
$$;
grant execute on function public.published_posts_index() to anon, authenticated, service_role;
