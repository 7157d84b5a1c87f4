-- The addresses at which a check of the installation expects no page are none that a visitor missed: editors read that list.

create or replace function private.count_missing_path(path text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not coalesce(count_missing_path.path ~ '^/' and char_length(count_missing_path.path) <= 200, false) then
    raise exception 'A path of at most 200 characters is needed.' using errcode = 'invalid_parameter_value';
  end if;
  if count_missing_path.path like '%/installation-check-%' then
    return;
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

delete from private.missing_page_counts where path like '%/installation-check-%';
