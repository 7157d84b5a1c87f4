-- `functions/tick.ts` runs a tick every five minutes: `begin_tick` does at once the due work that needs only SQL, and
-- returns which work the site's function must do (`work_due`). The due work itself is in other chapters:
-- `publish_due_posts()`, for example, in `life_of_articles`.

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
