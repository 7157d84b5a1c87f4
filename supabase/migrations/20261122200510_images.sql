-- Editors upload files to a private folder of the bucket `incoming`. Only the site stores processed images in the
-- bucket `media`. Only editors can list `media`, but everyone can read its images. The name of an image derives from
-- its content, so a name always means the same image.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('incoming', 'incoming', false, 8388608, array['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  ('media', 'media', true, 8388608, array['image/avif', 'image/webp', 'image/jpeg'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- An editor can have 100 uploads of the last day that are no images yet, and 1000 in all. `take-image` deletes those of
-- earlier days, so these alone do not keep an editor from the next upload.
create function private.may_upload() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) filter (where file.created_at > now() - interval '1 day') < 100 and count(*) < 1000
  from storage.objects as file
  where file.bucket_id = 'incoming' and file.name like auth.uid()::text || '/%'
$$;
grant execute on function private.may_upload() to authenticated;

-- Only an upload itself adds a file. Storage would also let an editor sign many uploads in advance, which would then need
-- neither a session nor room. It names what it does in this setting, which the embedded Storage lacks.
create policy "an editor adds files of their own" on storage.objects
  for insert to authenticated with check (
    (select private.is_editor()) and (select private.may_upload())
    and coalesce(current_setting('storage.operation', true), '') ~ '^$|object[.]upload$'
    and bucket_id = 'incoming' and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f-]{36}$')
  );
create policy "an editor sees their own files, and finished images" on storage.objects
  for select to authenticated using (
    (select private.is_editor())
    and (bucket_id = 'media' or (bucket_id = 'incoming' and name like (select auth.uid())::text || '/%'))
  );
create policy "an editor removes files of their own" on storage.objects
  for delete to authenticated using (
    (select private.is_editor()) and bucket_id = 'incoming' and name like (select auth.uid())::text || '/%'
  );

create table public.images (
  id uuid primary key default gen_random_uuid(),
  -- The path contains the digest, the size, placeholder colours and a width (see src/core/images/image-path.ts).
  path text not null
    constraint images_path_key unique
    constraint images_path_format check (
      path ~ '^/media/[0-9a-f]{32}-[0-9]{1,4}x[0-9]{1,4}-[0-9a-f]{36}/[0-9]{1,4}[.]webp$'
    ),
  digest text not null
    constraint images_digest_key unique
    constraint images_digest_format check (digest ~ '^[0-9a-f]{32}$'),
  width integer not null
    constraint images_width_range check (width between 1 and 2560),
  height integer not null
    constraint images_height_range check (height between 1 and 2560),
  sources text[] not null default '{}',
  -- The name of the file that an editor uploaded, or ''.
  name text not null default ''
    constraint images_name_length check (char_length(name) <= 200),
  -- { language: description }. When an editor chooses the image for an article, this becomes the alternative text.
  descriptions jsonb not null default '{}'
    constraint images_descriptions_size
      check (jsonb_typeof(descriptions) = 'object' and octet_length(descriptions::text) <= 8000)
    constraint images_descriptions_texts check (
      descriptions - private.languages() = '{}' and not jsonb_path_exists(descriptions, 'strict $.* ? (@.type() != "string")')
    ),
  created_by uuid,
  created_at timestamptz not null default now(),
  constraint images_path_holds_digest check (path like '/media/' || digest || '-%')
);
create index images_sources_idx on public.images using gin (sources);

alter table public.images enable row level security;
select private.allow('authenticated', 'select', 'public.images');
select private.allow('service_role', 'select, insert, update, delete', 'public.images');

create policy "an editor reads which images there are" on public.images
  for select to authenticated using ((select private.is_editor()));

-- Returns the digests of this site's images in `source`.
create function private.images_in(source text) returns text[]
language sql immutable set search_path = '' as $$
  select array(select distinct found[1] from regexp_matches(source, '/media/([0-9a-f]{32})-', 'g') as found)
$$;
grant execute on function private.images_in(text) to authenticated, service_role;

-- Returns the path of the first image of this site in `source`, or null. An article without its own shows it.
create function private.first_image(source text) returns text
language sql immutable set search_path = '' as $$
  select substring(source from
    '/media/[0-9a-f]{32}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}-[0-9a-f]{36}/[0-9]{1,4}\.(?:avif|webp|jpeg)')
$$;
grant execute on function private.first_image(text) to authenticated, service_role;

create index blog_posts_images_idx on public.blog_posts
  using gin (private.images_in(content || ' ' || coalesce(hero_image_url, '')));

-- Stores the record of a processed image if it is new. The library holds 20,000 images. Adds the source URL of an imported
-- image to the record, up to 20 of at most 2,000 bytes. Only the site calls this, which has stored the files that the path names.
create function private.keep_image(image jsonb, editor uuid) returns json
language plpgsql security definer set search_path = '' as $$
declare
  source text := case when octet_length(image ->> 'source') <= 2000 then image ->> 'source' end;
  kept public.images;
begin
  perform private.require_room(count(*), 20000) from public.images where images.digest <> image ->> 'digest';
  insert into public.images (path, digest, width, height, name, created_by)
  values (
    image ->> 'path', image ->> 'digest', (image ->> 'width')::integer, (image ->> 'height')::integer,
    coalesce(image ->> 'name', ''), keep_image.editor
  )
  on conflict (digest) do nothing;
  if found then
    perform private.note_action('image-added', image ->> 'path', null, null, keep_image.editor);
  end if;
  update public.images as known set sources = known.sources || source
  where known.digest = image ->> 'digest' and source is not null and source <> all (known.sources) and cardinality(known.sources) < 20;
  select * into kept from public.images as known where known.digest = image ->> 'digest';
  return json_build_object('id', kept.id, 'path', kept.path);
end
$$;
select private.expose('keep_image', 'service_role');
