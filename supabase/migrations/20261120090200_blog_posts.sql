-- A post is one row per language; rows of one article share their slug base. Anyone reads a post that is published and
-- whose time has come; editors read and write all of them; nobody else writes.
-- What the row remembers of itself (revision, times, persons) is set here and cannot be chosen by a client.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null generated always as (slug_base || '-' || language) stored
    constraint blog_posts_slug_key unique,
  slug_base text not null
    constraint blog_posts_slug_base_format check (
      slug_base ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_base) <= 100
    ),
  language text not null
    constraint blog_posts_language_known check (language in ('nl', 'en', 'es', 'de')),
  title text not null
    constraint blog_posts_title_length check (char_length(title) between 1 and 120),
  excerpt text not null default ''
    constraint blog_posts_excerpt_length check (char_length(excerpt) <= 300),
  content text not null
    constraint blog_posts_content_length check (char_length(content) between 1 and 200000),
  hero_image_url text
    constraint blog_posts_hero_image_url_length check (char_length(hero_image_url) <= 1000),
  hero_image_alt text
    constraint blog_posts_hero_image_alt_length check (char_length(hero_image_alt) <= 300),
  meta_title text
    constraint blog_posts_meta_title_length check (char_length(meta_title) <= 120),
  meta_description text
    constraint blog_posts_meta_description_length check (char_length(meta_description) <= 300),
  is_published boolean not null default false,
  published_at timestamptz,
  translation text not null default 'source'
    constraint blog_posts_translation_known check (translation in ('source', 'machine', 'reviewed', 'pending')),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  constraint blog_posts_published_has_date check (not is_published or published_at is not null),
  constraint blog_posts_untranslated_stays_draft check (not (is_published and translation = 'pending'))
);
create index blog_posts_slug_base_idx on public.blog_posts (slug_base);
create index blog_posts_newest_idx on public.blog_posts (language, published_at desc) where is_published;

alter table public.blog_posts enable row level security;
select private.allow('anon', 'select', 'public.blog_posts');
select private.allow('authenticated', 'select, insert, update, delete', 'public.blog_posts');
select private.allow('service_role', 'select, insert, update, delete', 'public.blog_posts');

create policy "a visitor reads posts whose time has come" on public.blog_posts
  for select to anon using (is_published and published_at <= now());
create policy "a person reads what a visitor reads, an editor every post" on public.blog_posts
  for select to authenticated using ((is_published and published_at <= now()) or (select private.is_editor()));
create policy "an editor adds posts" on public.blog_posts
  for insert to authenticated with check ((select private.is_editor()));
create policy "an editor changes posts" on public.blog_posts
  for update to authenticated using ((select private.is_editor())) with check ((select private.is_editor()));
create policy "an editor deletes posts" on public.blog_posts
  for delete to authenticated using ((select private.is_editor()));

-- Definers, because not every backend lets every role look into the schema `auth`.
create function private.sign_new_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.revision := 1;
  new.created_at := now();
  new.updated_at := now();
  new.created_by := auth.uid();
  new.updated_by := auth.uid();
  return new;
end
$$;

create function private.sign_changed_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.id := old.id;
  new.revision := old.revision;
  new.created_at := old.created_at;
  new.updated_at := old.updated_at;
  new.created_by := old.created_by;
  new.updated_by := old.updated_by;
  -- The slug follows from two other columns and is not known yet.
  if to_jsonb(new) - 'slug' is distinct from to_jsonb(old) - 'slug' then
    new.revision := old.revision + 1;
    new.updated_at := now();
    new.updated_by := auth.uid();
  end if;
  return new;
end
$$;

create trigger sign_new_post before insert on public.blog_posts
  for each row execute function private.sign_new_post();
create trigger sign_changed_post before update on public.blog_posts
  for each row execute function private.sign_changed_post();
