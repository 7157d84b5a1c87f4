/**
 * Rules that depend on the age of rows, such as expiry. Each case writes rows of a certain age, runs one statement, and
 * rolls back.
 */
import { describe, expect, test } from 'vitest';
import { migratedDatabase } from '../support/database/migrated-database.ts';
import { id, insertSql, valueAfter } from '../support/database/value-after.ts';

const database = migratedDatabase();

const after = (sql: string, expression: string) => valueAfter(database, sql, expression);
const ago = (age: string) => `clock_timestamp() - interval '${age}'`;

const anEditor = (n: number, { email = `e${n}@example.com`, columns = '', values = '' } = {}) => `
  insert into auth.users (id, email) values (${id(n)}, '${email}');
  insert into public.editors (user_id, name${columns}) values (${id(n)}, 'Editor ${n}'${values});`;
const asEditor = (n: number, sessionAge = '1 minute') => `
  insert into auth.sessions (id, user_id, created_at) values (${id(900 + n)}, ${id(n)}, ${ago(sessionAge)});
  select set_config('request.jwt.claims', json_build_object(
    'role', 'authenticated', 'sub', ${id(n)}::text, 'session_id', ${id(900 + n)}::text)::text, true);`;
const aPost = (n: number, changes: Record<string, string> = {}) => {
  return insertSql('public.blog_posts', {
    id: id(n),
    slug_base: `'zon-${n}'`,
    language: `'nl'`,
    title: `'Zon'`,
    content: `'Tekst'`,
    ...changes,
  });
};
const repeated = (count: number, sql: (n: number) => string) =>
  Array.from({ length: count }, (_, at) => sql(at)).join('');

describe('the shared account', () => {
  test('signs with the names of the newest details of the business, not with earlier ones', async () => {
    const details = (version: number, name: string) =>
      `insert into private.business_versions (version, details)
        values (${version}, '{"people": {"first": {"name": "${name}"}}}');`;
    const names = (sql: string) => after(sql, `private.signatures_of(${id(1)})`);
    expect(await names(details(901, 'Mia'))).toEqual(expect.arrayContaining(['Mia', 'Redactie']));
    expect(await names(details(901, 'Mia') + details(902, 'Tom'))).toEqual(
      expect.not.arrayContaining(['Mia']),
    );
  });

  test('gets its e-mail address in lower case, and the password of the donor, who is deleted', async () => {
    const accounts = [1, 2].map(
      (n) =>
        `insert into auth.users (id, email, encrypted_password) values (${id(n)}, 'a${n}@example.com', 'p${n}');`,
    );
    const replaced = `select replace_shared_password(${id(1)}, ${id(2)}, 'Desk@Example.com');`;
    const known = `(select json_agg(json_build_array(email, encrypted_password)) from auth.users
      where id in (${id(1)}, ${id(2)}))`;
    expect(await after(accounts.join('') + replaced, known)).toEqual([['desk@example.com', 'p2']]);
  });
});

describe('signing in', () => {
  test('gives an editor’s rights for thirty days', async () => {
    const counts = (age: string) => after(anEditor(1) + asEditor(1, age), 'private.is_editor()');
    expect([await counts('29 days'), await counts('31 days')]).toEqual([true, false]);
  });

  test('counts wrong tokens for ten minutes', async () => {
    const tries = (...ages: string[]) => `
      insert into private.token_tries (address, wrong_at) values ('a', array[${ages.map(ago).join(', ')}]);
      select count_token_try('a', false);`;
    const isBlocked = '(select blocked_until is not null from private.token_tries)';
    expect(await after(tries('1 minute', '2 minutes', '3 minutes', '9 minutes'), isBlocked)).toBe(true);
    expect(await after(tries('1 minute', '2 minutes', '3 minutes', '11 minutes'), isBlocked)).toBe(false);
  });

  test('allows installation checks only two wrong tokens in ten minutes', async () => {
    const tried = (...ages: string[]) =>
      `update private.installation set wrong_tokens = array[${ages.map(ago).join(', ')}] where only_row;`;
    expect(await after(tried('1 minute', '9 minutes'), 'may_try_wrong_token()')).toBe(false);
    expect(await after(tried('1 minute', '11 minutes'), 'may_try_wrong_token()')).toBe(true);
    const kept = '(select cardinality(wrong_tokens) from private.installation)';
    expect(await after(`${tried('1 minute', '11 minutes')} select may_try_wrong_token();`, kept)).toBe(2);
  });
});

describe('invitations', () => {
  const invited = (n: number, changes: Record<string, string> = {}) => {
    return insertSql('public.invitations', {
      email: `'a${n}@example.com'`,
      name: `'A'`,
      secret_hash: `md5('${n}') || md5('${n}')`,
      created_at: ago('1 hour'),
      expires_at: `now() + interval '1 day'`,
      ...changes,
    });
  };
  const invite = (email = 'new@example.com') => `invite_editor('${email}', 'New', repeat('f', 64))`;
  const isRefused = async (sql: string, email?: string) => {
    const answer = (await after(sql, invite(email))) as { refused?: string } | null;
    return answer === null ? null : answer.refused !== undefined;
  };

  test('are limited to ten open ones, and to twenty a day', async () => {
    expect(await isRefused(repeated(9, (n) => invited(n)))).toBe(false);
    expect(await isRefused(repeated(10, (n) => invited(n)))).toBe(true);
    // A second invitation to the same e-mail address replaces the first one.
    expect(
      await isRefused(
        repeated(10, (n) => invited(n)),
        'A3@example.com',
      ),
    ).toBe(false);
    const used = { redeemed_at: 'now()' };
    expect(await isRefused(repeated(19, (n) => invited(n, used)))).toBe(false);
    expect(await isRefused(repeated(20, (n) => invited(n, used)))).toBe(true);
    expect(await isRefused(repeated(20, (n) => invited(n, { ...used, created_at: ago('25 hours') })))).toBe(
      false,
    );
  });

  test('store the e-mail address trimmed and in lower case, and are not created for current editors', async () => {
    expect(await isRefused(anEditor(1, { email: 'marga@example.com' }), ' MARGA@example.com ')).toBeNull();
    const removed = { email: 'marga@example.com', columns: ', removed_at', values: ', now()' };
    expect(await isRefused(anEditor(1, removed), 'marga@example.com')).toBe(false);
    const stored = `(select email from public.invitations)`;
    expect(await after(`select ${invite(' New@Example.com ')};`, stored)).toBe('new@example.com');
  });

  test('are withdrawn by a new invitation to the same address if the old invitation is open', async () => {
    const before = (changes: Record<string, string>) =>
      after(
        `${invited(1, { email: `'new@example.com'`, ...changes })} select ${invite()};`,
        `(select (withdrawn_at at time zone 'UTC')::text from public.invitations where secret_hash <> repeat('f', 64))`,
      );
    expect(await before({})).not.toBeNull();
    expect(await before({ redeemed_at: 'now()' })).toBeNull();
    expect(await before({ withdrawn_at: `'2026-01-01Z'` })).toBe('2026-01-01 00:00:00');
  });

  test.each([
    'http://evil.example',
    'www.evil.example/click',
    'a@evil.example',
    'Events.example',
    'Ana\u202e',
    'A\u200bna',
  ])('are refused if the name contains a link or an invisible character: %j', async (name) => {
    await expect(after(invited(1, { name: `'${name}'` }), 'null')).rejects.toThrow('invitations_name_plain');
  });

  test('can be redeemed by the owner of the e-mail address, ignoring capitals', async () => {
    const redeemed = (email: string) =>
      after(
        `${invited(1, { email: `'new@example.com'`, secret_hash: `private.hash_of('s')` })}
        insert into auth.users (id, email) values (${id(1)}, '${email}');
        select set_config('request.jwt.claims', json_build_object('role', 'authenticated', 'sub', ${id(1)}::text)::text, true);`,
        `redeem_invitation('s')`,
      );
    expect([await redeemed('New@Example.com'), await redeemed('other@example.com')]).toEqual([
      'redeemed',
      'other-address',
    ]);
  });

  test('can be withdrawn while they are open', async () => {
    const withdrawn = (changes: Record<string, string>) =>
      after(invited(1, { id: id(1), ...changes }), `withdraw_invitation(${id(1)})`);
    expect(await withdrawn({})).toBe(true);
    expect(await withdrawn({ redeemed_at: 'now()' })).toBe(false);
    expect(await withdrawn({ withdrawn_at: 'now()' })).toBe(false);
  });
});

describe('builds', () => {
  const asked = (count: number, age: string, built = 'null') => `
    insert into private.build_requests (version, asked_at, built_at)
    select 1, ${ago(age)} - n * interval '1 second', ${built} from generate_series(1, ${count}) n;`;

  test('count towards the monthly limit for 31 days', async () => {
    const count = (age: string) => after(asked(2, age), 'private.builds_asked_this_month()::integer');
    expect([await count('30 days'), await count('32 days')]).toEqual([2, 0]);
  });

  test('wait while the monthly limit is reached, and near the limit for a day after the last request', async () => {
    const held = (count: number, age: string, by_hand = 'false', perMonth = '5') =>
      after(
        `${asked(count, age)} update private.site set by_hand = ${by_hand}, asked_at = ${ago('1 hour')} where only_row;`,
        `(select round(extract(epoch from private.held_until(site, ${perMonth}, 2) - clock_timestamp()) / 3600)::integer
          from private.site)`,
      );
    expect(await held(5, '1 day')).toBe(30 * 24);
    expect(await held(7, '1 day')).toBe(30 * 24);
    expect(await held(4, '1 day')).toBe(23);
    expect(await held(3, '1 day')).toBeNull();
    expect(await held(9, '32 days')).toBeNull();
    expect(await held(9, '1 day', 'true')).toBeNull();
    expect(await held(9, '1 day', 'false', 'null')).toBeNull();
    expect(await held(0, '1 day', 'false', '0')).toBe(31 * 24);
  });

  test('are expected to take the median time of the last ten finished builds', async () => {
    const usual = `rebuild_outlook('{}') ->> 'usual_build_seconds'`;
    const long = asked(11, '2 days', `${ago('2 days')} + interval '900 seconds'`);
    const short = asked(10, '1 day', `${ago('1 day')} + interval '54 seconds'`);
    expect(Number(await after(long + short + asked(3, '1 hour'), usual))).toBeLessThan(100);
    expect(Number(await after(short + long, usual))).toBeGreaterThan(800);
  });

  test('are reserved for one process for ten seconds by a request, and for a minute by a claim', async () => {
    const changed = `update private.site set pending_since = ${ago('1 hour')}, changed_at = ${ago('1 hour')}, content_version = 4 where only_row;`;
    const secondsUntil = (column: string) =>
      // Rounded up to a multiple of five seconds, because the machine may be slow.
      `(select 5 * ceil(extract(epoch from ${column} - clock_timestamp()) / 5)::integer from private.site)`;
    const times = `'{"quiet_seconds": 0, "longest_wait_seconds": 0}'`;
    const ask = `${changed} select ask_for_rebuild();`;
    expect(await after(ask, secondsUntil('runner_until'))).toBe(10);
    expect(await after(`${ask} select claim_rebuild(${times});`, secondsUntil('runner_until'))).toBe(60);
    expect(await after(`${ask} select claim_rebuild(${times});`, secondsUntil('hook_until'))).toBe(60);
    // `claim_rebuild` extends the reservation that `ask_for_rebuild` made, but makes none itself.
    expect(
      await after(`${changed} select claim_rebuild(${times});`, secondsUntil('runner_until')),
    ).toBeNull();
    const early = `'{"quiet_seconds": 3615, "longest_wait_seconds": 9999}'`;
    expect(await after(`${ask} select claim_rebuild(${early});`, secondsUntil('runner_until'))).toBe(25);
    expect(
      await after(`${changed} select claim_rebuild(${early});`, secondsUntil('runner_until')),
    ).toBeNull();
  });

  test('count as an editor’s wish until the last change is requested or online', async () => {
    const wished = `update private.site set pending_since = now(), by_hand = true, content_version = 4 where only_row;`;
    const isWished = (call: string) =>
      after(`${wished} select ${call};`, '(select by_hand from private.site)');
    expect([await isWished('confirm_rebuild(3)'), await isWished('confirm_rebuild(4)')]).toEqual([
      true,
      false,
    ]);
    const online = (version: number) => isWished(`record_build(${version}, true, null)`);
    expect([await online(3), await online(4)]).toEqual([true, false]);
  });

  test('are forgotten after a year', async () => {
    const left = `(select count(*)::integer from private.build_requests)`;
    expect(await after(`${asked(2, '364 days')} select confirm_rebuild(1);`, left)).toBe(3);
    expect(await after(`${asked(2, '366 days')} select confirm_rebuild(1);`, left)).toBe(1);
  });
});

describe('translations', () => {
  const translation = (columns: string, values: string, post: Record<string, string> = {}) =>
    aPost(1, { language: `'es'`, translation: `'machine'`, ...post }) +
    `insert into private.translations (post_id, ${columns}) values (${id(1)}, ${values});`;
  const isDue = async (columns: string, values: string) =>
    after(translation(columns, values), '(select count(*) > 0 from private.due_translations())');

  test('are due until the fourth attempt, except during a pause or a claim by a process', async () => {
    expect(await isDue('wanted_at, wanted_attempts', 'now(), 3')).toBe(true);
    expect(await isDue('wanted_at, wanted_attempts', 'now(), 4')).toBe(false);
    expect(await isDue('wanted_at', 'null')).toBe(false);
    expect(await isDue('wanted_at, next_try_at', `now(), now() + interval '1 minute'`)).toBe(false);
    expect(await isDue('wanted_at, next_try_at', `now(), now() - interval '1 minute'`)).toBe(true);
    expect(await isDue('wanted_at, working_until', `now(), now() + interval '1 minute'`)).toBe(false);
    expect(await isDue('wanted_at, working_until', `now(), now() - interval '1 minute'`)).toBe(true);
  });

  test('are in progress during a claim by a process, and while queued with fewer than four attempts', async () => {
    const isInProgress = (columns: string, values: string) =>
      after(
        translation(columns, values),
        '(select private.is_being_translated(known) from private.translations known)',
      );
    expect(await isInProgress('wanted_at, wanted_attempts', 'now(), 3')).toBe(true);
    expect(await isInProgress('wanted_at, wanted_attempts', 'now(), 4')).toBe(false);
    expect(await isInProgress('wanted_at, wanted_attempts', 'null, 0')).toBe(false);
    expect(await isInProgress('working_until', `now() + interval '1 minute'`)).toBe(true);
    expect(await isInProgress('working_until', `now() - interval '1 minute'`)).toBe(false);
  });

  test('are reserved for four minutes by a claim, which adds an attempt only to a queued translation', async () => {
    const claim = `claim_translation('zon-1-es')`;
    const minutes = `(select round(extract(epoch from working_until - clock_timestamp()) / 60)::integer from private.translations)`;
    expect(await after(`${translation('wanted_at', 'null')} select ${claim};`, minutes)).toBe(4);
    const attempts = '(select wanted_attempts from private.translations)';
    expect(await after(`${translation('wanted_at', 'now()')} select ${claim};`, attempts)).toBe(1);
    expect(await after(`${translation('wanted_at', 'null')} select ${claim};`, attempts)).toBe(0);
    expect(await after(translation('working_until', `now() + interval '1 minute'`), claim)).toBe(false);
    expect(await after(translation('working_until', `now() - interval '1 minute'`), claim)).toBe(true);
  });

  test('stay queued until the fourth failure, or until the judge doubts a translation of the current text', async () => {
    const isQueued = (problem: string, columns: string, values: string, post: Record<string, string> = {}) =>
      after(
        `${translation(columns, values, post)} select end_translation('zon-1-es', ${problem});`,
        '(select wanted_at is not null from private.translations)',
      );
    const slow = `'{"code": "slow"}'`;
    const doubts = `'{"code": "doubts"}'`;
    expect(await isQueued(slow, 'wanted_at, wanted_attempts', 'now(), 3')).toBe(true);
    expect(await isQueued(slow, 'wanted_at, wanted_attempts', 'now(), 4')).toBe(false);
    expect(await isQueued(doubts, 'wanted_at', 'now()')).toBe(false);
    expect(await isQueued(doubts, 'wanted_at', 'now()', { outdated_since: `'2026-01-01'` })).toBe(true);
    expect(await isQueued('null', 'wanted_at', 'now()', { translation: `'pending'` })).toBe(true);
    expect(await isQueued('null', 'wanted_at', 'now()')).toBe(false);
    const problemAt = (problem: string) =>
      after(
        `${translation('wanted_at', 'now()')} select end_translation('zon-1-es', ${problem});`,
        '(select problem_at is not null from private.translations)',
      );
    expect([await problemAt(slow), await problemAt('null')]).toEqual([true, false]);
  });

  test('and other uses of the model appear in the monthly costs for a year, even without a price', async () => {
    const use = (age: string, euros: string) =>
      `insert into private.model_uses (purpose, model, input_tokens, output_tokens, euros, used_at)
      values ('news', 'm', 1, 2, ${euros}, ${ago(age)});`;
    const months = (await after(
      use('364 days', 'null') + use('366 days', '1') + use('364 days', '0.5'),
      'model_use_by_month()',
    )) as object[];
    expect(months).toMatchObject([{ uses: 2, unpriced: 1, euros: 0.5 }]);
  });
});

describe('editing articles', () => {
  const drafts = (count: number, columns: string, values: string) =>
    `insert into public.article_drafts (id, form, updated_by, ${columns})
    select gen_random_uuid(), '{"title": "", "excerpt": ""}', ${id(1)}, ${values} from generate_series(1, ${count});`;
  const save = `save_article_draft(${id(7)}, '{"title": "", "excerpt": ""}', 0) ->> 'refused'`;
  const savePost = `save_post_draft(${id(7)}, 'zon-5-nl', 1, '{"title": "", "excerpt": ""}', 0) ->> 'refused'`;
  const editor = anEditor(1) + asEditor(1);

  test('is limited to 200 drafts of new articles in all, and to 100 drafts of changes for each editor', async () => {
    expect(await after(drafts(199, 'post_id', 'null'), save)).toBeNull();
    expect(await after(drafts(200, 'post_id', 'null'), save)).toBe('too-many-drafts');
    expect(await after(aPost(5) + drafts(300, 'post_id, written_from', `${id(5)}, 1`), save)).toBeNull();
    const ofPosts = (count: number, updated_at = 'now()') =>
      aPost(5) + drafts(count, 'post_id, written_from, updated_at', `${id(5)}, 1, ${updated_at}`) + editor;
    expect(await after(ofPosts(99), savePost)).toBeNull();
    expect(await after(ofPosts(100), savePost)).toBe('too-many-drafts');
    expect(await after(ofPosts(100, ago('31 days')), savePost)).toBeNull();
    expect(await after(aPost(5, { deleted_at: 'now()' }) + editor, savePost)).toBe('post-not-found');
  });

  test('shows another editor of an article until 45 seconds after that editor’s last request', async () => {
    const watcher = (age: string) => `${aPost(5)}${anEditor(2)}
      insert into private.article_watchers (slug_base, session_id, user_id, language, seen_at)
      values ('zon-5', gen_random_uuid(), ${id(2)}, 'nl', ${ago(age)});`;
    const others = (sql: string) => after(sql, `json_array_length(watch_post('zon-5-nl') -> 'others')`);
    expect([await others(watcher('30 seconds')), await others(watcher('60 seconds'))]).toEqual([1, 0]);
    const removed = `update public.editors set removed_at = now() where user_id = ${id(2)};`;
    expect(await others(watcher('1 second') + removed)).toBe(0);
    // A call without a user’s session is not recorded.
    const recorded = '(select count(*)::integer from private.article_watchers)';
    expect(await after(`${aPost(5)} select watch_post('zon-5-nl');`, recorded)).toBe(0);
    expect(await after(`${aPost(5)}${editor} select watch_post('zon-5-nl');`, recorded)).toBe(1);
  });
});

describe('previews', () => {
  const preview = (created: string, posts = `'[1]'`) =>
    `insert into public.post_previews (id, lang, posts, view_digest, verdict_digest, expires_at, created_at)
    values (gen_random_uuid(), 'nl', ${posts}, repeat('b', 64), repeat('c', 64), ${ago(created)} + interval '1 day', ${ago(created)});`;
  const store = `store_preview(json_build_object('id', ${id(9)}, 'slug_base', 'zon-5', 'lang', 'nl', 'to_business', true,
    'view_digest', repeat('d', 64), 'verdict_digest', repeat('e', 64), 'expires_at', now() + interval '1 day')::jsonb)`;
  const kept = '(select count(*)::integer from public.post_previews)';

  test('are deleted after ninety days', async () => {
    expect(await after(`${aPost(5)}${preview('89 days')} select ${store};`, kept)).toBe(2);
    expect(await after(`${aPost(5)}${preview('91 days')} select ${store};`, kept)).toBe(1);
  });

  test('without a decision are reused for an identical request within a minute', async () => {
    const again = (age: string) =>
      after(`${aPost(5)}${preview(age, `private.article_state('zon-5')`)} select ${store};`, kept);
    expect([await again('40 seconds'), await again('61 seconds')]).toEqual([1, 2]);
    const decided = `update public.post_previews set verdict = 'rejected', decided_at = now() where true;`;
    expect(
      await after(
        `${aPost(5)}${preview('1 second', `private.article_state('zon-5')`)} ${decided} select ${store};`,
        kept,
      ),
    ).toBe(2);
  });

  test('are limited to twenty an hour by editors', async () => {
    const mailed = (age: string) =>
      `insert into public.actions (action, at) select 'preview-mailed', ${ago(age)} from generate_series(1, 20);`;
    const outcome = (age: string) =>
      after(
        aPost(5) + anEditor(2) + mailed(age),
        `${store.replace(/\)$/, `, sent_by => ${id(2)})`)} ->> 'outcome'`,
      );
    expect([await outcome('59 minutes'), await outcome('61 minutes')]).toEqual(['too-many-mails', 'stored']);
    expect(await after(aPost(5) + mailed('1 minute'), `${store} ->> 'outcome'`)).toBe('stored');
  });

  test('go to a current editor’s e-mail address in any capitalisation, but not to the shared account', async () => {
    const outcome = (wanted: string, editor: object = {}) =>
      after(
        anEditor(2, { email: 'marga@example.com', ...editor }),
        `private.preview_recipient('${wanted}', false, null)::text`,
      );
    expect(await outcome('MARGA@example.com')).toContain('marga@example.com');
    expect(await outcome('other@example.com')).toContain('refused');
    expect(await outcome('marga@example.com', { columns: ', removed_at', values: ', now()' })).toContain(
      'refused',
    );
    expect(await outcome('marga@example.com', { columns: ', is_shared', values: ', true' })).toContain(
      'refused',
    );
    const own = (n: number) =>
      after(anEditor(2), `private.preview_recipient(null, false, ${id(n)}) ->> 'address'`);
    expect([await own(2), await own(3)]).toEqual(['e2@example.com', null]);
  });
});

describe('the daily news', () => {
  const reportedBefore = (age: number) =>
    `insert into private.news_told (id, title, told_on) values ('t${age}', 'T', date '2026-11-21' - ${age});`;

  test('gets a list of what the news of the last seven days reported', async () => {
    const reported = await after(
      [0, 1, 7, 8].map(reportedBefore).join(''),
      `(select json_agg(item ->> 'id' order by item ->> 'id') from json_array_elements(begin_news('2026-11-21', false) -> 'already_reported') item)`,
    );
    expect(reported).toEqual(['t1', 't7']);
  });

  test('forgets what it reported after thirty days', async () => {
    const gathered = `update private.news_runs set attempt = ${id(1)} where true;
      select note_news_gathering('2026-11-21', ${id(1)}, '{"state": "failed", "record": {"sources": []}}');`;
    const begun = `select begin_news('2026-11-21', false);`;
    expect(
      await after(
        [30, 31].map(reportedBefore).join('') + begun + gathered,
        '(select json_agg(id) from private.news_told)',
      ),
    ).toEqual(['t30']);
  });

  test('gets up to five automatic attempts for its facts and each text, and more if an editor asks', async () => {
    const run = (attempts: number, more = '') =>
      `insert into private.news_runs (date, state, attempts, facts) values ('2026-11-21', 'failed', ${attempts}, null);${more}`;
    const state = (sql: string, again = false) =>
      after(sql, `begin_news('2026-11-21', ${again}) ->> 'state'`);
    expect([await state(run(4)), await state(run(5)), await state(run(5), true)]).toEqual([
      'claimed',
      'failed',
      'claimed',
    ]);
    const text = (attempts: number) =>
      `insert into private.news_runs (date, state, facts) values ('2026-11-21', 'writing', '[]');
      insert into private.news_texts (date, language, state, attempts) values ('2026-11-21', 'nl', 'failed', ${attempts});`;
    const textState = (sql: string, again = false) =>
      after(sql, `claim_news_text('2026-11-21', 'nl', ${again}) ->> 'state'`);
    expect([await textState(text(4)), await textState(text(5)), await textState(text(5), true)]).toEqual([
      'claimed',
      'failed',
      'claimed',
    ]);
  });

  const held = (age: number, detail: string, attempts = 1) =>
    `insert into private.news_texts (date, language, state, attempts, trouble_detail, text)
    values (current_date - ${age}, 'nl', 'held', ${attempts}, '${detail}', '{"is_ai": true}');`;

  test('is judged again up to five times', async () => {
    const draft = aPost(1, { slug_base: `'daily-ibiza-news-' || current_date` });
    const isJudged = (attempts: number) =>
      after(
        held(0, 'judge-busy', attempts) + draft,
        '(select private.may_judge_again(known) from private.news_texts known)',
      );
    expect([await isJudged(4), await isJudged(5)]).toEqual([true, false]);
  });

  test('is stopped by failures of three days, unless an editor has allowed it on one of them', async () => {
    const isStopped = (allowed: number) =>
      after(
        `${[0, 1, 2].map((age) => held(age, 'exam-believed')).join('')}
        insert into public.actions (action, at) values ('unread-news-allowed', current_date - ${allowed});
        select private.stop_unread_news();`,
        'exists (select from private.unread_news_stops)',
      );
    expect([await isStopped(3), await isStopped(2)]).toEqual([true, false]);
  });

  test('is reserved for one run for seven minutes', async () => {
    const minutes = `(select round(extract(epoch from lease_until - clock_timestamp()) / 60)::integer from private.news_runs)`;
    expect(await after(`select begin_news('2026-11-21', false);`, minutes)).toBe(7);
  });

  test('shows its sentences with their sources for three days', async () => {
    const run = (age: number) => `
      insert into private.news_runs (date, state, facts) values (current_date - ${age}, 'writing', '[]');
      insert into private.news_texts (date, language, state, text)
      values (current_date - ${age}, 'nl', 'written', '{"evidence": [1], "dropped": []}');`;
    const evidence = (age: number) =>
      after(run(age), `json_array_length(news_overview(5) -> 'runs' -> 0 -> 'texts' -> 0 -> 'evidence')`);
    expect([await evidence(2), await evidence(3)]).toEqual([1, 0]);
  });

  test('counts dropped sentences as struck, except headlines that were dropped as sensitive', async () => {
    const text = `insert into private.news_texts (date, language, state, text) values ('2026-11-21', 'nl', 'written',
      '{"evidence": [1, 2], "dropped": [{"why": "sensitive"}, {"why": "number: 2"}]}');`;
    expect(await after(text, 'news_counts()')).toMatchObject({ written: 3, struck: 1, corrected: 0 });
  });

  test('counts a sentence that reviews removed as struck once, and no review that was too short', async () => {
    const review = (sentence: string, seconds: number) => `
      insert into private.post_reviews (post_id, revision, text_digest, checked, reviewed_by, open_seconds, min_seconds, changes)
      select id, 1, 'a', array['facts', 'names', 'tone', 'links'], 'Ana', ${seconds}, 60,
        '[{"sentence": "${sentence}", "to": null}, {"sentence": "New.", "to": "New."}]' from public.blog_posts;`;
    const news = aPost(1, { slug_base: `'daily-ibiza-news-2026-11-21'` });
    const counted = (sql: string) => after(news + sql, `news_counts() -> 'struck'`);
    expect(await counted(review('One.', 60) + review('One.', 90) + review('Two.', 60))).toBe(2);
    expect(await counted(review('One.', 59))).toBe(0);
    const exported = (sql: string) => after(news + sql, `list_reviews(0) -> 0 -> 'counts'`);
    expect([await exported(review('One.', 60)), await exported(review('One.', 59))]).toEqual([true, false]);
  });
});

describe('the words that the search knows', () => {
  test.each([`U&'\\0301\\0316'`, `U&'\\05B0\\05A0'`])(
    'count up to their 250th character, because sorting endless accents takes seconds (%s)',
    async (accents) => {
      const endless = `'a' || repeat(${accents}, 1000) || ' water'`;
      expect(await after('', `private.composed(${endless}) like '% water'`)).toBe(true);
      expect(await after('', `length(private.composed(${endless}))`)).toBeLessThan(260);
    },
  );

  test('are forgotten with the last text that contains them', async () => {
    const both = aPost(1, { content: `'Zeldzaamwoord anderwoord'` });
    const one = aPost(2, { content: `'Zeldzaamwoord'` });
    const changed = (n: number) =>
      `update public.blog_posts set content = 'Gewoonwoord' where id = ${id(n)};`;
    const removed = (n: number) => `delete from public.blog_posts where id = ${id(n)};`;
    const known = (sql: string) =>
      after(
        `set local session_replication_role = origin; ${both}${one}${sql}`,
        `(select array_agg(word order by word) from private.known_words where word like '%woord')`,
      );
    expect(await known('')).toEqual(['anderwoord', 'zeldzaamwoord']);
    expect(await known(removed(1))).toEqual(['zeldzaamwoord']);
    expect(await known(removed(1) + removed(2))).toBe(null);
    expect(await known(changed(1))).toEqual(['gewoonwoord', 'zeldzaamwoord']);
    expect(await known(changed(1) + changed(2))).toEqual(['gewoonwoord']);
  });
});

describe('the history of a post', () => {
  const named = (before: object, changes: object) => {
    const row = { slug_base: 'zon', is_published: false, ...before };
    const json = (value: object) =>
      `jsonb_populate_record(null::public.blog_posts, '${JSON.stringify(value)}')`;
    return after('', `private.change_name(${json(row)}, ${json({ ...row, ...changes })})`);
  };
  const at = '2026-11-21T10:00:00Z';
  const later = '2026-11-22T10:00:00Z';

  test.each<[string, object, object]>([
    ['trashed', {}, { deleted_at: at }],
    ['changed', { deleted_at: at }, { deleted_at: later }],
    ['restored', { deleted_at: at }, { deleted_at: null }],
    ['renamed', {}, { slug_base: 'zee' }],
    ['published', {}, { is_published: true }],
    ['changed', { is_published: true }, { title: 'Zee' }],
    ['hidden', { is_published: true }, { is_published: false }],
    ['scheduled', {}, { publish_at: at }],
    ['scheduled', { publish_at: at }, { publish_at: later }],
    ['changed', { publish_at: at }, { title: 'Zee' }],
    ['unscheduled', { publish_at: at }, { publish_at: null }],
    ['changed', {}, { title: 'Zee' }],
  ])('names a change “%s”: %j, then %j', async (name, before, changes) => {
    expect(await named(before, changes)).toBe(name);
  });
});

test('an untranslated post cannot be scheduled, but its schedule can be cleared', async () => {
  const asked = (at: string) =>
    after(
      anEditor(1) + asEditor(1) + aPost(10, { language: `'en'`, translation: `'pending'` }),
      `private.schedule_post('zon-10-en', ${at})`,
    );
  expect(await asked(`clock_timestamp() + interval '1 day'`)).toBe('post-untranslated');
  expect(await asked('null')).toBeNull();
});

describe('the record of actions', () => {
  test.each([
    ['25 hours', 'taken'],
    ['23 hours', 'list-full'],
  ])('counts the changes of a day, and not those of %s ago: %s', async (age, outcome) => {
    const full = `insert into public.actions (person, action, at)
      select ${id(1)}, 'test', ${ago(age)} from generate_series(1, private.max_changes_a_day());`;
    const noted = after(full, `private.note_action('test', person => ${id(1)})::text`).then(
      () => 'taken',
      (cause: unknown) => String(cause),
    );
    expect(await noted).toContain(outcome);
  });
});

describe('searching', () => {
  test('uses the first ten words of a query', async () => {
    const words = 'een2 twee3 drie4 vier5 vijf6 zes7 acht8 negen9 tien10 elf11'.split(' ');
    const query = (text: string) => after('', `private.search_query('${text}', 'nl')::text`);
    expect(await query(words.join(' '))).toBe(await query([...words, 'twaalf12'].join(' ')));
    expect(await query(words.join(' '))).not.toBe(await query(words.slice(0, 9).join(' ')));
    expect(await query('ZWEMBAD Tuin')).toBe(await query('zwembad tuin'));
  });

  test('makes the query of each word and of each two words in a row once', async () => {
    const counted = `coalesce((select calls from pg_stat_xact_user_functions where funcname = 'word_query'), 0)`;
    const calls = await after(
      `set local track_functions = 'all';
      select set_config('test.before', ${counted}::text, true);
      select count(*) from public.search_posts('een twee drie vier vijf zes zeven acht negen tien', 'nl');`,
      `${counted} - current_setting('test.before')::integer`,
    );
    // Ten words and nine pairs, for exact matches, and the same for matches with parts of words.
    expect(Number(calls)).toBe(2 * (10 + 9));
  });

  test('reads few posts of many for a word that no post contains', async () => {
    const read = `(
      select sum(seq_tup_read + idx_tup_fetch)::integer from pg_stat_xact_user_tables
      where relname in ('blog_posts', 'post_words')
    )`;
    const rows = await after(
      `insert into public.blog_posts (slug_base, language, title, content, is_published, published_at)
      select 'bad-' || n, 'nl', 'Tekst ' || n, 'zwembad', true, now() - n * interval '1 minute' from generate_series(1, 1000) n;
      select private.index_posts_now(array(select id from public.blog_posts));
      analyze public.blog_posts, private.post_words, private.known_words;
      -- For a thousand posts, Postgres would read them all instead of using the index.
      set local enable_seqscan = off;
      select set_config('test.before', ${read}::text, true);
      select count(*) from public.search_posts('xylofoon', 'nl');`,
      `${read} - current_setting('test.before')::integer`,
    );
    expect(rows).toBeLessThan(100);
  });

  test('tells visitors nothing about the words of drafts and future posts', async () => {
    const isOnline = { is_published: 'true', published_at: ago('1 day') };
    const published = aPost(1, { ...isOnline, content: `'het zwembad en een lekkage'` });
    const found = async (secret: Record<string, string>, q: string) =>
      after(
        `${published} ${aPost(2, { content: `'zwembat hotelverkoop zwembadlekkage'`, ...secret })}
        select private.index_posts_now(array(select id from public.blog_posts));`,
        `(select json_agg(slug) from search_posts('${q}', 'nl'))`,
      );
    const isComing = { is_published: 'true', published_at: `now() + interval '1 day'` };
    for (const secret of [{}, isComing])
      for (const q of ['zwembat', 'zwembadlekkage']) expect(await found(secret, q)).toEqual(['zon-1-nl']);
  });

  test('finds a part of a word anywhere, or at its end, only if the parts have four letters', async () => {
    const text = aPost(1, {
      is_published: 'true',
      published_at: ago('1 day'),
      content: `'Een tuin met een bad en een lekkage. Een vakantiehuis aan het strand.'`,
    });
    const found = (q: string) =>
      after(
        `${text} select private.index_posts_now(array[${id(1)}]::uuid[]);`,
        `(select count(*)::integer from search_posts('${q}', 'nl'))`,
      );
    expect([await found('tuinlekkage'), await found('tuinbad')]).toEqual([1, 0]);
    expect([await found('huis'), await found('uis')]).toEqual([1, 0]);
  });

  test('takes only the last word for unfinished, and only if it has two letters', async () => {
    const query = (text: string) => after('', `private.search_query('${text}', 'nl')::text`);
    expect(await query('zwem bad')).not.toMatch(/'zwem':\*/);
    expect(await query('zwem bad')).toMatch(/'bad':\*/);
    expect(await query('q')).not.toContain(':*');
    expect(await query('qz')).toContain(':*');
  });

  test('ranks only the newest 500 matching posts', async () => {
    const first = (newer: number) =>
      after(
        `insert into public.blog_posts (slug_base, language, title, content, is_published, published_at)
        select 'bad-' || n, 'nl', 'Tekst', 'zwembad', true, now() - n * interval '1 minute' from generate_series(1, ${newer}) n;
        ${aPost(1, { title: `'Zwembad'`, is_published: 'true', published_at: ago('30 days') })}
        select private.index_posts_now(array(select id from public.blog_posts));`,
        `(select slug from search_posts('zwembad', 'nl') limit 1)`,
      );
    expect([await first(499), await first(500)]).toEqual(['zon-1-nl', 'bad-1-nl']);
  });

  test.each([
    ['at most twenty posts', 21, 'zon', 'zon', `search_posts('zon', 'nl')`, 20],
    ['posts with some words after four with all', 4, 'zon zee', 'zon', `search_posts('zon zee', 'nl')`, 5],
    ['no posts with some words after five with all', 5, 'zon zee', 'zon', `search_posts('zon zee', 'nl')`, 5],
    [
      'at the desk, longer words after 19 articles',
      19,
      'terras',
      'dakterras',
      `private.articles_with('terras')`,
      20,
    ],
    [
      'at the desk, no longer words after 20 articles',
      20,
      'terras',
      'dakterras',
      `private.articles_with('terras')`,
      20,
    ],
  ])('finds %s', async (_, count, words, otherWords, search, found) => {
    const post = (n: number, content: string) =>
      aPost(n, {
        is_published: 'true',
        published_at: 'now()',
        title: `'Titel'`,
        content: `'${content}'`,
        slug_base: `'post-${n}'`,
      });
    const posts = repeated(count, (n) => post(100 + n, words)) + post(1, otherWords);
    const indexed = `select private.index_posts_now(array(select id from public.blog_posts));`;
    expect(await after(posts + indexed, `(select count(*)::integer from ${search})`)).toBe(found);
  });
});
