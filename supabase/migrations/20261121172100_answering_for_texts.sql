-- Whether a program wrote a text, and who answers for it, is written down by the functions that know. At the table an editor
-- can say that a program made a text, and never the reverse: nobody signs for somebody else, or without the checks.

create function private.refuse_unsigned() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- The functions have rights of their own, and so has the site.
  if current_user in ('anon', 'authenticated') then
    raise exception 'Who answers for a text is written down by reviewing it.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger refuse_unsigned_new_post before insert on public.blog_posts
  for each row when (new.reviewed_by is not null or new.reviewed_at is not null)
  execute function private.refuse_unsigned();
create trigger refuse_unsigned_changed_post before update on public.blog_posts
  for each row
  when (
    (old.reviewed_by, old.reviewed_at) is distinct from (new.reviewed_by, new.reviewed_at)
    or old.written_by_ai and not new.written_by_ai
    or old.translation <> new.translation and new.translation <> 'machine'
  )
  execute function private.refuse_unsigned();
