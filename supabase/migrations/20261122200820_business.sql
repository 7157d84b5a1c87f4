-- Every version of the business details is kept. The site shows the newest version. Without any version, it shows the
-- details of a new installation. Visitors may read the newest version, except the dates of consent to testimonials and
-- the news feeds, whose addresses may hold keys. The site's functions also read the feeds.

create table private.business_versions (
  version integer primary key constraint business_versions_version_positive check (version > 0),
  details jsonb not null constraint business_versions_details_size
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 100000),
  saved_at timestamptz not null default clock_timestamp(),
  saved_by uuid
);
alter table private.business_versions enable row level security;
create trigger refuse_rewriting before update or delete or truncate on private.business_versions
  for each statement execute function private.refuse_rewriting();

create function private.published_business() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('version', version, 'details', details #- '{testimonials,first,consentOn}'
    #- '{testimonials,second,consentOn}' #- '{testimonials,third,consentOn}'
    #- case when auth.role() = 'service_role' then '{}'::text[] else '{settings,NEWS_FEEDS}' end, 'descriptions', (
      select coalesce(json_object_agg(image.path, image.descriptions order by image.path), '{}') from public.images as image
      where strpos(details::text, image.path) > 0
    ))
  from private.business_versions order by version desc limit 1
$$;
select private.expose('published_business', 'anon, authenticated, service_role');

create function private.list_business_versions(max integer) returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select private.in_one_answer(array_agg(json_build_object(
    'version', recent.version, 'details', recent.details, 'saved_at', recent.saved_at, 'saved_by', editor.name
  ) order by recent.version desc))
  from (select * from private.business_versions order by version desc limit list_business_versions.max) recent
  left join public.editors editor on editor.user_id = recent.saved_by;
$$;
select private.expose('list_business_versions', 'authenticated, service_role');

-- Returns the new version, or null if another editor has saved since version `based_on` (0 before the first version).
-- Only the site's functions may call this, because they check the details: every build needs readable ones.
create function private.save_business(details jsonb, based_on integer, editor uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  known integer;
begin
  -- Without this lock, the second of two concurrent calls would fail with a duplicate version, not return null.
  perform from private.site for update;
  known := (select coalesce(max(version), 0) from private.business_versions);
  if known <> save_business.based_on then
    return null;
  end if;
  perform private.require_room(coalesce(sum(pg_column_size(kept.details)), 0)::bigint, private.max_bytes_a_day())
  from private.business_versions as kept
  where kept.saved_by = save_business.editor and kept.saved_at > now() - interval '1 day';
  insert into private.business_versions (version, details, saved_by)
  values (known + 1, save_business.details, save_business.editor);
  perform private.note_action('business-changed', '', nullif(known, 0), known + 1, save_business.editor);
  perform private.count_change();
  update private.site set by_hand = by_hand or save_business.editor is not null where only_row;
  return known + 1;
end
$$;
select private.expose('save_business', 'service_role');

-- Every version of the legal texts that the public site has shown. Visitors may read all of them.

create table private.legal_texts (
  document text not null constraint legal_texts_document_known check (document in ('privacy', 'terms', 'cookies', 'legal')),
  texts jsonb not null constraint legal_texts_size check (octet_length(texts::text) <= 200000),
  stored_at timestamptz not null default clock_timestamp(),
  primary key (document, stored_at)
);
alter table private.legal_texts enable row level security;
create trigger refuse_rewriting before update or delete or truncate on private.legal_texts
  for each statement execute function private.refuse_rewriting();

-- Oldest first, so that a version which is stored while the pages are read comes last. A page ends where one answer is full.
-- A version's name is the day in Spain when it was stored. Later versions of a day end in .2, .3, …
create function private.legal_versions(skip integer) returns json
language sql stable security definer set search_path = '' as $$
  select private.in_one_answer(array_agg(json_build_object(
    'document', document, 'version', day || coalesce('.' || nullif(n, 1), ''), 'texts', texts
  ) order by stored_at, document))
  from (
    select *, row_number() over (partition by document, day order by stored_at) as n
    from private.legal_texts, lateral (select (stored_at at time zone 'Europe/Madrid')::date::text as day) as local
    order by stored_at, document offset greatest(legal_versions.skip, 0) limit 100
  ) as numbered
$$;
select private.expose('legal_versions', 'anon, authenticated, service_role');

-- Stores the texts that differ from the newest version of their document. `texts` has a key for each document.
create function private.store_legal_texts(texts jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.legal_texts (document, texts)
  select shown.key, shown.value from jsonb_each(store_legal_texts.texts) as shown
  where shown.value is distinct from (
    select newest.texts from private.legal_texts as newest
    where newest.document = shown.key order by newest.stored_at desc limit 1
  )
$$;
select private.expose('store_legal_texts', 'service_role');

-- Whether the business's notice on the site has begun or ended after `since`. Its days are in Ibiza's time zone. They
-- are compared as texts, because an error here would stop the schedule.
create function private.has_notice_turned(since timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bool_or(starts > past and starts <= today or ends >= past and ends < today), false)
  from (
    select (details -> 'notice' ->> 'starts') collate "C" as starts, (details -> 'notice' ->> 'ends') collate "C" as ends
    from private.business_versions order by version desc limit 1
  ) as newest,
  lateral (
    select to_char(since at time zone 'Europe/Madrid', 'YYYY-MM-DD') as past,
      to_char(clock_timestamp() at time zone 'Europe/Madrid', 'YYYY-MM-DD') as today
  ) as days
$$;
