-- Many posts at once, as an import brings them, cost little more than one: what follows from a post is written for all rows of a
-- statement together, and not row by row. The words for the search take longest. Of a statement with many rows they are
-- found afterwards, by the clock, some at a time; until then those posts are online and not yet found by their words.

-- Posts whose words are still to be found.
create table private.words_due (
  post_id uuid primary key references public.blog_posts (id) on delete cascade
);
alter table private.words_due enable row level security;
revoke all on private.words_due from public, anon, authenticated, service_role;

-- From so many rows on somebody imports: nobody saves as many from the desk.
create function private.many_posts() returns integer
language sql immutable set search_path = '' as 'select 100';

create function private.keep_words_of(posts uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.post_words (post_id, words)
  select post.id, private.words_of(post.language, post.title, post.excerpt, post.content)
  from public.blog_posts as post where post.id = any (posts)
  on conflict (post_id) do update set words = excluded.words;
  delete from private.words_due where post_id = any (posts);
end
$$;

drop trigger keep_words_of_new_post on public.blog_posts;
drop trigger keep_words_of_changed_post on public.blog_posts;
create or replace function private.keep_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  written uuid[];
begin
  if tg_op = 'INSERT' then
    written := array(select id from new_posts);
  else
    written := array(
      select new_posts.id from new_posts join old_posts using (id)
      where (old_posts.language, old_posts.title, old_posts.excerpt, old_posts.content)
        is distinct from (new_posts.language, new_posts.title, new_posts.excerpt, new_posts.content)
    );
  end if;
  if cardinality(written) < private.many_posts() then
    perform private.keep_words_of(written);
  else
    insert into private.words_due (post_id) select unnest(written) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger keep_words_of_new_posts after insert on public.blog_posts
  referencing new table as new_posts
  for each statement execute function private.keep_words();
create trigger keep_words_of_changed_posts after update on public.blog_posts
  referencing old table as old_posts new table as new_posts
  for each statement execute function private.keep_words();

-- Finds the words of some posts that wait for it. Answers how many it were.
create function private.keep_words_due(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due uuid[];
begin
  perform private.require_editor();
  due := array(select post_id from private.words_due limit greatest(0, most) for update skip locked);
  perform private.keep_words_of(due);
  return cardinality(due);
end
$$;
create function public.keep_words_due(most integer) returns integer
language sql set search_path = '' as 'select private.keep_words_due(most)';
grant execute on function private.keep_words_due(integer), public.keep_words_due(integer) to service_role;

-- The history of new posts, and the Dutch text that new translations follow.
drop trigger keep_revision on public.blog_posts;
create trigger keep_revision after update or delete on public.blog_posts
  for each row execute function private.keep_revision();

create function private.keep_first_revisions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.post_revisions (post_id, revision, action, post, changed_by)
  select id, revision, 'created', to_jsonb(new_posts), auth.uid() from new_posts;
  return null;
end
$$;
create trigger keep_first_revisions after insert on public.blog_posts
  referencing new table as new_posts
  for each statement execute function private.keep_first_revisions();

drop trigger follow_source on public.blog_posts;
create trigger follow_source after update on public.blog_posts
  for each row when (new.language <> 'nl' and new.translation <> 'pending')
  execute function private.follow_source();

create function private.follow_sources() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.translations (post_id, source_revision)
  select new_posts.id, source.revision
  from new_posts join public.blog_posts as source on source.slug_base = new_posts.slug_base
  where source.language = 'nl' and new_posts.language <> 'nl' and new_posts.translation <> 'pending'
  on conflict on constraint translations_pkey do update
  set source_revision = excluded.source_revision, problem = null, problem_at = null;
  return null;
end
$$;
create trigger follow_sources after insert on public.blog_posts
  referencing new table as new_posts
  for each statement execute function private.follow_sources();

-- What the clock is asked for, now also the words that are still to be found. What is asked: { times, lost_after_seconds,
-- remind_after_seconds, trash_days, retention_days?, news_date?, news_preview?, translations? }.
create or replace function private.work_due(asked jsonb) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select json_build_object(
      'posts', private.are_posts_due(),
      'rebuild', coalesce(
        site.pending_since is not null
          and private.rebuild_due(site, asked -> 'times') <= clock_timestamp() + interval '10 seconds',
        false
      ),
      'watch', coalesce(
        site.pending_since is null and site.asked_version > site.built_version
          and coalesce(site.failed_version < site.asked_version, true)
          and site.asked_at < clock_timestamp() - make_interval(secs => (asked ->> 'lost_after_seconds')::double precision),
        false
      ),
      'mails', private.are_mails_due((asked ->> 'remind_after_seconds')::integer),
      'news', asked ->> 'news_date' is not null
        and private.is_news_due((asked ->> 'news_date')::date, coalesce((asked ->> 'news_preview')::boolean, false)),
      'messages', asked ->> 'retention_days' is not null and exists (
        select from public.enquiries
        where created_at < now() - (asked ->> 'retention_days')::numeric * interval '1 day'
        union all
        select from private.bitcoin_orders
        where forgotten_at is null and created_at < now() - (asked ->> 'retention_days')::numeric * interval '1 day'
      ),
      'payments', exists (select from private.bitcoin_orders where next_look_at <= clock_timestamp()),
      'translations', coalesce((asked ->> 'translations')::boolean, false)
        and exists (select from private.due_translations()),
      'words', exists (select from private.words_due),
      'trash', exists (
        select from public.blog_posts where deleted_at < now() - make_interval(days => (asked ->> 'trash_days')::integer)
      )
    )
    from private.site as site
  );
end
$$;
