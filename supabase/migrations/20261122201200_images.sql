-- Pictures. An editor puts a file into the bucket `incoming`, in a folder of their own, where nobody else sees it. What was
-- made of it stands in the bucket `media`, which anybody may read but nobody may list: its names are made from the content
-- and never change their meaning. The table `images` remembers which pictures there are and where foreign ones came from.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('incoming', 'incoming', false, 8388608, array['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  ('media', 'media', true, 8388608, array['image/avif', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "an editor adds files of their own, and finished pictures" on storage.objects
  for insert to authenticated with check (
    (select private.is_editor()) and (
      (bucket_id = 'incoming' and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f-]{36}$'))
      or (bucket_id = 'media'
        and name ~ '^[0-9a-f]{32}-[0-9]{1,4}x[0-9]{1,4}-[0-9a-f]{36}/[0-9]{1,4}[.](avif|webp)$')
    )
  );
create policy "an editor sees their own files, and finished pictures" on storage.objects
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
  -- The name tells size, widths and colours; src/core/images/image-path.ts reads it.
  path text not null
    constraint images_path_key unique
    constraint images_path_format check (
      path ~ '^/media/[0-9a-f]{32}-[0-9]{1,4}x[0-9]{1,4}-[0-9a-f]{36}/[0-9]{1,4}[.]webp$'
    ),
  -- The digest of the file it was made of.
  digest text not null
    constraint images_digest_key unique
    constraint images_digest_format check (digest ~ '^[0-9a-f]{32}$'),
  width integer not null
    constraint images_width_range check (width between 1 and 2560),
  height integer not null
    constraint images_height_range check (height between 1 and 2560),
  -- Foreign addresses it was fetched from.
  sources text[] not null default '{}',
  created_by uuid,
  created_at timestamptz not null default now(),
  constraint images_path_holds_digest check (path like '/media/' || digest || '-%')
);
create index images_sources_idx on public.images using gin (sources);

alter table public.images enable row level security;
select private.allow('authenticated', 'select', 'public.images');
select private.allow('service_role', 'select, insert, update, delete', 'public.images');

create policy "an editor reads which pictures there are" on public.images
  for select to authenticated using ((select private.is_editor()));

create trigger log_image after insert on public.images
  for each row execute function private.log_action('image', 'path');

-- Remembers a finished picture, once, and one more address it was fetched from where there is one.
create function private.keep_image(image jsonb) returns json
language plpgsql security definer set search_path = '' as $$
declare
  kept public.images;
  source text := image ->> 'source';
begin
  perform private.require_editor();
  insert into public.images as known (path, digest, width, height, sources, created_by)
  values (
    image ->> 'path',
    image ->> 'digest',
    (image ->> 'width')::integer,
    (image ->> 'height')::integer,
    case when source is null then '{}' else array[source] end,
    auth.uid()
  )
  on conflict (digest) do update set sources = case
    when source is null or source = any (known.sources) then known.sources
    else known.sources || source
  end
  returning * into kept;
  return json_build_object('id', kept.id, 'path', kept.path);
end
$$;

create function public.keep_image(image jsonb) returns json
language sql set search_path = '' as 'select private.keep_image(image)';
grant execute on function private.keep_image(jsonb), public.keep_image(jsonb) to authenticated, service_role;
