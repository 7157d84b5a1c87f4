-- Whoever answers for a text that a program made is written down by name and time: a named editor by their own name;
-- who works under the shared token by the name they give, or as the editors ("Redactie").

create function private.note_reviewer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.reviewed_by is null then
    new.reviewed_by := coalesce(
      (select left(name, 80) from public.editors where user_id = auth.uid() and not is_shared), 'Redactie');
    new.reviewed_at := now();
  end if;
  return new;
end
$$;
-- Before the trigger that signs the change: triggers of one moment run in the order of their names.
create trigger note_reviewer before update on public.blog_posts
  for each row when (old.translation = 'machine' and new.translation = 'reviewed')
  execute function private.note_reviewer();
