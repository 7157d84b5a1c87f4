-- Several posts are published or hidden in one go: one transaction, one statement, so one change of the content and one
-- build. Whoever presses a button for four languages never leaves two of them behind.

-- Publishes those of the posts that can be; what has an obstacle stays a draft. Of several, the one named last becomes the
-- newest. A post that has a date keeps it.
create function private.publish_ready(slugs text[]) returns void
language sql set search_path = '' as $$
  update public.blog_posts post
  set is_published = true,
      published_at = coalesce(
        post.published_at,
        now() - (cardinality(slugs) - array_position(slugs, post.slug)) * interval '1 millisecond'
      )
  where post.slug = any (slugs) and not post.is_published
    and private.publishing_obstacle(post) is null and private.is_at_hand(post)
$$;

-- What is known of posts, in the order they were named.
create function private.posts_named(slugs text[]) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'slug', post.slug, 'language', post.language, 'obstacle', private.publishing_obstacle(post),
    'is_published', post.is_published, 'published_at', post.published_at
  ) order by array_position(slugs, post.slug)), '[]')
  from public.blog_posts post where post.slug = any (slugs) and private.is_at_hand(post)
$$;

-- In the order of their ids, so that two presses at once wait for each other instead of blocking each other.
create function private.lock_posts(slugs text[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.blog_posts post where post.slug = any (slugs) order by post.id for update;
end
$$;

create function private.publish_posts(slugs text[]) returns json
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.lock_posts(slugs);
  perform private.publish_ready(slugs);
  return private.posts_named(slugs);
end
$$;

create function private.hide_posts(slugs text[]) returns json
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.lock_posts(slugs);
  update public.blog_posts post set is_published = false where post.slug = any (slugs) and post.is_published;
  return private.posts_named(slugs);
end
$$;

create function public.publish_posts(slugs text[]) returns json
language sql set search_path = '' as 'select private.publish_posts(slugs)';

create function public.hide_posts(slugs text[]) returns json
language sql set search_path = '' as 'select private.hide_posts(slugs)';

grant execute on function
  private.publish_posts(text[]), public.publish_posts(text[]),
  private.hide_posts(text[]), public.hide_posts(text[])
to authenticated, service_role;
