-- Translations that are made while nobody waits: which ones are wanted stands here, so that a closed browser or a killed function loses
-- none. One that fails is tried again after four minutes, a quarter of an hour and an hour, and then left to a person; the reason stands
-- beside it as ever. Every attempt counts when it begins, so that what kills the function is not tried for ever either.

alter table private.translations
  add column wanted_at timestamptz,
  add column wanted_attempts integer not null default 0,
  add column next_try_at timestamptz;
create index translations_wanted_idx on private.translations (wanted_at) where wanted_at is not null;

-- Wanted, and not given up: it is said to be on its way.
create function private.is_being_translated(known private.translations) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(known.working_until > clock_timestamp(), false)
    or (known.wanted_at is not null and known.wanted_attempts < 4)
$$;

-- What is to be translated now. An article in the trash is not, and is again when it comes back.
create function private.due_translations() returns table (slug_base text, language text, wanted_at timestamptz)
language sql stable set search_path = '' as $$
  select post.slug_base, post.language, known.wanted_at
  from private.translations as known join public.blog_posts as post on post.id = known.post_id
  where known.wanted_at is not null and known.wanted_attempts < 4
    and coalesce(known.next_try_at <= clock_timestamp(), true)
    and coalesce(known.working_until < clock_timestamp(), true)
    and post.deleted_at is null
$$;

-- Has posts translated in the background; what was wanted before begins anew.
create function private.want_translations(slugs text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  insert into private.translations as known (post_id, wanted_at)
  select post.id, clock_timestamp() from public.blog_posts as post
  where post.slug = any (slugs) and post.language <> 'nl' and post.deleted_at is null
  on conflict on constraint translations_pkey do update
  set wanted_at = excluded.wanted_at, wanted_attempts = 0, next_try_at = null, problem = null, problem_at = null;
end
$$;

create function public.want_translations(slugs text[]) returns void
language sql set search_path = '' as 'select private.want_translations(slugs)';
grant execute on function private.want_translations(text[]), public.want_translations(text[]) to authenticated, service_role;

-- The first of them, in the order in which they were wanted.
create function private.wanted_translations(most integer) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select coalesce(json_agg(json_build_object('slug_base', slug_base, 'language', language) order by wanted_at, slug_base, language), '[]')
    from (select * from private.due_translations() order by wanted_at limit most) as due
  );
end
$$;

create function public.wanted_translations(most integer) returns json
language sql stable set search_path = '' as 'select private.wanted_translations(most)';
grant execute on function private.wanted_translations(integer), public.wanted_translations(integer) to service_role;

-- There is nothing to translate any more.
create function private.unwant_translation(slug text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update private.translations as known set wanted_at = null
  from public.blog_posts as post where post.id = known.post_id and post.slug = unwant_translation.slug;
end
$$;

create function public.unwant_translation(slug text) returns void
language sql set search_path = '' as 'select private.unwant_translation(slug)';
grant execute on function private.unwant_translation(text), public.unwant_translation(text) to service_role;

create or replace function private.claim_translation(slug text, lease_seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  insert into private.translations as known (post_id, working_until)
  select post.id, clock_timestamp() + make_interval(secs => lease_seconds)
  from public.blog_posts as post where post.slug = claim_translation.slug
  on conflict on constraint translations_pkey do update
  set working_until = excluded.working_until,
      wanted_attempts = known.wanted_attempts + case when known.wanted_at is null then 0 else 1 end
  where known.working_until is null or known.working_until < clock_timestamp();
  return found;
end
$$;

create or replace function private.end_translation(slug text, problem jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update private.translations as known
  set working_until = null,
      problem = end_translation.problem,
      problem_at = case when end_translation.problem is not null then now() end,
      -- Nothing was stored where the text changed meanwhile, though nothing was wrong with the translation.
      wanted_at = case
        when (end_translation.problem is not null or post.translation = 'pending' or post.outdated_since is not null)
          and known.wanted_attempts < 4
        then known.wanted_at
      end,
      next_try_at = clock_timestamp() + make_interval(mins => power(4, least(known.wanted_attempts, 3))::integer)
  from public.blog_posts as post
  where post.id = known.post_id and post.slug = end_translation.slug;
end
$$;

-- The text of this post that somebody answered for last; null where there is none.
create function private.reviewed_before(slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select history.post
    from public.post_revisions as history join public.blog_posts as post on post.id = history.post_id
    where post.slug = reviewed_before.slug and post.deleted_at is null and history.post ->> 'translation' = 'reviewed'
    order by history.revision desc limit 1
  );
end
$$;

create function public.reviewed_before(slug text) returns jsonb
language sql stable set search_path = '' as 'select private.reviewed_before(slug)';
grant execute on function private.reviewed_before(text), public.reviewed_before(text) to authenticated, service_role;
