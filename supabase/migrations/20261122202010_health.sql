-- What the health page, its mail and uptime monitors learn about the site.

-- Whether the last build failed and none is pending.
create function private.has_failed_build(site private.site) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(site.pending_since is null and site.failed_version >= site.asked_version, false)
$$;

-- For uptime monitors: seconds since the last tick (or null), and whether the last build failed and none is pending.
create function private.site_pulse() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'tick_age', extract(epoch from clock_timestamp() - installation.ticked_at),
    'has_failed_build', private.has_failed_build(site)
  )
  from private.installation cross join private.site as site
$$;
select private.expose('site_pulse', 'service_role');

create function private.waiting_since(n bigint, since timestamptz) returns json
language sql immutable set search_path = '' as $$
  select json_build_object('n', n, 'since', since)
$$;

-- Returns the facts from which src/core/health derives the problems on the health page: `thresholds.ts` there says from
-- when on each is one. `mails_lost` leaves out the
-- confirmations of enquiries, because most undelivered confirmations have a mistyped e-mail address.
create function private.health_facts() returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  news private.news_runs;
begin
  perform private.require_editor();
  select * into news from private.news_runs order by date desc limit 1;
  return (
    select json_build_object(
      'now', clock_timestamp(),
      'installed_at', installation.installed_at,
      'ticked_at', installation.ticked_at,
      'backed_up_at', installation.backed_up_at,
      'rehearsed_at', installation.rehearsed_at,
      'backup_failed_at', installation.backup_failed_at,
      'checked_at', installation.checked_at,
      'signed_in', (
        select private.waiting_since(count(*), max(opened.created_at))
        from auth.sessions as opened join public.editors as editor using (user_id)
        where opened.created_at > now() - interval '7 days'
      ),
      'backup_error', installation.backup_error,
      'pending_since', site.pending_since,
      'asked_at', site.asked_at,
      'built_at', site.built_at,
      'built_version', site.built_version,
      'failed_at', case when private.has_failed_build(site) then site.build_error_at end,
      'builds_asked', private.builds_asked_this_month(),
      'mails_lost', (
        select private.waiting_since(count(*), min(created_at)) from public.mail_outbox
        where state in ('dead', 'unknown') and kind <> 'confirmation' and created_at > now() - interval '7 days'
      ),
      'mails_waiting', (
        select private.waiting_since(count(*), min(coalesce(first_attempt_at, next_try_at))) from public.mail_outbox
        where state in ('waiting', 'sending')
      ),
      'enquiries_held', (select private.waiting_since(count(*), min(created_at)) from private.held_enquiries()),
      'payments', (
        select private.waiting_since(count(*), min(about.created_at)) from private.bitcoin_orders as about
        where private.is_to_decide(about)
      ),
      'news_failed', (
        select private.waiting_since(count(*), min(news.started_at))
        -- A row for each failed thing.
        from (
          select where news.state = 'failed'
          union all
          select from private.news_texts as text where text.date = news.date and text.state = 'failed'
        ) as failed
        where news.date > current_date - 2
      ),
      'news_waiting', (
        select private.waiting_since(count(*), min(text.written_at)) from private.news_texts as text
        where text.date > current_date - 2 and text.state in ('written', 'held') and exists (
          select from public.blog_posts as post
          where post.slug = private.news_slug(text.date, text.language) and not post.is_published and post.deleted_at is null
        )
      ),
      'judge_failed', (
        select private.waiting_since(count(*), min(written_at)) from private.news_texts
        where date > current_date - 7 and private.has_failed_judge(trouble_detail)
      ),
      'unread_news', (select private.waiting_since(count(*), min(stopped_at)) from private.unread_news_stops),
      'feeds', (
        select private.waiting_since(count(*), min(trouble_at)) from private.news_sources
        -- Only a feed that does not answer may recover by itself.
        where (troubles_in_a_row > 2 or trouble = 'no-dates') and trouble_at > now() - interval '2 days'
      ),
      'outdated', (
        select private.waiting_since(count(*), min(outdated_since)) from public.blog_posts
        where outdated_since is not null and is_published and deleted_at is null
      ),
      'missing_pages', (
        select coalesce(json_agg(json_build_object('path', missed.path, 'times', missed.times) order by missed.times desc), '[]')
        from private.missing_pages_with_redirects() as missed
        where missed.last_on > current_date - 7 and missed.times >= 10 and missed.leads_to is null
      ),
      'invitations', (
        select private.waiting_since(count(*), min(created_at)) from public.invitations as invitation
        where private.invitation_state(invitation) = 'open' and created_at > now() - interval '3 days'
      ),
      'database_bytes', pg_catalog.pg_database_size(pg_catalog.current_database())
    )
    from private.installation cross join private.site as site
  );
end
$$;
select private.expose('health_facts', 'authenticated, service_role');

-- Queues a mail about the problems, at most one a day, and only if the problem codes differ from the last mail's.
create function private.note_health(problems jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  reported public.mail_outbox;
begin
  update private.installation set health_checked_at = clock_timestamp() where only_row;
  select * into reported from public.mail_outbox
  where kind = 'health' and idempotency_key like 'health-%' order by created_at desc limit 1;
  if jsonb_path_query_array(problems, '$[*].code') = jsonb_path_query_array(coalesce(reported.health_problems, '[]'), '$[*].code')
    or reported.created_at > clock_timestamp() - interval '1 day'
  then
    return false;
  end if;
  delete from public.mail_outbox where kind = 'health' and created_at < now() - interval '30 days';
  insert into public.mail_outbox (kind, idempotency_key, health_problems, created_at)
  values ('health', 'health-' || gen_random_uuid(), problems, clock_timestamp());
  return true;
end
$$;
select private.expose('note_health', 'service_role');
