import { id } from './value-after.ts';

/**
 * The limits of each list that a person can fill, such as drafts or tokens. `fill` makes the list hold so many rows,
 * and makes the person who `add`s one more. Both are SQL.
 */
export type Limit = { max: number; fill: (rows: number) => string; add: string; isTriggered?: boolean };

const editor = `
  insert into auth.users (id, email) values (${id(1)}, 'e@example.com');
  insert into public.editors (user_id, name, email) values (${id(1)}, 'Editor', 'e@example.com');
  insert into auth.sessions (id, user_id, created_at) values (${id(901)}, ${id(1)}, now());
  select set_config('request.jwt.claims', json_build_object(
    'role', 'authenticated', 'sub', ${id(1)}::text, 'session_id', ${id(901)}::text)::text, true);`;

const post = (columns = '', values = '') => `
  insert into public.blog_posts (id, slug_base, language, title, content${columns})
  values (${id(11)}, 'zon', 'nl', 'Zon', 'Tekst'${values});`;

/** `n` is the number of the row. */
const rows = (count: number, table: string, columns: string, values: string): string =>
  `insert into ${table} (${columns}) select ${values} from generate_series(1, ${count}) n;`;

const versions = (count: number): string =>
  rows(
    count,
    'public.post_revisions',
    'post_id, revision, action, post, changed_by',
    `gen_random_uuid(), n, 'changed', '{}', ${id(1)}`,
  );
const actions = (count: number, name = 'image-changed'): string =>
  rows(count, 'public.actions', 'person, action', `${id(1)}, '${name}'`);
const notes = (count: number, text = `'A'`): string =>
  rows(count, 'private.post_notes', 'post_id, quote, text', `${id(11)}, ${text}, ${text}`);
const drafts = (count: number, form: string): string =>
  rows(count, 'public.article_drafts', 'id, form', `gen_random_uuid(), ${form}`);
const watchers = (max: number, session: string): Limit => ({
  max,
  fill: (count) =>
    editor +
    post() +
    rows(
      count,
      'private.article_watchers',
      'slug_base, session_id, user_id, language',
      `'a' || n, ${session}, ${id(1)}, 'nl'`,
    ),
  add: `select private.watch_post('zon-nl')`,
});
const digest = `lpad(to_hex(n), 32, '0')`;
const image = `'/media/' || ${digest} || '-1x1-' || repeat('0', 36) || '/1.webp'`;

const oneRow = 'one row';
const byMigration = 'filled by migrations';
const perPost = 'a few rows per post, deleted with it: see public.blog_posts';
const perOrder = 'rows of an order: see private.bitcoin_orders';
const byNews = 'filled by the daily run of the news';

/** For each table and bucket: how many rows people can add, or a sentence why they cannot add any number. */
export const listLimits: Record<string, Limit | string> = {
  'private.table_privileges': byMigration,
  'public.editors': 'a row per used invitation: see public.invitations',
  'private.shared_sessions': {
    max: 1000,
    fill: (count) => `
      insert into auth.users (id, email) values (${id(1)}, 'e@example.com');
      insert into public.editors (user_id, name, is_shared) values (${id(1)}, 'Shared', true);
      insert into auth.sessions (id, user_id, created_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${id(1)}, now() from generate_series(0, ${count}) n;
      insert into private.shared_sessions (session_id, opened_at)
      select id, now() - interval '1 hour' from auth.sessions where id <> ${id(0)}`,
    add: `select private.note_shared_session(${id(0)})`,
  },
  'public.invitations': {
    max: 20,
    fill: (count) =>
      editor +
      rows(
        count,
        'public.invitations',
        'email, name, secret_hash, withdrawn_at',
        `'a' || n || '@example.com', 'A', md5(n::text) || md5(n::text), now()`,
      ),
    add: `select private.invite_editor('b@example.com', 'B', repeat('b', 64))`,
  },
  'public.actions': {
    max: 10_000,
    fill: (count) => editor + actions(count),
    add: `select private.note_action('image-changed')`,
  },
  'private.token_tries': {
    max: 10_000,
    fill: (count) => rows(count, 'private.token_tries', 'address', 'n::text'),
    add: `select private.count_token_try('new', false)`,
  },
  'private.shared_tokens': 'a row per token that the owner has set',
  'public.blog_posts': {
    max: 10_000,
    fill: (count) => editor + versions(count),
    add: post(),
    isTriggered: true,
  },
  'public.images': {
    max: 20_000,
    fill: (count) =>
      editor + rows(count, 'public.images', 'path, digest, width, height', `${image}, ${digest}, 1, 1`),
    add: `select private.keep_image(json_build_object('path', '/media/' || repeat('f', 32) || '-1x1-' || repeat('0', 36) || '/1.webp',
      'digest', repeat('f', 32), 'width', 1, 'height', 1)::jsonb, null)`,
  },
  'public.post_revisions': {
    max: 10_000,
    fill: (count) => editor + post() + versions(count),
    add: `update public.blog_posts set title = 'Zee' where id = ${id(11)}`,
    isTriggered: true,
  },
  'private.site': oneRow,
  'private.build_requests': 'a row per call of the build hook, for a year',
  'private.content_feed': oneRow,
  'private.post_changes': perPost,
  'private.posts_on_their_way': perPost,
  'private.post_reviews': {
    max: 200,
    fill: (count) =>
      editor +
      post(', written_by_ai', ', true') +
      rows(
        count,
        'private.post_reviews',
        'post_id, revision, text_digest, checked, reviewed_by, open_seconds, min_seconds, changes',
        `${id(11)}, 1, '', array['facts', 'names', 'tone', 'links'], 'A', 0, 9, '[]'`,
      ),
    add: `select private.review_post('zon-nl', 1, '{"checked": ["facts", "names", "tone", "links"], "min_seconds": 9}')`,
  },
  'public.article_drafts': {
    max: 200,
    fill: (count) => editor + drafts(count, `'{"title": "", "excerpt": ""}'`),
    add: `select private.save_article_draft(gen_random_uuid(), '{"title": "", "excerpt": ""}', 0)`,
  },
  'private.article_watchers': watchers(100, id(901)),
  'private.post_notes': {
    max: 200,
    fill: (count) => editor + post() + notes(count),
    add: `select private.add_note('zon-nl', '', 'A')`,
  },
  'private.business_versions': {
    max: 10_000,
    fill: (count) => editor + actions(count),
    add: `select private.save_business('{}', 0, ${id(1)})`,
  },
  'private.legal_texts': 'a row per deploy with other texts',
  'private.old_addresses': 'two rows per version that renames a post: see public.post_revisions',
  'private.post_words': perPost,
  'private.known_words': 'a row per word of the posts, which have at most 50,000 indexed letters each',
  'private.words_due': perPost,
  'private.translations': perPost,
  'private.model_uses': 'a row per answer of the language model, which takes seconds and costs money',
  'public.post_previews': {
    max: 20,
    fill: (count) => editor + post() + actions(count, 'preview-mailed'),
    add: `select private.store_preview(json_build_object('id', gen_random_uuid(), 'slug_base', 'zon', 'lang', 'nl',
      'to_business', true, 'view_digest', repeat('a', 64), 'verdict_digest', repeat('b', 64),
      'expires_at', now() + interval '1 day')::jsonb, ${id(1)})`,
  },
  'public.enquiries': {
    max: 10_000,
    fill: (count) =>
      rows(
        count,
        'public.enquiries',
        'submission, name, email, message, lang, page_url, held_reason, created_at',
        `gen_random_uuid(), 'A', 'a@example.com', n::text, 'nl', '/', 'limit', now() - interval '2 hours'`,
      ),
    add: `select private.store_enquiry(json_build_object('submission', gen_random_uuid(), 'name', 'B',
      'email', 'b@example.com', 'message', 'B', 'lang', 'nl', 'page_url', '/', 'held_reason', 'limit')::jsonb, 'a', 5)`,
  },
  'private.enquiry_senders': 'a row per stored message, for an hour',
  'private.bitcoin_orders':
    'twenty in a row without a payment, and twenty mailed an hour: tests/database/bitcoin',
  'private.bitcoin_payments': 'a row per payment on the chain',
  'private.bitcoin_order_events': perOrder,
  'private.bitcoin_skipped_indexes': perOrder,
  'private.bitcoin_key_counters': 'a row per key in the settings',
  'private.bitcoin_held_indexes': perOrder,
  'private.agreed_price': oneRow,
  'public.mail_outbox': 'mails of a message, preview or order: see those; two other kinds daily at most',
  'private.news_runs': byNews,
  'private.news_texts': byNews,
  'private.news_told': byNews,
  'private.unread_news_stops': oneRow,
  'private.news_sources': 'a row per feed in the settings',
  'private.missing_page_counts': {
    max: 1000,
    fill: (count) => rows(count, 'private.missing_page_counts', 'path', `'/' || n`),
    add: `select private.count_missing_path('/new')`,
  },
  'private.led_addresses': {
    max: 1000,
    fill: (count) => editor + rows(count, 'private.led_addresses', 'path, target', `'/' || n, '/to'`),
    add: `select private.lead_address('/new', '/to')`,
  },
  'private.restores': oneRow,
  'private.installation': oneRow,
  'bucket incoming': {
    max: 100,
    fill: (count) =>
      editor +
      rows(
        count,
        'storage.objects',
        'bucket_id, name',
        `'incoming', ${id(1)} || '/00000000-0000-4000-8000-' || lpad(n::text, 12, '0')`,
      ),
    add: `set local role authenticated;
      insert into storage.objects (bucket_id, name) values ('incoming', ${id(1)} || '/' || gen_random_uuid())`,
  },
  'bucket media': 'the files of an image: see public.images',
};

const knownWords = (count: number, word: string): string =>
  rows(count, 'private.known_words', 'language, word', `'nl', ${word}`);

/** The most that an answer or a step takes of a longer list: the number, SQL that fills the list, and what counts it. */
export const mostTaken: Record<string, { max: number; fill: (rows: number) => string; counted: string }> = {
  'reviews on a page': {
    max: 1000,
    fill: (count) =>
      editor +
      post() +
      rows(
        count,
        'private.post_reviews',
        'post_id, revision, text_digest, checked, reviewed_by, open_seconds, min_seconds, changes',
        `${id(11)}, 1, '', array['facts', 'names', 'tone', 'links'], 'A', 0, 0, '[]'`,
      ),
    counted: 'json_array_length(private.list_reviews(0))',
  },
  'messages of a person on a page': {
    max: 1000,
    fill: (count) =>
      editor +
      rows(
        count,
        'public.enquiries',
        'submission, name, email, message, lang, page_url',
        `gen_random_uuid(), 'A', 'a@example.com', 'B', 'nl', '/'`,
      ),
    counted: `json_array_length(private.export_person('a@example.com', 0))`,
  },
  'versions of legal texts on a page': {
    max: 100,
    fill: (count) =>
      rows(
        count,
        'private.legal_texts',
        'document, texts, stored_at',
        `'terms', '{}', now() - n * interval '1 hour'`,
      ),
    counted: 'json_array_length(private.legal_versions(0))',
  },
  'rows on a page of a backup': {
    max: 1000,
    fill: actions,
    counted: `json_array_length(private.backup_rows('public.actions', null, 900000) -> 'rows')`,
  },
  'uses of an image': {
    max: 50,
    fill: (count) => drafts(count, `json_build_object('title', '', 'excerpt', '/media/' || md5('a'))::jsonb`),
    counted: `json_array_length(private.image_uses(md5('a')))`,
  },
  'senders that one run forgets': {
    max: 10_000,
    fill: (count) =>
      `${rows(count, 'private.enquiry_senders', 'address, sent_at', `n::text, now() - interval '2 hours'`)}
      select set_config('test.before', '${count}', true); select private.delete_expired();`,
    counted: `current_setting('test.before')::integer - (select count(*) from private.enquiry_senders)::integer`,
  },
  'words that a typed one begins': {
    max: 25,
    fill: (count) => knownWords(count, `'zwem' || chr(96 + n)`),
    counted: `cardinality(private.longer_words('zwem', 'nl'))`,
  },
  'words like a misspelt one': {
    max: 5,
    fill: (count) => knownWords(count, `'zwembad' || chr(96 + n)`),
    counted: `cardinality(private.similar_words('zwembad', 'nl'))`,
  },
  'ways to part a word in two': {
    max: 6,
    // Four places, each with and without a linking letter, which none of them has.
    fill: () =>
      knownWords(4, `left('zwembadonderhoud', n + 2)`) + knownWords(4, `substr('zwembadonderhoud', n + 3)`),
    counted: `(select count(*) from regexp_matches(private.halves_query('zwembadonderhoud', 'nl', true)::text, '<->', 'g'))::integer`,
  },
};

/** Limits of all sessions or posts together. */
export const limitsOfAll: Record<string, Limit> = {
  'private.article_watchers': watchers(1000, 'gen_random_uuid()'),
  'private.post_notes': {
    max: 5000,
    fill: (count) =>
      `${editor} ${post()} ${notes(count)}
      insert into public.blog_posts (slug_base, language, title, content) values ('zee', 'nl', 'Zee', 'Tekst');`,
    add: `select private.add_note('zee-nl', '', 'A')`,
  },
};

const wide = (length: number) => `repeat('€', ${length})`;
const languages = `unnest(private.languages()) as language`;
const articles = (count: number, columns: string, values: string) =>
  `insert into public.blog_posts (slug_base, language, title, content${columns})
  select 'zon-' || n, language, ${wide(120)}, 'Tekst'${values} from generate_series(1, ${count}) n, ${languages};`;

/** Calls by an editor, and SQL that makes the answer as long as its list can become. */
export const answersThatGrow: Record<string, string> = {
  [`private.watch_post('zon-nl')`]: editor + post() + notes(200, wide(300)) + notes(200, wide(299)),
  'private.missing_paths()':
    editor +
    rows(5000, 'private.missing_page_counts', 'path', `'/' || n || ${wide(190)}`) +
    rows(1000, 'private.led_addresses', 'path, target', `'/' || n || ${wide(190)}, '/' || ${wide(290)}`),
  'private.list_business_versions(20)':
    editor +
    rows(
      20,
      'private.business_versions',
      'version, details',
      `n, json_build_object('a', repeat('a', 99000))::jsonb`,
    ),
  'private.list_reviews(0)':
    editor +
    post() +
    rows(
      200,
      'private.post_reviews',
      'post_id, revision, text_digest, checked, reviewed_by, open_seconds, min_seconds, changes',
      `${id(11)}, 1, '', array['facts', 'names', 'tone', 'links'], 'A', 0, 0,
        json_build_array(json_build_object('sentence', repeat('a', 90000), 'to', null))::jsonb`,
    ),
  'private.trashed_articles()': editor + articles(3000, ', deleted_at', `, now() - n * interval '1 minute'`),
  [`private.list_articles('{"max": 100}')`]:
    editor + articles(101, ', hero_image_url', `, '/' || repeat('a', 499)`),
  [`private.list_images('', 0, 24)`]:
    editor +
    rows(
      24,
      'public.images',
      'path, digest, width, height, descriptions',
      `${image}, ${digest}, 1, 1, json_build_object('nl', repeat('a', 7000))::jsonb`,
    ) +
    articles(
      60,
      ', hero_image_url, hero_image_alt',
      `, '/media/' || lpad('1', 32, '0') || '-', ${wide(300)}`,
    ),
  [`private.list_enquiries('all', 25, 0)`]:
    editor +
    rows(
      30,
      'public.enquiries',
      'submission, name, email, message, lang, page_url',
      `gen_random_uuid(), 'A', 'a@example.com', ${wide(5000)}, 'nl', ${wide(2000)}`,
    ),
  [`private.export_person('a@example.com', 0)`]:
    editor +
    rows(
      300,
      'public.enquiries',
      'submission, name, email, message, lang, page_url',
      `gen_random_uuid(), 'A', 'A@example.com', ${wide(5000)}, 'nl', '/'`,
    ),
  'private.legal_versions(0)': rows(
    60,
    'private.legal_texts',
    'document, texts',
    `'terms', json_build_object('en', repeat('a', 90000))::jsonb`,
  ),
  'private.list_actions(null, 200, 0)':
    editor +
    rows(300, 'public.actions', 'person, action, subject', `${id(1)}, 'image-changed', ${wide(200)}`),
  [`private.post_history('zon-nl', 200)`]:
    editor +
    post() +
    rows(
      300,
      'public.post_revisions',
      'post_id, revision, action, post, changed_by',
      `${id(11)}, n, 'changed', '{}', ${id(1)}`,
    ),
};
