-- An action at the desk and its record are stored in one transaction. Records never change. Changes of posts are in
-- `post_revisions`, all other actions in `actions`.

create table public.actions (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null if the action was not an editor's. Not a foreign key, because the record outlives the account.
  person uuid,
  action text not null constraint actions_action_format check (action ~ '^[a-z]+(-[a-z]+)*$'),
  subject text not null default '' constraint actions_subject_length check (char_length(subject) <= 200),
  from_version integer,
  to_version integer
);
create index actions_at_idx on public.actions (at desc);
create index actions_person_idx on public.actions (person, at desc);

alter table public.actions enable row level security;
select private.allow('authenticated', 'select', 'public.actions');
select private.allow('service_role', 'select', 'public.actions');
create policy "an editor reads what was done" on public.actions
  for select to authenticated using ((select private.is_editor()));

-- Prevents changes to a table that records history, except deletions while posts are erased for good.
create function private.refuse_rewriting() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and coalesce(current_setting('site.purging', true), '') = 'yes' then
    return null;
  end if;
  raise exception 'The history of posts and actions cannot be changed.' using errcode = 'insufficient_privilege';
end
$$;
create trigger refuse_rewriting before update or delete or truncate on public.actions
  for each statement execute function private.refuse_rewriting();

-- So many actions, and so many versions of posts, one account can add to the records in 24 hours.
create function private.max_changes_a_day() returns integer
language sql immutable set search_path = '' as 'select 10000';

-- So many bytes of versions of posts, and as many of the business details, one account can store in 24 hours: a hosted
-- database may have 500 MB in all.
create function private.max_bytes_a_day() returns bigint
language sql immutable set search_path = '' as 'select 50000000';

-- A call with the secret key names the `person`, whom the site's function has checked.
create function private.note_action(
  action text, subject text default '', from_version integer default null, to_version integer default null,
  person uuid default auth.uid()
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Ending access stays possible after a stolen session has used up the day's number.
  perform private.require_room(
    count(*),
    private.max_changes_a_day()
      * case when note_action.action in ('editor-removed', 'invitation-withdrawn', 'shared-sessions-ended') then 2 else 1 end
  )
  from public.actions as known
  where known.person = note_action.person and known.at > clock_timestamp() - interval '1 day';
  insert into public.actions (person, action, subject, from_version, to_version)
  values (note_action.person, note_action.action, left(coalesce(note_action.subject, ''), 200),
    note_action.from_version, note_action.to_version);
end
$$;

-- Limits the actions `mailing`, to leave enough of the mail service's daily limit for visitors' enquiries.
create function private.may_mail(mailing text[], max integer, period interval default '1 hour') returns boolean
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('mails of editors', 0));
  select (
    select count(*) from public.actions where action = any (mailing) and at > clock_timestamp() - period
  ) < may_mail.max;
$$;

-- private.masked_email('jan.devries@example.com') is 'j…@example.com'
create function private.masked_email(email text) returns text
language sql immutable set search_path = '' as $$
  select left(trim(email), 1) || '…' || coalesce(substring(trim(email) from '@.*$'), '')
$$;

-- Returns what people call the subject of an action: the title of an article, or the name of a customer, which only a
-- confirmed editor may read. Null for any other subject. The tables belong to later chapters.
create function private.title_of_subject(named text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if named ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return (select name from public.enquiries where id = named::uuid and private.is_confirmed_editor());
  end if;
  return (
    select title from public.blog_posts
    where slug = named or slug_base = named order by language <> 'nl', language limit 1
  );
end
$$;

-- Returns at most 200 actions per call, newest first. If `person` is null, returns the actions of all people.
create function private.list_actions(person uuid, max integer, skip integer) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    with done as (
      (
        select at, id, actions.person, action, subject, from_version, to_version from public.actions
        where list_actions.person is null or actions.person = list_actions.person
        order by at desc limit least(greatest(max, 1), 200) + greatest(list_actions.skip, 0)
      )
      union all
      (
        select changed_at, id, changed_by, 'post-' || action, post ->> 'slug',
          case when action = 'deleted' then revision else nullif(revision - 1, 0) end,
          case when action <> 'deleted' then revision end
        from public.post_revisions
        where list_actions.person is null or changed_by = list_actions.person
        order by changed_at desc limit least(greatest(max, 1), 200) + greatest(list_actions.skip, 0)
      )
    ),
    shown as (
      select * from done order by at desc, id desc
      limit least(greatest(max, 1), 200) offset greatest(list_actions.skip, 0)
    )
    select coalesce(json_agg(json_build_object(
      'at', shown.at, 'action', shown.action, 'subject', shown.subject,
      'title', private.title_of_subject(shown.subject),
      'from_version', shown.from_version, 'to_version', shown.to_version,
      'person', shown.person, 'name', editor.name, 'is_shared', coalesce(editor.is_shared, false)
    ) order by shown.at desc, shown.id desc), '[]')
    from shown left join public.editors editor on editor.user_id = shown.person
  );
end
$$;
select private.expose('list_actions', 'authenticated, service_role');
