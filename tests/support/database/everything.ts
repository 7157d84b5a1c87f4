/**
 * Returns SQL that adds rows to most tables, for backups to restore: with characters that are easily corrupted, and
 * without triggers.
 */
export function everything({
  shared,
  named,
  removed,
}: Record<'shared' | 'named' | 'removed', string>): string {
  return `
    set session_replication_role = replica;
    update public.editors set removed_at = '2026-03-01T10:00:00.123456Z', removed_by = '${shared}' where user_id = '${removed}';
    update public.blog_posts set title = 'Regel' || chr(8232) || 'breuk “\\" \\u00e9 ' || chr(128273),
      deleted_at = '2026-10-01T08:00:00Z', is_published = false where slug = (select min(slug) from public.blog_posts);
    update public.blog_posts set publish_at = '2031-01-01T08:00:00Z', is_published = false, written_by_ai = true
      where slug = (select max(slug) from public.blog_posts);
    insert into public.enquiries (id, submission, name, email, message, lang, page_url, quote, monthly_cents, status, status_by)
      select ('00000000-0000-4000-8000-00000000000' || n)::uuid, gen_random_uuid(), 'Zoë', 'zoe@example.com',
        'a' || chr(13) || chr(10) || chr(9) || 'b', 'nl', 'https://example.com', '{"pkg": "a", "n": 1.50}', 100, 'answered', '${named}'
      from generate_series(1, 5) n;
    insert into public.mail_outbox (enquiry_id, kind, state, idempotency_key)
      select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'business',
        (array['waiting', 'sending', 'sent', 'dead', 'unknown'])[n], 'key-' || n
      from generate_series(1, 5) n;
    insert into public.invitations (email, name, secret_hash, invited_by, redeemed_by) values
      ('new@example.com', 'New', repeat('a', 64), '${shared}', '${named}');
    insert into public.post_previews (id, lang, posts, view_digest, verdict_digest, expires_at, created_by) values
      (gen_random_uuid(), 'nl', '[{"slug": "x"}]', repeat('b', 64), repeat('c', 64), now() + interval '7 days', '${named}');
    insert into public.article_drafts (id, form, updated_by) values (gen_random_uuid(), '{"title": "Half", "excerpt": ""}', '${named}');
    insert into public.article_drafts (id, post_id, written_from, form, updated_by)
      select gen_random_uuid(), id, revision, '{"title": "Anders", "excerpt": ""}', '${named}' from public.blog_posts order by slug limit 1;
    insert into public.article_drafts (id, written_from, form, updated_by) values ('${named}', 1, '{"fields": []}', '${named}');
    insert into public.images (path, digest, width, height, sources, created_by) values
      ('/media/' || repeat('d', 32) || '-960x640-' || repeat('abc', 12) || '/960.webp', repeat('d', 32), 960, 640,
        array['https://a.example/1.jpg', 'a,"b"'], '${named}');
    insert into public.actions (person, action, subject, at) values ('${named}', 'editor-invited', 'New', '2026-01-02T03:04:05.000007Z');
    insert into private.model_uses (purpose, model, input_tokens, output_tokens, euros, used_by) values
      ('news', 'm', 9007199254740993, 1, 0.000100, '${named}');
    insert into private.build_requests (version, asked_at) values (3, '2026-02-01Z');
    insert into private.posts_on_their_way (slug, version, becomes) values ('zon-nl', 41, 'online'), ('regen-nl', 41, 'gone');
    insert into private.business_versions (version, details, saved_by) values (1, '{"name": "Zoë"}', '${named}');
    insert into private.legal_texts (document, texts) values ('terms', '{"nl": {"title": "Voorwaarden"}}');
    insert into private.led_addresses (path, target) values ('/weg', '/blog');
    insert into private.missing_page_counts (path, times) values ('/weg', 3);
    insert into private.news_runs (date, state, facts) values ('2026-11-01', 'writing', '[]');
    insert into private.news_texts (date, language, state, text) values ('2026-11-01', 'nl', 'published', '{"a": [1, null]}');
    insert into private.news_told (id, title, told_on) values ('t', 'T', '2026-11-01');
    insert into private.news_sources (address, name) values ('https://feed.example/rss', 'Feed');
    insert into private.unread_news_stops default values;
    insert into private.words_due (post_id) select id from public.blog_posts order by slug limit 1;
    insert into private.old_addresses (slug, post_id) select 'oud-nl', id from public.blog_posts order by slug limit 1;
    insert into private.post_notes (post_id, quote, text, written_by, done_at)
      select id, 'De pomp', 'Klopt dit?', '${named}', '2026-03-01Z' from public.blog_posts order by slug limit 1;
    insert into private.post_reviews (post_id, revision, text_digest, checked, reviewed_by, editor, open_seconds, min_seconds, changes)
      select id, 1, 'abc', array['facts', 'names', 'tone', 'links'], 'Named', '${named}', 90, 60, '[]' from public.blog_posts order by slug limit 1;
    insert into private.bitcoin_orders (
      id, submission, enquiry_id, network, fingerprint, key_index, address, amount_cents, amount_sats, price_eur_cents, price_sources,
      locale, customer_name, customer_email, description, forgotten_at, state, quoted_until, confirmations_needed,
      received_sats, confirmed_sats, created_by
    ) values
      ('00000000-0000-4000-8000-0000000000b1', gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'mainnet', 'fd13aac9', 0,
        'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 38000, 475000, 8000000, array['a.example', 'b.example'], 'nl', 'Zoë',
        'zoe@example.com', 'Zwembad “mei”', null, 'confirmed', '2026-05-01T10:00:00.000001Z', 2, 475000, 475000, '${named}'),
      ('00000000-0000-4000-8000-0000000000b2', gen_random_uuid(), null, 'mainnet', 'fd13aac9', 1,
        'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g', 100, 1250, 8000000, array['a.example', 'b.example'], 'de', null, null, null,
        '2026-06-01Z', 'expired', '2026-05-02Z', 2, 0, 0, null);
    insert into private.bitcoin_payments (order_id, txid, sats, spends, first_seen_at, block_height) values
      ('00000000-0000-4000-8000-0000000000b1', repeat('a1', 32), 475000, array[repeat('b2', 32) || ':0'], '2026-05-01T09:59:59.999999Z', 900000);
    insert into private.bitcoin_order_events (order_id, change, received_sats, confirmed_sats, confirmations, txids, person) values
      ('00000000-0000-4000-8000-0000000000b1', 'opened', 0, 0, 0, '{}', '${named}'),
      ('00000000-0000-4000-8000-0000000000b1', 'confirmed', 475000, 475000, 2, array[repeat('a1', 32)], null);
    insert into public.mail_outbox (bitcoin_event_id, kind, state, idempotency_key)
      select id, 'bitcoin-customer', 'sent', 'bitcoin-' || id from private.bitcoin_order_events;
    insert into private.bitcoin_skipped_indexes (network, fingerprint, first_index, last_index, reason) values
      ('mainnet', 'fd13aac9', 2, 2, 'used-before');
    insert into private.bitcoin_key_counters (network, fingerprint, next_index) values ('mainnet', 'fd13aac9', 3);
    insert into private.bitcoin_held_indexes (network, fingerprint, key_index, holder, held_until) values
      ('mainnet', 'fd13aac9', 3, gen_random_uuid(), now());
    insert into private.shared_tokens (fingerprint, retired_at) values ('long ago', '2026-01-01Z'), ('now', '2026-01-02Z'), ('before', null);
    insert into private.shared_sessions (session_id) values (gen_random_uuid());
    insert into private.token_tries (address) values ('somebody');
    insert into private.enquiry_senders (address) values ('somebody');
    update private.site set content_version = 41, built_version = 40, asked_version = 41, hook_error = 'no' where true;
    set session_replication_role = origin;
  `;
}
