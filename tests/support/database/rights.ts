/** The rights of each persona, which tests check over HTTP. */
import { anEnquiry } from './enquiries.ts';
import { anImageRow } from './images.ts';
import { aPreview } from './previews.ts';

export const personas = ['visitor', 'stranger', 'ended editor', 'editor', 'service'] as const;

export const verbs = ['select', 'insert', 'update', 'delete'] as const;

/**
 * Each text lists the rights to select, insert, update and delete, in this order. `all` means every row, `published`
 * the rows that visitors may read, `none` no row and no error, and `refused` an error.
 */
export const tableRights: Record<Table, Record<Persona, string>> = {
  blog_posts: {
    visitor: 'published refused refused refused',
    stranger: 'published refused none none',
    'ended editor': 'published refused none none',
    editor: 'all all all all',
    service: 'all all all all',
  },
  editors: {
    visitor: 'refused refused refused refused',
    stranger: 'none refused refused refused',
    'ended editor': 'none refused refused refused',
    editor: 'all refused refused refused',
    service: 'all all all all',
  },
  invitations: {
    visitor: 'refused refused refused refused',
    stranger: 'none refused refused refused',
    'ended editor': 'none refused refused refused',
    editor: 'all refused refused refused',
    service: 'all refused refused refused',
  },
  actions: {
    visitor: 'refused refused refused refused',
    stranger: 'none refused refused refused',
    'ended editor': 'none refused refused refused',
    editor: 'all refused refused refused',
    service: 'all refused refused refused',
  },
  post_revisions: {
    visitor: 'refused refused refused refused',
    stranger: 'none refused refused refused',
    'ended editor': 'none refused refused refused',
    editor: 'all refused refused refused',
    service: 'all refused refused refused',
  },
  article_drafts: {
    visitor: 'refused refused refused refused',
    stranger: 'none refused refused refused',
    'ended editor': 'none refused refused refused',
    editor: 'all refused refused refused',
    service: 'all all all all',
  },
  images: {
    visitor: 'refused refused refused refused',
    stranger: 'none refused refused refused',
    'ended editor': 'none refused refused refused',
    editor: 'all refused refused refused',
    service: 'all all all all',
  },
  post_previews: {
    visitor: 'refused refused refused refused',
    stranger: 'none refused refused refused',
    'ended editor': 'none refused refused refused',
    editor: 'all refused refused refused',
    service: 'all all all all',
  },
  enquiries: {
    visitor: 'refused refused refused refused',
    stranger: 'none refused none refused',
    'ended editor': 'none refused none refused',
    editor: 'all refused all refused',
    service: 'all all all all',
  },
  mail_outbox: {
    visitor: 'refused refused refused refused',
    stranger: 'none refused refused refused',
    'ended editor': 'none refused refused refused',
    editor: 'all refused refused refused',
    service: 'all all all all',
  },
};

export const tables = [
  'blog_posts',
  'editors',
  'invitations',
  'actions',
  'post_revisions',
  'article_drafts',
  'images',
  'post_previews',
  'enquiries',
  'mail_outbox',
] as const;

export const privateTables = [
  'site',
  'token_tries',
  'post_words',
  'known_words',
  'table_privileges',
  'missing_page_counts',
  'enquiry_senders',
  'news_runs',
  'news_texts',
  'news_told',
  'news_sources',
  'translations',
  'model_uses',
  'old_addresses',
  'build_requests',
  'installation',
  'shared_sessions',
  'shared_tokens',
  'agreed_price',
  'restores',
  'bitcoin_orders',
  'bitcoin_payments',
  'bitcoin_order_events',
  'bitcoin_skipped_indexes',
  'bitcoin_key_counters',
  'bitcoin_held_indexes',
  'posts_on_their_way',
  'article_watchers',
  'led_addresses',
  'business_versions',
  'legal_texts',
  'post_notes',
] as const;

/** No row has this id. */
const noId = '00000000-0000-4000-8000-000000000000';

/** There is no news and no backup with this date. */
const noDay = '1999-12-31';

/**
 * The API’s functions, with harmless arguments and the personas that may call them. `needsCode`: an editor with a second
 * factor may call the function only in a session that a code has confirmed.
 */
export const functionRights: Record<
  string,
  { arguments: Record<string, unknown>; callers: readonly Persona[]; needsCode?: true }
> = {
  current_editor: { arguments: {}, callers: personas },
  backup_tables: { arguments: {}, callers: ['service'] },
  backup_rows: {
    arguments: { table_name: 'public.editors', after: null, max_bytes: 1000 },
    callers: ['service'],
  },
  backup_state: { arguments: {}, callers: ['service'] },
  // The call claims with `has_images` that the site is not empty, so no restore starts.
  open_restore: { arguments: { archive: 'none', emails: [], has_images: true }, callers: ['service'] },
  restore_accounts: { arguments: { archive: 'none' }, callers: ['service'] },
  place_restore: {
    arguments: { archive: 'none', table_name: 'public.actions', first: 0, rows: [] },
    callers: ['service'],
  },
  finish_restore: { arguments: { archive: 'none', expected: {}, live_version: 0 }, callers: ['service'] },
  index_due_posts: { arguments: { max: 0 }, callers: ['service'] },
  published_posts_index: { arguments: {}, callers: personas },
  published_posts_changes: {
    arguments: {
      mark: { feed: '00000000-0000-4000-8000-000000000000', since: 0, at: '2026-01-01T00:00:00Z' },
    },
    callers: personas,
  },
  search_posts: { arguments: { q: 'sleutels', lang: 'nl' }, callers: personas },
  count_token_try: { arguments: { address: 'somewhere', correct: true }, callers: ['service'] },
  count_missing_path: { arguments: { path: '/nowhere' }, callers: ['service'] },
  missing_paths: { arguments: {}, callers: ['editor', 'service'] },
  revise_post: {
    arguments: { slug: 'nowhere-nl', revision: 1, changes: { title: 'A', content: 'B' }, small_fix: false },
    callers: ['editor', 'service'],
  },
  translation_state: { arguments: { slug: 'nowhere-en' }, callers: ['editor', 'service'] },
  claim_translation: { arguments: { slug: 'nowhere-en' }, callers: ['service'] },
  end_translation: { arguments: { slug: 'nowhere-en', problem: null }, callers: ['service'] },
  store_translation: {
    arguments: { slug: 'nowhere-en', revision: 1, source_revision: 1, changes: { title: 'A', content: 'B' } },
    callers: ['editor', 'service'],
  },
  note_model_use: {
    arguments: { use: { purpose: 'translation', model: 'none', input_tokens: 0, output_tokens: 0 } },
    callers: ['service'],
  },
  model_use_by_month: { arguments: {}, callers: ['editor', 'service'] },
  taken_slug_bases: { arguments: { wanted: ['zwembad'] }, callers: ['editor', 'service'] },
  discard_draft: { arguments: { draft: noId }, callers: ['editor', 'service'] },
  save_article_draft: {
    arguments: { draft: noId, form: { title: 'A', excerpt: '' }, revision: 0 },
    callers: ['editor', 'service'],
  },
  save_post_draft: {
    arguments: {
      draft: noId,
      slug: 'nowhere-nl',
      written_from: 1,
      form: { title: 'A', excerpt: '' },
      revision: 0,
    },
    callers: ['editor', 'service'],
  },
  save_business_draft: {
    arguments: { written_from: 0, form: { fields: [] }, revision: 0 },
    callers: ['editor'],
  },
  revise_illustrated_post: {
    arguments: {
      slug: 'nowhere-nl',
      revision: 1,
      changes: { title: 'A', content: 'B' },
      small_fix: false,
      image: {},
    },
    callers: ['editor', 'service'],
  },
  keep_image: { arguments: { image: anImageRow(), editor: noId }, callers: ['service'] },
  publish_posts: { arguments: { slugs: ['nowhere-nl'] }, callers: ['editor', 'service'] },
  hide_posts: { arguments: { slugs: ['nowhere-nl'] }, callers: ['editor', 'service'] },
  schedule_post: { arguments: { slug: 'nowhere-nl', at: null }, callers: ['editor', 'service'] },
  // Only the server may create the keys of a preview.
  store_preview: { arguments: { preview: aPreview({ slug_base: 'nowhere' }) }, callers: ['service'] },
  // The next two functions check the preview’s key, not who the caller is.
  open_preview: { arguments: { key: 'a guess' }, callers: personas },
  decide_preview: {
    arguments: { key: 'a guess', verdict: 'published', seen: {}, note: '' },
    callers: personas,
  },
  review_post: {
    arguments: { slug: 'nowhere-nl', revision: 1, record: { reviewer: 'Nobody', checked: [] } },
    callers: ['editor', 'service'],
    needsCode: true,
  },
  signatures: { arguments: {}, callers: ['editor', 'service'] },
  list_reviews: { arguments: { skip: 0 }, callers: ['editor', 'service'] },
  watch_post: { arguments: { slug: 'nowhere-en' }, callers: ['editor', 'service'] },
  ignore_missing_path: {
    arguments: { path: '/nowhere-at-all', ignored: true },
    callers: ['editor', 'service'],
  },
  lead_address: {
    arguments: { path: '/nowhere-at-all', target: null },
    callers: ['editor', 'service'],
    needsCode: true,
  },
  published_business: { arguments: {}, callers: personas },
  legal_versions: { arguments: { skip: 0 }, callers: personas },
  store_legal_texts: { arguments: { texts: {} }, callers: ['service'] },
  news_counts: { arguments: {}, callers: personas },
  list_business_versions: { arguments: { max: 20 }, callers: ['editor', 'service'] },
  save_business: { arguments: { details: {}, based_on: -1, editor: noId }, callers: ['service'] },
  led_address: { arguments: { path: '/nowhere-at-all' }, callers: personas },
  reviewed_before: { arguments: { slug: 'nowhere-en' }, callers: ['editor', 'service'] },
  want_translations: { arguments: { slugs: ['nowhere-en'] }, callers: ['editor', 'service'] },
  wanted_translations: { arguments: { max: 1 }, callers: ['service'] },
  unwant_translation: { arguments: { slug: 'nowhere-en' }, callers: ['service'] },
  desk_today: { arguments: {}, callers: ['editor', 'service'] },
  list_articles: { arguments: { asked: { words: 'water' } }, callers: ['editor', 'service'] },
  post_history: { arguments: { slug: 'nowhere-nl', max: 10 }, callers: ['editor', 'service'] },
  post_version: { arguments: { slug: 'nowhere-nl', revision: 1 }, callers: ['editor', 'service'] },
  take_back: {
    arguments: { changes: { posts: [{ slug: 'nowhere-nl', revision: 2 }] } },
    callers: ['editor', 'service'],
  },
  moved_post: { arguments: { slug: 'nowhere-nl' }, callers: personas },
  is_slug_base_free: {
    arguments: { slug_base: 'nowhere', except_base: null },
    callers: ['editor', 'service'],
  },
  list_images: { arguments: { words: '', skip: 0, max: 1 }, callers: ['editor', 'service'] },
  describe_image: {
    arguments: { path: '/nowhere', descriptions: {} },
    callers: ['editor', 'service'],
    needsCode: true,
  },
  delete_image: { arguments: { path: '/nowhere' }, callers: ['editor', 'service'], needsCode: true },
  date_article: {
    arguments: { slug_base: 'nowhere', at: '2020-01-01T00:00:00Z' },
    callers: ['editor', 'service'],
    needsCode: true,
  },
  add_note: { arguments: { slug: 'nowhere-nl', quote: '', text: 'Hi' }, callers: ['editor', 'service'] },
  tick_note: { arguments: { note: noId, is_done: true }, callers: ['editor', 'service'] },
  rename_article: {
    arguments: { slug_base: 'nowhere', new_base: 'elsewhere' },
    callers: ['editor', 'service'],
  },
  trash_articles: {
    arguments: { slug_bases: ['nowhere'], language: null },
    callers: ['editor', 'service'],
    needsCode: true,
  },
  restore_posts: { arguments: { slugs: ['nowhere-nl'] }, callers: ['editor', 'service'] },
  erase_trashed: { arguments: { slugs: ['nowhere-nl'] }, callers: ['editor', 'service'], needsCode: true },
  trashed_articles: { arguments: {}, callers: ['editor', 'service'] },
  begin_news: {
    arguments: { news_date: noDay, again: false, editor: null },
    callers: ['service'],
  },
  note_news_gathering: {
    arguments: { news_date: noDay, attempt: noId, outcome: {} },
    callers: ['service'],
  },
  known_news_sources: { arguments: {}, callers: ['service'] },
  note_news_sources: { arguments: { readings: [] }, callers: ['service'] },
  claim_news_text: {
    arguments: { news_date: noDay, lang: 'nl', again: false, editor: null },
    callers: ['service'],
  },
  note_news_text: {
    arguments: { news_date: noDay, lang: 'nl', attempt: noId, outcome: {} },
    callers: ['service'],
  },
  publish_news: { arguments: { news_date: noDay, languages: ['nl'] }, callers: ['editor', 'service'] },
  allow_unread_news: { arguments: {}, callers: ['editor'], needsCode: true },
  news_overview: { arguments: { max: 1 }, callers: ['editor', 'service'] },
  rebuild_state: { arguments: {}, callers: ['editor', 'service'] },
  ask_for_rebuild: { arguments: {}, callers: ['service'] },
  claim_rebuild: {
    arguments: { times: { quiet_seconds: 60, longest_wait_seconds: 60 } },
    callers: ['service'],
  },
  rebuild_outlook: {
    arguments: { times: { quiet_seconds: 60, longest_wait_seconds: 60 } },
    callers: ['editor', 'service'],
  },
  confirm_rebuild: { arguments: { version: 0 }, callers: ['service'] },
  fail_rebuild: {
    arguments: { version: 0, error: 'test', retry_seconds: 1 },
    callers: ['service'],
  },
  record_build: { arguments: { version: 0, ok: true, error: null }, callers: ['service'] },
  watch_rebuild: { arguments: { live_version: null, lost_after_seconds: 600 }, callers: ['service'] },
  note_agreed_price: { arguments: { eur_cents: 1, usd_cents: 1 }, callers: ['service'] },
  last_agreed_price: { arguments: {}, callers: ['service'] },
  register_editor: {
    arguments: { user_id: noId, name: 'Nobody', is_shared: false },
    callers: ['service'],
  },
  invite_editor: {
    arguments: { email: 'nobody@example.com', name: 'Nobody', secret_hash: 'a'.repeat(64) },
    callers: ['editor', 'service'],
    needsCode: true,
  },
  withdraw_invitation: { arguments: { invitation: noId }, callers: ['editor', 'service'], needsCode: true },
  read_invitation: { arguments: { secret: 'b' }, callers: personas },
  redeem_invitation: {
    arguments: { secret: 'b' },
    callers: ['stranger', 'ended editor', 'editor'],
  },
  remove_editor: { arguments: { person: noId }, callers: ['editor', 'service'], needsCode: true },
  end_sessions_of_shared: { arguments: {}, callers: ['editor', 'service'], needsCode: true },
  end_other_sessions: { arguments: {}, callers: ['editor', 'service'], needsCode: true },
  list_actions: { arguments: { person: null, max: 1, skip: 0 }, callers: ['editor', 'service'] },
  store_enquiry: {
    arguments: { new_enquiry: anEnquiry(), address: 'somewhere', address_limit: 0, network: 'around it' },
    callers: ['service'],
  },
  list_enquiries: {
    arguments: { wanted: 'all', max: 1, skip: 0, words: '' },
    callers: ['editor', 'service'],
    needsCode: true,
  },
  set_enquiry_status: {
    arguments: { enquiry: noId, status: 'answered' },
    callers: ['editor', 'service'],
    needsCode: true,
  },
  mail_enquiry_again: { arguments: { enquiry: noId }, callers: ['editor', 'service'], needsCode: true },
  take_in_enquiry: { arguments: { new_enquiry: anEnquiry() }, callers: ['service'] },
  export_person: {
    arguments: { email: 'nobody@example.com', skip: 0 },
    callers: ['editor', 'service'],
    needsCode: true,
  },
  delete_person: {
    arguments: { email: 'nobody@example.com' },
    callers: ['editor', 'service'],
    needsCode: true,
  },
  hold_bitcoin_index: {
    arguments: { network: 'testnet', fingerprint: '00000000', holder: noId },
    callers: ['service'],
  },
  leave_bitcoin_index: {
    arguments: {
      network: 'testnet',
      fingerprint: '00000000',
      key_index: 0,
      holder: noId,
      is_used_before: false,
    },
    callers: ['service'],
  },
  bitcoin_key_use: {
    arguments: { network: 'testnet', fingerprint: '00000000' },
    callers: ['service'],
  },
  store_bitcoin_order: {
    arguments: { new_order: { submission: noId, enquiry_id: noId }, holder: noId, editor: noId },
    callers: ['service'],
  },
  read_bitcoin_order: {
    arguments: { order_id: noId, submission: null },
    callers: ['editor', 'service'],
    needsCode: true,
  },
  list_bitcoin_orders: {
    arguments: { wanted: 'all', enquiry: null, max: 1, skip: 0 },
    callers: ['editor', 'service'],
    needsCode: true,
  },
  cancel_bitcoin_order: { arguments: { order_id: noId }, callers: ['editor', 'service'], needsCode: true },
  resend_bitcoin_order: { arguments: { order_id: noId }, callers: ['editor', 'service'], needsCode: true },
  resolve_bitcoin_order: {
    arguments: { order_id: noId, resolution: 'accepted', refund_txid: '' },
    callers: ['editor', 'service'],
    needsCode: true,
  },
  claim_bitcoin_checks: {
    arguments: { order_id: noId, max: 1, pause_seconds: 0 },
    callers: ['service'],
  },
  note_bitcoin_check: { arguments: { outcome: { id: noId, revision: 0 } }, callers: ['service'] },
  bitcoin_order_page: { arguments: { order_id: noId }, callers: ['service'] },
  claim_mails: { arguments: { about: noId, max: 1 }, callers: ['service'] },
  note_mails: { arguments: { outcomes: { mails: [] } }, callers: ['service'] },
  end_shared_sessions: { arguments: { token_fingerprint: 'a' }, callers: ['service'] },
  note_shared_session: { arguments: { session: noId }, callers: ['service'] },
  check_shared_token: { arguments: { token_fingerprint: 'a' }, callers: ['service'] },
  find_shared_account: { arguments: { email: 'nobody@example.com' }, callers: ['service'] },
  keep_shared_account: { arguments: { account: noId }, callers: ['service'] },
  replace_shared_password: {
    arguments: { account: noId, donor: noId, email: 'nobody@example.com' },
    callers: ['service'],
  },
  apply_privileges: { arguments: {}, callers: ['service'] },
  hold_installation_check: { arguments: { run: noId, seconds: 0 }, callers: ['service'] },
  may_try_wrong_token: { arguments: {}, callers: ['service'] },
  clear_installation_check: { arguments: { digest: 'none' }, callers: ['service'] },
  rehearse_token_change: { arguments: {}, callers: ['service'] },
  begin_tick: {
    arguments: { asked: { times: {}, lost_after_seconds: 0, remind_after_seconds: 0 } },
    callers: ['service'],
  },
  site_pulse: { arguments: {}, callers: ['service'] },
  note_backup: { arguments: {}, callers: ['service'] },
  note_rehearsal: { arguments: {}, callers: ['service'] },
  begin_backup: { arguments: { night: noDay, run: noId }, callers: ['service'] },
  keep_backup: { arguments: { run: noId, progress: null, error: null }, callers: ['service'] },
  end_backup: { arguments: { run: noId }, callers: ['service'] },
  health_facts: { arguments: {}, callers: ['editor', 'service'] },
  note_health: { arguments: { problems: [] }, callers: ['service'] },
  installation_contents: { arguments: {}, callers: ['service'] },
};

/**
 * The functions that visitors or editors may call, that write, and that take JSON. For each, the constraint that checks
 * the form of what is stored, or a sentence. All other JSON is stored by the site's functions with the secret key.
 */
export const shapesOfEditors: Record<string, string> = {
  decide_preview: 'It is only compared with the revisions.',
  describe_image: 'images_descriptions_texts',
  review_post: 'It is only compared: the name with those known, the checks with the list.',
  revise_illustrated_post: 'blog_posts_hero_image_url_own',
  revise_post: 'blog_posts_content_length',
  save_article_draft: 'article_drafts_form_listed',
  save_business_draft: 'article_drafts_form_listed',
  save_post_draft: 'article_drafts_form_listed',
  store_translation: 'blog_posts_content_length',
  take_back: 'It is only compared with the revisions.',
};

export const rightOf = ({ table, persona, verb }: { table: Table; persona: Persona; verb: Verb }): Right =>
  tableRights[table][persona].split(' ')[verbs.indexOf(verb)] as Right;

export type Persona = (typeof personas)[number];
export type Table = (typeof tables)[number];
export type Verb = (typeof verbs)[number];
export type Right = 'all' | 'published' | 'none' | 'refused';
