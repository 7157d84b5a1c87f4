-- What a change of a post, and a change of an editor, leads to: one trigger per event, which runs the functions of the
-- other chapters in the order that is written here. A test refuses a second trigger for an event, because Postgres
-- would run the two in the order of their names.

-- This function is not `security definer`, because `refuse_unsigned` must see the role of the caller.
create function private.before_post_added() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.ask_second_factor(null, new);
  perform private.refuse_unsigned(null, new);
  perform private.refuse_obstacle(null, new);
  perform private.keep_address_free(null, new);
  new := private.without_past_schedule(new);
  return private.signed_new_post(new);
end
$$;
create trigger before_post_added before insert on public.blog_posts
  for each row execute function private.before_post_added();

-- First what may refuse the change, then what completes it. `signed_change` is last, because it compares the whole row.
create function private.before_post_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.ask_second_factor(old, new);
  perform private.ask_second_factor_of_news(old);
  perform private.refuse_unsigned(old, new);
  perform private.refuse_obstacle(old, new);
  perform private.keep_address_free(old, new);
  new := private.without_past_schedule(new);
  new := private.with_reviewer(old, new);
  new := private.with_signature(old, new);
  new := private.with_text_marks(old, new);
  return private.signed_change(old, new);
end
$$;
create trigger before_post_changed before update on public.blog_posts
  for each row execute function private.before_post_changed();

-- Even the deletion of a draft requires the second factor, because the history cannot restore a deleted post.
create function private.before_post_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_second_factor();
  return old;
end
$$;
create trigger before_post_deleted before delete on public.blog_posts
  for each row execute function private.before_post_deleted();

grant execute on function
  private.ask_second_factor, private.ask_second_factor_of_news, private.refuse_unsigned, private.refuse_obstacle,
  private.publishing_obstacle, private.keep_address_free,
  private.without_past_schedule, private.with_reviewer, private.with_signature, private.with_text_marks, private.signed_new_post,
  private.signed_change
to authenticated, service_role;

create function private.after_post_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.translation = 'pending' or private.text_changed(old, new) then
    perform private.follow_source(new);
  end if;
  if private.text_changed(old, new) then
    perform private.read_anew(old, new);
  end if;
  perform private.keep_old_address(old, new);
  if new.revision <> old.revision then
    perform private.keep_revision(new, private.change_name(old, new));
  end if;
  perform private.mark_outdated(old, new);
  return null;
end
$$;
create trigger after_post_changed after update on public.blog_posts
  for each row execute function private.after_post_changed();

-- The next three see all rows of a statement at once, so that one statement counts as one change of the site.
create function private.after_posts_added() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_room_for_changes(0);
  perform private.count_visible_change(array_agg(slug), null, array_agg(id)) from new_posts where is_published;
  perform private.follow_source(new_posts) from new_posts;
  perform private.keep_revision(new_posts, 'created') from new_posts;
  perform private.index_posts(array(select id from new_posts));
  return null;
end
$$;
create trigger after_posts_added after insert on public.blog_posts
  referencing new table as new_posts
  for each statement execute function private.after_posts_added();

create function private.after_posts_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_room_for_changes(count(*)) from new_posts join old_posts using (id)
  where new_posts.revision <> old_posts.revision
  having bool_or(private.change_name(old_posts, new_posts) not in ('hidden', 'trashed'));
  perform private.count_visible_change(
    array_agg(new_posts.slug) filter (where new_posts.is_published),
    array_agg(old_posts.slug) filter (where old_posts.is_published and not new_posts.is_published),
    array_agg(id)
  )
  from new_posts join old_posts using (id)
  where new_posts.revision <> old_posts.revision and (new_posts.is_published or old_posts.is_published);
  perform private.index_posts(array(
    select new_posts.id from new_posts join old_posts using (id)
    where private.text_changed(old_posts, new_posts)
  ));
  return null;
end
$$;
create trigger after_posts_changed after update on public.blog_posts
  referencing old table as old_posts new table as new_posts
  for each statement execute function private.after_posts_changed();

create function private.after_posts_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_visible_change(null, array_agg(slug), array_agg(id)) from old_posts where is_published;
  perform private.keep_revision(old_posts, 'deleted') from old_posts;
  return null;
end
$$;
create trigger after_posts_deleted after delete on public.blog_posts
  referencing old table as old_posts
  for each statement execute function private.after_posts_deleted();

create function private.after_editor_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.removed_at is not null and old.removed_at is null then
    perform private.forget_unsaved_changes(new.user_id);
    perform private.end_what_was_handed_out(new);
  elsif new.sessions_valid_from is distinct from old.sessions_valid_from then
    perform private.end_what_was_handed_out(new);
  end if;
  return null;
end
$$;
create trigger after_editor_changed after update on public.editors
  for each row execute function private.after_editor_changed();
