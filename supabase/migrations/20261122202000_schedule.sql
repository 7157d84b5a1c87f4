-- The schedule runs a tick every few minutes: `begin_tick` does at once the due work that needs only SQL, and returns which work the site's function must do.

-- Returns whether the news must be started, continued, tried again after a failure, or sent as a preview mail.
create function private.is_news_due(news_date date, with_preview boolean) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  run private.news_runs;
  can_gather boolean;
begin
  select * into run from private.news_runs where date = news_date;
  if not found then
    return true;
  elsif run.lease_until > clock_timestamp() or private.is_news_text_claimed(news_date) then
    return false;
  end if;
  can_gather := run.facts is null and private.may_gather_again(run);
  return (
    with texts as (
      select coalesce(text.state, 'writing') as state,
        coalesce(text.attempts, 0) < private.max_news_attempts() as may_try_again
      from unnest(private.languages()) as wanted (language)
      left join private.news_texts as text on text.date = news_date and text.language = wanted.language
      where run.facts is not null
    )
    select exists (
      select from (values
        (can_gather and run.state <> 'failed', interval '0'),
        (can_gather and run.state = 'failed' and private.are_feeds_due(run), interval '25 minutes'),
        (can_gather and run.state = 'failed' and not private.are_feeds_due(run), interval '55 minutes'),
        -- The writer holds no lease between two languages. Only ten minutes without a lease show that the writer stopped.
        (exists (select from texts where state in ('writing', 'written') and may_try_again), interval '10 minutes'),
        (exists (select from texts where state = 'failed' and may_try_again), interval '55 minutes'),
        (
          exists (select from private.news_texts as held where held.date = news_date and private.may_judge_again(held)),
          interval '25 minutes'
        ),
        -- A preview of held news is always mailed, a preview of published news only if the setting requires it.
        (
          exists (select from texts where state = 'held' or with_preview and state = 'published')
            and not exists (select from public.post_previews mailed where mailed.news_date = is_news_due.news_date),
          interval '55 minutes'
        )
      ) as reasons (holds, rest)
      where holds and clock_timestamp() - greatest(run.ended_at, run.lease_until, run.started_at) > rest
    )
  );
end
$$;

-- Deletes senders after an hour, and token attempts after a day. After 30 days, deletes enquiries that are still held,
-- the notices of held enquiries, and the ticked-off notes on articles.
create function private.delete_expired() returns void
language sql security definer set search_path = '' as $$
  delete from private.enquiry_senders
  where id in (
    select id from private.enquiry_senders
    where sent_at < clock_timestamp() - interval '1 hour' limit 10000 for update skip locked
  );
  select private.forget_old_token_tries();
  delete from public.enquiries
  where id in (select id from private.held_enquiries() where created_at < now() - interval '30 days');
  delete from public.mail_outbox where kind = 'held' and created_at < now() - interval '30 days';
  delete from private.post_notes where done_at < now() - interval '30 days';
$$;

-- Takes the row as argument, so that a second run that waits for the first one sees its lease.
create function private.is_backup_held(installation private.installation) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(installation.backup_held_until >= clock_timestamp(), false)
$$;

-- The work that `begin_tick` leaves to the site's function. `asked` is the argument of `begin_tick`.
create function private.work_due(asked jsonb) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'rebuild', coalesce(
      site.pending_since is not null
        and private.rebuild_due(site, asked -> 'times') <= clock_timestamp() + interval '10 seconds',
      false
    ),
    'watch', private.is_build_missing(site, (asked ->> 'lost_after_seconds')::numeric),
    'mails', exists (select from public.mail_outbox as mail where private.is_mail_due(mail)),
    'news', asked ->> 'news_date' is not null
      and private.is_news_due((asked ->> 'news_date')::date, coalesce((asked ->> 'news_preview')::boolean, false)),
    'payments', exists (select from private.bitcoin_orders where next_check_at <= clock_timestamp()),
    'translations', coalesce((asked ->> 'translations')::boolean, false)
      and exists (select from private.due_translations()),
    'words', exists (select from private.words_due),
    'backup', asked ->> 'backup_night' is not null
      and coalesce(installation.backed_up_night < (asked ->> 'backup_night')::date, true)
      and not private.is_backup_held(installation),
    'health', installation.health_checked_at < clock_timestamp() - interval '1 hour'
  )
  from private.site as site cross join private.installation as installation;
$$;

-- `asked`: { times, lost_after_seconds, remind_after_seconds, retention_days?, news_date?, news_preview?,
-- translations?, backup_night? }. Returns { due, failed: [sentence] }. A step that fails is undone, and tried again at
-- the next tick; the other steps still run. `due` is null if the last step fails. The posts come after the deletions,
-- because publishing locks the row of the site until the end of the call.
create function private.begin_tick(asked jsonb) returns json
language plpgsql security definer set search_path = '' set statement_timeout = '20s' as $$
declare
  step text;
  due json;
  failed text[] := '{}';
begin
  if exists (select from private.restores) then
    raise exception 'A backup is being restored. If the restore has stopped, run it again.' using errcode = 'PT503';
  end if;
  update private.installation set ticked_at = clock_timestamp() where only_row;
  foreach step in array array['expired', 'trash', 'enquiries', 'posts', 'mails', 'due'] loop
    begin
      case step
        when 'expired' then perform private.delete_expired();
        when 'trash' then perform private.purge_trash();
        when 'enquiries' then perform private.forget_old_enquiries((asked ->> 'retention_days')::numeric);
        when 'posts' then perform private.publish_due_posts();
        when 'mails' then
          perform private.settle_mails();
          perform private.queue_reminders((asked ->> 'remind_after_seconds')::integer);
        when 'due' then due := private.work_due(asked);
      end case;
    exception when others then
      failed := failed || format('%s: %s', step, sqlerrm);
    end;
  end loop;
  return json_build_object('due', due, 'failed', failed);
end
$$;
select private.expose('begin_tick', 'service_role');

-- For uptime monitors: seconds since the last tick (or null), and whether the last build failed and none is pending.
create function private.site_pulse() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'tick_age', extract(epoch from clock_timestamp() - installation.ticked_at),
    'has_failed_build', coalesce(site.pending_since is null and site.failed_version >= site.asked_version, false)
  )
  from private.installation cross join private.site as site
$$;
select private.expose('site_pulse', 'service_role');

create function private.note_backup() returns void
language sql security definer set search_path = '' as $$
  update private.installation set backed_up_at = clock_timestamp() where only_row
$$;
select private.expose('note_backup', 'service_role');

-- Starts or continues the backup of a night. Returns null during another run, and for an hour after a failure.
create function private.begin_backup(night date, run uuid) returns json
language sql security definer set search_path = '' as $$
  update private.installation
  set backup_progress = case when backup_night = begin_backup.night then backup_progress end,
      backup_night = begin_backup.night, backup_run = begin_backup.run,
      backup_held_until = clock_timestamp() + interval '2 minutes'
  where only_row and not private.is_backup_held(installation)
  returning json_build_object('progress', backup_progress)
$$;
select private.expose('begin_backup', 'service_role');

-- Stores the progress or the error. If both are null, the next tick continues the backup. After an error, no run
-- begins for an hour, because a full or missing folder needs repair. Returns false if another run has begun since.
create function private.keep_backup(run uuid, progress json, error text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.installation
  set backup_progress = coalesce(keep_backup.progress, backup_progress),
      backup_error = coalesce(keep_backup.error, backup_error),
      backup_failed_at = case when keep_backup.error is null then backup_failed_at else clock_timestamp() end,
      backup_held_until = clock_timestamp() + case
        when keep_backup.error is not null then interval '1 hour'
        when keep_backup.progress is null then interval '0'
        else interval '2 minutes'
      end
  where only_row and backup_run = keep_backup.run;
  return found;
end
$$;
select private.expose('keep_backup', 'service_role');

create function private.end_backup(run uuid) returns void
language sql security definer set search_path = '' as $$
  update private.installation
  set backed_up_at = clock_timestamp(), backed_up_night = backup_night, backup_run = null, backup_held_until = null,
      backup_progress = null, backup_error = null, backup_failed_at = null
  where only_row and backup_run = end_backup.run
$$;
select private.expose('end_backup', 'service_role');

create function private.note_rehearsal() returns void
language sql security definer set search_path = '' as $$
  update private.installation set rehearsed_at = clock_timestamp() where only_row
$$;
select private.expose('note_rehearsal', 'service_role');

create function private.waiting_since(n bigint, since timestamptz) returns json
language sql immutable set search_path = '' as $$
  select json_build_object('n', n, 'since', since)
$$;

-- Returns the facts from which src/core/health derives the problems on the health page. `mails_lost` leaves out the
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
      'failed_at', case
        when site.pending_since is null and site.failed_version >= site.asked_version then site.build_error_at
      end,
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
        from private.missing_page_counts as missed
        where missed.last_on > current_date - 7 and missed.times >= 10
          and not exists (select from private.led_addresses as led where led.path = missed.path)
          and not exists (
            select from public.blog_posts as post
            where '/blog/' || post.public_slug = missed.path and post.is_published and post.published_at <= now()
          )
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
