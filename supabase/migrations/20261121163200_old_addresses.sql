-- The slug base of an article can change, and its old addresses lead on to the new ones for good. An old address names the
-- post itself, so however often an article moves, each of its old addresses leads straight to where it stands now. It stays
-- taken: browsers and search engines remember where it led. It ends with the post, or when the article moves back.

create table private.old_addresses (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  since timestamptz not null default now()
);
create index old_addresses_post_idx on private.old_addresses (post_id);
alter table private.old_addresses enable row level security;
revoke all on private.old_addresses from public, anon, authenticated, service_role;

create function private.keep_address_free() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from private.old_addresses as former
    where former.slug = new.slug_base || '-' || new.language and former.post_id <> new.id
  ) then
    raise exception 'Another article stood at this address.' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;
create trigger keep_address_free before insert or update of slug_base, language on public.blog_posts
  for each row execute function private.keep_address_free();

-- Only what has been public can be linked to.
create function private.keep_old_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.old_addresses where slug = new.slug;
  if old.published_at is not null then
    insert into private.old_addresses (slug, post_id) values (old.slug, new.id)
    on conflict on constraint old_addresses_pkey do update set post_id = excluded.post_id, since = now();
  end if;
  return null;
end
$$;
create trigger keep_old_address after update on public.blog_posts
  for each row when (old.slug <> new.slug) execute function private.keep_old_address();

-- Where the public post stands that stood at this address; null where there is none.
create function private.moved_post(slug text) returns text
language sql stable security definer set search_path = '' as $$
  select post.slug from private.old_addresses as former
  join public.blog_posts as post on post.id = former.post_id
  where former.slug = moved_post.slug and post.is_published and post.published_at <= now()
$$;
grant execute on function private.moved_post(text) to anon, authenticated, service_role;

create function public.moved_post(slug text) returns text
language sql stable set search_path = '' as 'select private.moved_post(slug)';
grant execute on function public.moved_post(text) to anon, authenticated, service_role;

-- Whether no article, thrown away ones included, has or had an address on this slug base, apart from the one named.
create function private.is_slug_base_free(slug_base text, except_base text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return not exists (
    select from public.blog_posts as post
    where post.slug_base = is_slug_base_free.slug_base
      and post.slug_base is distinct from is_slug_base_free.except_base
  ) and not exists (
    select from private.old_addresses as former
    join public.blog_posts as post on post.id = former.post_id
    where regexp_replace(former.slug, '-[a-z]{2}$', '') = is_slug_base_free.slug_base
      and post.slug_base is distinct from is_slug_base_free.except_base
  );
end
$$;
grant execute on function private.is_slug_base_free(text, text) to authenticated, service_role;

create function public.is_slug_base_free(slug_base text, except_base text) returns boolean
language sql stable set search_path = '' as 'select private.is_slug_base_free(slug_base, except_base)';
grant execute on function public.is_slug_base_free(text, text) to authenticated, service_role;

-- Moves an article with all its languages, those in the trash too. Answers null where the new slug base is taken.
create function private.rename_article(slug_base text, new_base text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  renamed json;
begin
  perform private.require_editor();
  if not private.is_slug_base_free(new_base, rename_article.slug_base) then
    return null;
  end if;
  with moved as (
    update public.blog_posts as post set slug_base = new_base
    where post.slug_base = rename_article.slug_base
    returning post.slug, post.language, post.revision, post.is_published
  )
  select json_agg(moved order by moved.language) into renamed from moved;
  return coalesce(renamed, '[]');
end
$$;
grant execute on function private.rename_article(text, text) to authenticated, service_role;

create function public.rename_article(slug_base text, new_base text) returns json
language sql set search_path = '' as 'select private.rename_article(slug_base, new_base)';
grant execute on function public.rename_article(text, text) to authenticated, service_role;
