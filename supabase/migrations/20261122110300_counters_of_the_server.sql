-- The counters of wrong tokens and of missing pages are written by the site's functions alone, with the secret key. With the
-- publishable key anybody could have filled them, until a block of one's own fell out, or the list held nothing true.

revoke execute on function private.count_token_try(text, boolean), public.count_token_try(text, boolean)
from anon, authenticated;
revoke execute on function private.count_missing_path(text), public.count_missing_path(text)
from anon, authenticated;

-- Keeps the table small: a day, and 10,000 addresses, those that are blocked the longest. Rows in use by somebody else are
-- left for the next time.
create or replace function private.forget_old_token_tries() returns void
language sql set search_path = '' as $$
  delete from private.token_tries
  where address in (
    select address from private.token_tries
    where last_at < clock_timestamp() - interval '1 day'
    for update skip locked
  );
  delete from private.token_tries
  where address in (
    select address from private.token_tries
    order by coalesce(blocked_until > clock_timestamp(), false), last_at
    limit greatest(0, (select count(*) from private.token_tries) - 10000)
    for update skip locked
  );
$$;

-- A day brings 1,000 new addresses at most: whoever asks for nonsense pushes nobody's out.
create or replace function private.count_missing_path(path text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not coalesce(count_missing_path.path ~ '^/' and char_length(count_missing_path.path) <= 200, false) then
    raise exception 'A path of at most 200 characters is needed.' using errcode = 'invalid_parameter_value';
  end if;
  update private.missing_page_counts known set times = known.times + 1, last_on = current_date
  where known.path = count_missing_path.path;
  if found or (select count(*) from private.missing_page_counts where first_on = current_date) >= 1000 then
    return;
  end if;
  insert into private.missing_page_counts as known (path) values (count_missing_path.path)
  on conflict on constraint missing_page_counts_pkey
  do update set times = known.times + 1, last_on = current_date;
  perform private.forget_rare_missing_pages(count_missing_path.path);
end
$$;
