import { describe, expect, test } from 'vitest';
import { migratedDatabase } from '../../support/database/migrated-database.ts';

const database = migratedDatabase();

const characters = (field: string, max: number, min = 0): Rule =>
  rule(
    [min, max].map((length) => ({ [field]: 'é'.repeat(length) })),
    [min - 1, max + 1].filter((length) => length >= 0).map((length) => ({ [field]: 'é'.repeat(length) })),
  );
const numbers = (field: string, min: number, max?: number): Rule =>
  rule(
    [min, max ?? min].map((value) => ({ [field]: value })),
    [min - 1, ...(max === undefined ? [] : [max + 1])].map((value) => ({ [field]: value })),
  );
/** Limits a JSON field to `max` bytes: nine bytes for `{"a": ""}`, and the rest for the text. */
const bytes = (field: string, max: number): Rule =>
  rule([{ [field]: { a: 'x'.repeat(max - 9) } }], [{ [field]: { a: 'x'.repeat(max - 8) } }]);
const path = (field: string, max: number): Rule =>
  rule([{ [field]: `/${'a'.repeat(max - 1)}` }], [{ [field]: `/${'a'.repeat(max)}` }]);
/** Two columns that are both empty or both filled. */
const both = (one: Row, other: Row): Rule => rule([{}, { ...one, ...other }], [one, other]);
/** Two conditions that never hold together. */
const never = (one: Row, other: Row): Rule => rule([{}, one, other], [{ ...one, ...other }]);
const rule = (accepted: Row[], refused: Row[]): Rule => ({ accepted, refused });

const id = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const at = '2026-05-01T10:00:00Z';
const isOffline = { is_published: false };
const isOnline = { is_published: true };
const aCustomer = { customer_name: 'Zoë', customer_email: 'zoe@example.com', description: 'Zwembad' };

const times = ['published_at', 'publish_at', 'outdated_since', 'corrected_at', 'deleted_at'];

/** Accepted and refused values for every constraint that compares a column with a limit or with null. */
const rules: Record<string, Rule> = {
  actions_subject_length: characters('subject', 200),
  agreed_price_eur_cents_check: numbers('eur_cents', 1),
  agreed_price_usd_cents_check: numbers('usd_cents', 1),
  article_drafts_form_listed: rule(
    [
      { form: { title: 'Zon', excerpt: '' } },
      { form: { title: 'Zon', excerpt: '' }, post_id: id, written_from: 1 },
      { form: { fields: [] }, written_from: 1 },
      { form: { fields: [{ path: 'name', stored: 'Casa', typed: 'Villa' }] }, written_from: 1 },
    ],
    [
      { form: { title: 'Zon' } },
      { form: { title: 1, excerpt: '' } },
      { form: { fields: [{ path: 'name', stored: 'Casa' }] }, written_from: 1 },
      { form: {}, written_from: 1 },
      { form: { fields: [] }, post_id: id, written_from: 1 },
    ],
  ),
  article_drafts_form_listed_length: rule(
    [{ form: { title: 'é'.repeat(1200), excerpt: 'é'.repeat(3000) } }],
    [{ form: { title: 'é'.repeat(1201), excerpt: '' } }, { form: { title: '', excerpt: 'é'.repeat(3001) } }],
  ),
  article_drafts_form_size: bytes('form', 1_000_000),
  article_drafts_of_details_own: rule(
    [
      { id },
      { id, written_from: 1, updated_by: id },
      { id, written_from: 1, updated_by: other, post_id: id },
    ],
    [{ id, written_from: 1, updated_by: other }],
  ),
  article_drafts_of_post_written_from: rule([{}, { post_id: id, written_from: 1 }], [{ post_id: id }]),
  bitcoin_key_counters_not_negative: numbers('next_index', 0),
  bitcoin_orders_amount_some: numbers('amount_cents', 1),
  bitcoin_orders_booked_paid: rule(
    [
      { state: 'confirmed', amount_sats: 100_000, confirmed_sats: 99_500, is_reorganised: false },
      { state: 'late', amount_sats: 100_000, confirmed_sats: 0, is_reorganised: true },
      { state: 'open', amount_sats: 100_000, confirmed_sats: 0, is_reorganised: false },
    ],
    [{ state: 'confirmed', amount_sats: 100_000, confirmed_sats: 99_499, is_reorganised: false }],
  ),
  bitcoin_orders_confirmations_not_negative: numbers('confirmations', 0),
  bitcoin_orders_confirmations_some: numbers('confirmations_needed', 1, 100),
  bitcoin_orders_confirmed_received: rule(
    [0, 5].map((confirmed_sats) => ({ received_sats: 5, confirmed_sats })),
    [-1, 6].map((confirmed_sats) => ({ received_sats: 5, confirmed_sats })),
  ),
  bitcoin_orders_description_length: characters('description', 200, 1),
  bitcoin_orders_email_length: characters('customer_email', 254, 3),
  bitcoin_orders_key_index_not_negative: numbers('key_index', 0),
  bitcoin_orders_name_length: characters('customer_name', 100, 1),
  bitcoin_orders_price_some: numbers('price_eur_cents', 1),
  bitcoin_orders_received_not_negative: numbers('received_sats', 0),
  bitcoin_orders_sats_some: numbers('amount_sats', 294, 2_100_000_000_000_000),
  bitcoin_orders_whole_customer: rule(
    [aCustomer, { forgotten_at: at }],
    [
      {},
      { ...aCustomer, forgotten_at: at },
      { ...aCustomer, description: null },
      { ...aCustomer, customer_name: null, forgotten_at: at },
    ],
  ),
  bitcoin_payments_sats_some: numbers('sats', 1),
  bitcoin_skipped_forward: rule([{ first_index: 2, last_index: 2 }], [{ first_index: 2, last_index: 1 }]),
  blog_posts_content_length: characters('content', 200_000, 1),
  blog_posts_excerpt_length: characters('excerpt', 300),
  blog_posts_hero_focus_x_range: numbers('hero_focus_x', 0, 100),
  blog_posts_hero_focus_y_range: numbers('hero_focus_y', 0, 100),
  blog_posts_hero_image_alt_length: characters('hero_image_alt', 300),
  blog_posts_hero_image_url_own: rule(
    [{}, { hero_image_url: '/media/a.webp' }, ...path('hero_image_url', 500).accepted],
    [
      ...path('hero_image_url', 500).refused,
      ...[
        'https://a.example/a.webp',
        '//a.example/a.webp',
        '/\\a.example/a.webp',
        'a.webp',
        '/a b.webp',
        '',
      ].map((hero_image_url) => ({ hero_image_url })),
    ],
  ),
  blog_posts_meta_description_length: characters('meta_description', 300),
  blog_posts_meta_title_length: characters('meta_title', 120),
  blog_posts_own_base_format: rule([{ own_base: 'a'.repeat(100) }], [{ own_base: 'a'.repeat(101) }]),
  blog_posts_published_has_date: rule([isOffline, { ...isOnline, published_at: at }], [isOnline]),
  blog_posts_review_has_name_and_time: both({ reviewed_by: 'Redactie' }, { reviewed_at: at }),
  blog_posts_reviewed_by_length: characters('reviewed_by', 80, 1),
  blog_posts_scheduled_is_hidden: rule(
    [isOnline, { ...isOffline, publish_at: at }],
    [{ ...isOnline, publish_at: at }],
  ),
  blog_posts_slug_base_format: rule([{ slug_base: 'a'.repeat(100) }], [{ slug_base: 'a'.repeat(101) }]),
  blog_posts_times_range: rule(
    times.flatMap((field) => [{ [field]: '2000-01-01T00:00:00Z' }, { [field]: '2200-01-01T00:00:00Z' }]),
    times.flatMap((field) => [{ [field]: '1999-12-31T23:59:59Z' }, { [field]: '2200-01-01T00:00:01Z' }]),
  ),
  blog_posts_title_length: characters('title', 120, 1),
  blog_posts_trashed_is_hidden: rule(
    [isOnline, { ...isOffline, deleted_at: at }],
    [{ ...isOnline, deleted_at: at }],
  ),
  blog_posts_trashed_is_not_scheduled: never({ publish_at: at }, { deleted_at: at }),
  blog_posts_untranslated_is_not_scheduled: rule(
    [{ translation: 'pending' }, { translation: 'machine', publish_at: at }],
    [{ translation: 'pending', publish_at: at }],
  ),
  business_versions_details_size: bytes('details', 100_000),
  business_versions_version_positive: numbers('version', 1),
  editors_email_length: characters('email', 254, 3),
  editors_name_check: characters('name', 100, 1),
  enquiries_appointment_size: bytes('appointment', 500),
  enquiries_email_length: characters('email', 254, 3),
  enquiries_message_length: characters('message', 5000, 1),
  enquiries_monthly_not_negative: numbers('monthly_cents', 0),
  enquiries_name_length: characters('name', 100, 1),
  enquiries_one_time_not_negative: numbers('one_time_cents', 0),
  enquiries_page_url_length: characters('page_url', 2000),
  enquiries_phone_length: characters('phone', 40),
  enquiries_quote_size: bytes('quote', 2000),
  enquiries_subject_length: characters('subject', 150),
  enquiry_senders_address_length: characters('address', 128, 1),
  enquiry_senders_network_length: characters('network', 128),
  enquiry_senders_stamp_length: characters('stamp', 128),
  images_descriptions_size: bytes('descriptions', 8000),
  images_descriptions_texts: rule(
    [{}, { nl: 'Terras', de: '' }].map((descriptions) => ({ descriptions })),
    [{ nl: { a: 1 } }, { nl: ['a'] }, { nl: null }, { fr: 'Terrasse' }].map((descriptions) => ({
      descriptions,
    })),
  ),
  images_height_range: numbers('height', 1, 2560),
  images_name_length: characters('name', 200),
  images_width_range: numbers('width', 1, 2560),
  invitations_email_length: characters('email', 254, 3),
  invitations_name_length: characters('name', 100, 1),
  led_addresses_path_form: path('path', 200),
  led_addresses_target_form: path('target', 300),
  legal_texts_size: bytes('texts', 200_000),
  mail_outbox_bitcoin_about_order: rule(
    [{ kind: 'bitcoin-customer', bitcoin_event_id: 1 }, { kind: 'held' }],
    [{ kind: 'bitcoin-business' }, { kind: 'held', bitcoin_event_id: 1 }],
  ),
  mail_outbox_health_about_health: rule(
    [{ kind: 'health', health_problems: [] }, { kind: 'held' }],
    [{ kind: 'health' }, { kind: 'held', health_problems: [] }],
  ),
  mail_outbox_held_about_held: rule(
    [{ kind: 'held', held_enquiries: 1 }, { kind: 'health' }],
    [{ kind: 'held' }, { kind: 'health', held_enquiries: 1 }],
  ),
  mail_outbox_held_enquiries_some: numbers('held_enquiries', 1),
  mail_outbox_key_length: characters('idempotency_key', 200, 1),
  mail_outbox_last_error_length: characters('last_error', 500),
  mail_outbox_preview_about_preview: rule(
    [{ kind: 'preview', preview_id: id }, { kind: 'held' }],
    [{ kind: 'preview' }, { kind: 'held', preview_id: id }],
  ),
  missing_page_counts_path_form: path('path', 200),
  model_uses_about_length: characters('about', 200),
  model_uses_euros_range: numbers('euros', 0, 100),
  model_uses_input_tokens_counted: numbers('input_tokens', 0),
  model_uses_model_length: characters('model', 200, 1),
  model_uses_output_tokens_counted: numbers('output_tokens', 0),
  news_runs_writes_from_facts: rule(
    [{ state: 'writing', facts: [] }, { state: 'failed' }],
    [{ state: 'writing' }],
  ),
  post_notes_quote_length: characters('quote', 300),
  post_notes_text_length: characters('text', 1000, 1),
  post_previews_decided_at_once: both({ verdict: 'published' }, { decided_at: at }),
  post_previews_expires_soon: rule(
    [{ created_at: at, expires_at: '2026-05-29T10:00:00Z' }],
    [{ created_at: at, expires_at: '2026-05-29T10:00:01Z' }],
  ),
  post_previews_note_length: characters('note', 1000),
  post_previews_recipient_length: characters('recipient', 254, 3),
  post_reviews_changes_size: bytes('changes', 400_000),
  post_reviews_open_seconds_range: numbers('open_seconds', 0),
  token_tries_address_length: characters('address', 128, 1),
};

describe('the limits of columns', () => {
  test('have a rule for each constraint that compares a column with a limit or with null', async () => {
    const constraints = await database.query(
      `select conname from pg_constraint
      where contype = 'c' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
        and pg_get_expr(conbin, conrelid) ~ ' [<>]=? |IS (NOT )?NULL'`,
    );
    const listed = new Set(Object.keys(rules));
    expect(constraints.map(({ conname }) => conname).filter((name) => !listed.has(String(name)))).toEqual([]);
  });

  test.each(Object.entries(rules))(
    '%s accepts all values up to its limit, and none beyond',
    async (name, rows) => {
      const [{ condition, table }] = (await database.query(
        `select pg_get_expr(conbin, conrelid) as condition, conrelid::regclass::text as "table"
      from pg_constraint where conname = $1`,
        [name],
      )) as [{ condition: string; table: string }];
      const isAccepted = async (row: Row) => {
        const answer = await database.query(
          `select (${condition}) is not false as yes from jsonb_populate_record(null::${table}, $1)`,
          [JSON.stringify(row)],
        );
        return answer[0]?.['yes'];
      };
      for (const row of rows.accepted) expect([row, await isAccepted(row)]).toEqual([row, true]);
      for (const row of rows.refused) expect([row, await isAccepted(row)]).toEqual([row, false]);
    },
  );
});

type Row = Record<string, unknown>;
type Rule = { accepted: Row[]; refused: Row[] };
