/** Each function refuses invalid fields with a code that the desk can put into words. */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { anArticle, anEditor, callFunction } from '../support/products/editor.ts';
import { whatIsStored } from '../support/products/what-is-stored.ts';

const product = inject('product');
const { url } = product;
let editor = '';
let before: unknown;

beforeAll(async () => {
  editor = await anEditor(product);
  before = await whatIsStored(product, editor);
});

const aDraft = () => ({ title: 'Pool', slug: 'never-stored-en', language: 'en', content: 'Text' });
const missingId = '00000000-0000-4000-8000-000000000000';

describe('create-multilingual-blog', () => {
  test.each<[string, Record<string, unknown>]>([
    ['title_nl', { title_nl: 'x'.repeat(10_000) }],
    ['title_nl', { title_nl: '   ' }],
    ['title_nl', { title_nl: 7 }],
    ['title_nl', { title_nl: 'a\u0000b' }],
    ['html_nl', { html_nl: 'half a pair: \ud83d' }],
    ['html_nl', { html_nl: '' }],
    ['html_nl', { html_nl: null }],
    ['excerpt_nl', { excerpt_nl: 'x'.repeat(301) }],
    ['excerpt_nl', { excerpt_nl: 'a\u0000b' }],
    ['slug_base', { slug_base: 'with spaces' }],
    ['slug_base', { slug_base: '../etc' }],
    ['slug_base', { slug_base: 'UpperCase' }],
    ['slug_base', { slug_base: 'x'.repeat(101) }],
    ['slug_base', { slug_base: '' }],
    ['languages', { languages: [] }],
    ['languages', { languages: ['fr'] }],
    ['languages', { languages: 'nl' }],
    ['publish_main', { publish_main: 'yes' }],
    ['publish_translations', { publish_translations: null }],
    ['hero_image_url', { hero_image_url: 'https://evil.example/x.png', hero_image_alt: 'x' }],
    ['hero_image_alt', { hero_image_url: '/media/x.webp' }],
    ['meta_title', { meta_title: 'x'.repeat(121) }],
    ['meta_description', { meta_description: 'x'.repeat(301) }],
    ['draft', { draft: 'no id' }],
  ])('refuses the invalid value for %s: %j', async (field, wrong) => {
    const answer = await callFunction(url, 'create-multilingual-blog', {
      token: editor,
      body: anArticle({ slug_base: 'never-stored', ...wrong }),
    });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      error: { code: 'invalid-input', fields: { [field]: expect.any(String) as string } },
    });
  });
});

describe('requests with invalid fields', () => {
  test.each([
    ['create-multilingual-blog', 'html_nl', () => anArticle({ slug_base: 'never-stored' })],
    ['create-blog-draft', 'content', aDraft],
    ['update-blog-post', 'content', () => ({ ...aDraft(), revision: 1 })],
  ])('are refused by %s if the text would break the next build', async (name, field, body) => {
    for (const text of [`${'>'.repeat(4000)} a`, '_a__b'.repeat(20_000)]) {
      const answer = await callFunction(url, name, { token: editor, body: { ...body(), [field]: text } });
      expect([answer.status, answer.json]).toMatchObject([
        400,
        {
          error: {
            code: 'invalid-input',
            fields: { [field]: expect.stringContaining('cannot be shown') as string },
          },
        },
      ]);
    }
  });

  test.each<[string, Record<string, unknown>]>([
    ['slug', { slug: 'pool' }],
    ['slug', { slug: 'pool-nl' }],
    ['slug', { slug: 'Pool-en' }],
    ['language', { language: 'fr' }],
    ['title', { title: 'x'.repeat(121) }],
    ['hero_image_url', { hero_image_url: 'https://evil.example/x.png' }],
    ['hero_image_url', { hero_image_url: '//evil.example/x.png' }],
    ['hero_image_alt', { hero_image_url: '/media/x.webp' }],
    ['hero_image_alt', { hero_image_url: '/media/x.webp', hero_image_alt: '  ' }],
    ['hero_focus', { hero_focus: { x: 101, y: 0 } }],
    ['hero_focus', { hero_focus: 'middle' }],
  ])('are refused by create-blog-draft: %s with the value %j', async (field, wrong) => {
    const answer = await callFunction(url, 'create-blog-draft', {
      token: editor,
      body: { ...aDraft(), ...wrong },
    });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      error: { code: 'invalid-input', fields: { [field]: expect.any(String) as string } },
    });
  });

  test.each<[string, Record<string, unknown>]>([
    ['name', { name: 'Jan\r\nBcc: everybody@example.com' }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: '  ' }],
    ['email', { email: 'no address' }],
    ['email', { email: 'a@example.com\nBcc: b@example.com' }],
    ['email', { email: 'a@example.com, b@example.com' }],
    ['email', { email: `${'a'.repeat(250)}@example.com` }],
    ['phone', { phone: '1'.repeat(41) }],
    ['subject', { subject: 'Hello\r\nContent-Type: text/html' }],
    ['subject', { subject: 'x'.repeat(151) }],
    ['message', { message: 'x'.repeat(5001) }],
    ['message', { message: 'a\u0000b' }],
    ['message', { message: ['a list'] }],
    ['to', { to: 'stranger@elsewhere.example' }],
    ['pageUrl', { pageUrl: 'x'.repeat(2001) }],
    ['lang', { lang: 'fr' }],
    ['submission', { submission: 'not-a-uuid' }],
  ])('are refused by send-contact-email: %s with the value %j', async (field, wrong) => {
    const answer = await callFunction(url, 'send-contact-email', {
      body: { name: 'Never Stored', email: 'never@example.com', message: 'Hi', pageUrl: `${url}/`, ...wrong },
    });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      error: { code: 'invalid-input', fields: { [field]: expect.any(String) as string } },
    });
  });

  test.each<[string, Record<string, unknown>, number, string]>([
    ['read-invitation', { invitation: 'x'.repeat(43) }, 404, 'invitation-unknown'],
    ['redeem-invitation', { invitation: 'x'.repeat(43), password: 'zee en wind' }, 404, 'invitation-unknown'],
    ['withdraw-invitation', { id: missingId }, 404, 'invitation-not-found'],
    ['remove-editor', { user_id: missingId }, 404, 'editor-not-found'],
    ['sign-out-elsewhere', { confirm: true }, 409, 'editor-stays'],
    ['sign-out-shared', { confirm: false }, 400, 'invalid-input'],
    ['invite-editor', { email: 'no address', name: 'Jan', language: 'nl' }, 400, 'invalid-input'],
    ['invite-editor', { email: 'a@example.com', name: 'http://a.b', language: 'nl' }, 400, 'invalid-input'],
    [
      'invite-editor',
      { email: 'a@example.com', name: 'Jan\r\nBcc: b', language: 'nl' },
      400,
      'invalid-input',
    ],
  ])('are refused by %s: for %j, with status %i and the code “%s”', async (name, body, status, code) => {
    const answer = await callFunction(url, name, { token: editor, body });
    expect([answer.status, answer.json]).toMatchObject([status, { error: { code } }]);
  });

  test('are refused by take-in-enquiry if the seal is forged', async () => {
    const answer = await callFunction(url, 'take-in-enquiry', {
      token: editor,
      body: { sealed: 'e30.forged' },
    });
    expect([answer.status, answer.json]).toMatchObject([400, { error: { code: 'sealed-text-refused' } }]);
  });

  test('are refused by publish-blog-post with 404 if no post has the given slug', async () => {
    const answer = await callFunction(url, 'publish-blog-post', {
      token: editor,
      body: { slug: 'nergens-nl', language: 'nl' },
    });
    expect([answer.status, answer.json]).toMatchObject([404, { error: { code: 'post-not-found' } }]);
  });

  test('leave the database unchanged', async () => {
    expect(await whatIsStored(product, editor)).toEqual(before);
  });
});
