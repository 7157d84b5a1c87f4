-- Of each day's news, one preview is mailed in the morning at most, however often the run of that day is started again.

create table private.news_previews (
  date date primary key,
  asked_at timestamptz not null default now()
);
alter table private.news_previews enable row level security;
revoke all on private.news_previews from public, anon, authenticated, service_role;

-- Whether the caller is the one to mail it. Older days are forgotten on the way.
create function private.claim_news_preview(news_date date) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  delete from private.news_previews where date < news_date - 30;
  insert into private.news_previews (date) values (news_date) on conflict do nothing;
  return found;
end
$$;
grant execute on function private.claim_news_preview(date) to authenticated, service_role;

create function public.claim_news_preview(news_date date) returns boolean
language sql set search_path = '' as 'select private.claim_news_preview(news_date)';
grant execute on function public.claim_news_preview(date) to authenticated, service_role;

-- It could not be mailed: whoever runs next may try again.
create function private.release_news_preview(news_date date) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  delete from private.news_previews where date = news_date;
end
$$;
grant execute on function private.release_news_preview(date) to authenticated, service_role;

create function public.release_news_preview(news_date date) returns void
language sql set search_path = '' as 'select private.release_news_preview(news_date)';
grant execute on function public.release_news_preview(date) to authenticated, service_role;
