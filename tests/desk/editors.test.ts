import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { storedSecrets } from '../../scripts/local/stored-secrets.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { closeSheet, openSheet } from '../support/browser/article-side.ts';
import { desktop, phone, watchedPage, withoutFailed } from '../support/browser/chromium.ts';
import { aNamedEditor, eventually } from '../support/products/editor.ts';
import { mailedLink, mailsTo } from '../support/stand-ins/stored-mails.ts';
import { aSecondFactorService, levelOf } from '../support/stand-ins/second-factor-stand-in.ts';
import { codeOf } from '../support/stand-ins/totp.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { choosePublishing } from '../support/browser/publishing.ts';

const product = inject('product');
const { url, adminToken, localDir } = product;

const aPassword = 'zee wind en amandel';

describe('accounts of editors', () => {
  test('let an invited editor choose a password and work until another editor removes the access', async () => {
    const [name, email] = aPerson();
    const inviting = await watchedPage(url, desktop);
    const { page } = inviting;
    await page.goto(`${url}/admin/editors?token=${adminToken}`);
    await page.getByText('Ingelogd als Gedeeld account').waitFor({ state: 'attached' });
    await page.getByLabel('Naam').fill(name);
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('button', { name: 'Uitnodigen', exact: true }).click();
    await page.getByText(`De uitnodiging is naar ${email} gemaild.`).waitFor();
    // The form must be empty for the next invitation.
    for (const field of ['Naam', 'E-mailadres'])
      expect(await page.getByLabel(field, { exact: true }).inputValue()).toBe('');
    const link = await page.getByLabel(/^Link van de uitnodiging/).inputValue();
    expect(mailedLink(email, localDir)).toBe(link);
    expect(mailsTo(email, localDir)[0]?.subject).toMatch(/^Uitnodiging voor de redactie/);
    expect(await accessibilityProblems(page)).toEqual([]);

    const guest = await watchedPage(url, phone);
    await guest.page.goto(link);
    await guest.page.getByText(`U logt voortaan in met ${email}.`).waitFor();
    expect(guest.page.url()).toBe(`${url}/admin/sign-in`);
    expect(await accessibilityProblems(guest.page)).toEqual([]);
    await guest.page.getByLabel('Wachtwoord').fill('1234');
    await guest.page.getByRole('button', { name: 'Beginnen' }).click();
    await guest.page.getByText('Het heeft minder dan 12 tekens.').waitFor();
    expect(await accessibilityProblems(guest.page)).toEqual([]);
    await guest.page.getByLabel('Wachtwoord').fill(aPassword);
    await guest.page.getByRole('button', { name: 'Beginnen' }).click();
    await guest.page.getByText(`Ingelogd als ${name}`).waitFor({ state: 'attached' });

    await writeDraft(guest.page, `van-${crypto.randomUUID().slice(0, 8)}`);
    await guest.page.getByText('Blog opgeslagen.').waitFor();
    await guest.page.goto(`${url}/admin/actions`);
    const mine = guest.page.locator('.log-day li').filter({ hasText: `${name} maakte een artikel` });
    await mine.filter({ hasText: 'NL' }).first().waitFor();
    await guest.page.getByLabel('Wie').selectOption({ label: name });
    await eventually(() => guest.page.locator('.log-day li').count(), { until: (lines) => lines === 2 });
    expect(await accessibilityProblems(guest.page)).toEqual([]);
    expect(await tooWide(guest.page)).toBe(0);

    await guest.page.goto(`${url}/admin/manual-blog-create`);
    await guest.page.getByLabel('Titel (NL)').fill('Nog niet opgeslagen');
    await guest.page.getByLabel('Inhoud (NL)').fill('Tekst');
    expect(withoutFailed(guest.troubles.splice(0), 422, '/functions/v1/redeem-invitation')).toEqual([]);
    await page.reload();
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
    const dialog = page.getByRole('dialog', { name: `${name} verwijderen?` });
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Verwijderen' }).click();
    await page.getByText(`${name} heeft geen toegang meer`).waitFor();
    // The server refuses the guest’s next request, which either the autosave or the click on “Opslaan” sends.
    const gate = guest.page.getByRole('heading', { name: 'Inloggen' });
    const save = guest.page.getByRole('button', { name: 'Opslaan' });
    await gate.or(save).first().waitFor();
    if (await save.isVisible()) await Promise.race([save.click(), gate.waitFor()]);
    await gate.waitFor();
    await guest.page.getByText('maar hebt geen rechten').first().waitFor();
    // A reload asks for the password again, and not for the token.
    await guest.page.reload();
    await gate.waitFor();
    expect(await guest.page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toContain(
      'Nog niet opgeslagen',
    );

    await guest.page.goto(link);
    await guest.page.getByText('Deze uitnodiging is al gebruikt.').waitFor();
    expect(inviting.troubles).toEqual([]);
    // The server refuses all that the desk of a removed editor still asks for.
    const unrefused = withoutFailed(guest.troubles, 403, '/functions/v1/');
    expect(withoutFailed(unrefused, 409, '/functions/v1/read-invitation')).toEqual([]);
  });

  test('let an editor with the shared account make an account of their own', async () => {
    const [name, email] = aPerson();
    const { page, troubles } = await watchedPage(url, phone);
    await page.goto(`${url}/admin/account#token=${adminToken}`);
    await page.getByLabel('Naam').fill(name);
    await page.getByLabel('E-mailadres').fill(email);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mijn account maken' }).click();
    await page.getByText(`U logt voortaan in met ${email}.`).waitFor();
    await page.getByLabel('Wachtwoord').fill(aPassword);
    await page.getByRole('button', { name: 'Beginnen' }).click();
    await page.getByRole('heading', { name: 'Tweestapsverificatie' }).waitFor();
    await page.getByText(`Ingelogd als ${name}`).waitFor({ state: 'attached' });
    expect(troubles).toEqual([]);
  });

  // supabase/auth#1214, #368, #713: the scanner of a mail program spends the link, unless only a form does.
  test('let an editor replace a forgotten password through a mailed link that works once', async () => {
    const [name, email] = aPerson();
    await aNamedEditor(product, { name, email, password: aPassword });
    const { page } = await watchedPage(url, phone);
    await page.goto(`${url}/admin/sign-in`, { waitUntil: 'networkidle' });
    const statuses: string[] = [];
    for (const address of [`unknown-${email}`, email]) {
      await page.getByRole('button', { name: 'Wachtwoord vergeten?' }).click();
      await page.getByLabel('E-mailadres').fill(address);
      await page.getByRole('button', { name: 'Link sturen' }).click();
      await page.getByText('Is er een account met dit adres').waitFor();
      statuses.push(await page.getByRole('main').getByRole('status').innerText());
      await page.getByRole('button', { name: 'Terug naar inloggen' }).click();
    }
    expect(statuses[0]).toBe(statuses[1]);
    expect(mailsTo(`unknown-${email}`, localDir)).toEqual([]);
    const link = mailedLink(email, localDir);
    expect(link).toContain(`${url}/admin/sign-in#recovery=`);

    await page.goto(link);
    await page.getByRole('heading', { name: 'Nieuw wachtwoord' }).waitFor();
    expect(page.url()).toBe(`${url}/admin/sign-in`);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel('Nieuw wachtwoord').fill('een heel ander woord');
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await page.getByText(`Ingelogd als ${name}`).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Uitloggen' }).click();

    await page.goto(link);
    await page.getByLabel('Nieuw wachtwoord').fill('nog een ander woord');
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await page.getByText('Deze link is verlopen of al gebruikt.').waitFor();
    await page.getByRole('button', { name: 'Een nieuwe link vragen' }).click();
    await signIn(page, { email, password: aPassword });
    await page.getByText('E-mailadres of wachtwoord klopt niet.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.route('**/auth/v1/token*', (route) => route.abort());
    await signIn(page, { email, password: 'een heel ander woord' });
    await page.getByText('De server is niet bereikbaar.').waitFor();
    await page.unroute('**/auth/v1/token*');
    await signIn(page, { email, password: 'een heel ander woord' });
    await page.getByText(`Ingelogd als ${name}`).waitFor({ state: 'attached' });
  });
});

describe('sessions', () => {
  test('start and end in all tabs at the same time, without loss of unsaved text', async () => {
    const [name, email] = aPerson();
    await aNamedEditor(product, { name, email, password: aPassword });
    const { page } = await watchedPage(url, desktop);
    await page.goto(`${url}/admin/manual-blog-create#token=${adminToken}`);
    await page.getByLabel('Titel (NL)').fill('Half geschreven');
    expect(page.url()).toBe(`${url}/admin/manual-blog-create`);
    const other = await page.context().newPage();
    await other.goto(`${url}/admin/account`);
    await other.getByText('U bent ingelogd met het gedeelde account.').waitFor();
    await other.getByRole('button', { name: 'Uitloggen' }).click();
    await page.getByRole('heading', { name: 'Niet toegestaan' }).waitFor();

    await page.getByRole('button', { name: 'Inloggen met e-mail en wachtwoord' }).click();
    await signIn(page, { email, password: aPassword });
    for (const tab of [page, other])
      await tab.getByText(`Ingelogd als ${name}`).waitFor({ state: 'attached' });
    expect(await page.getByLabel('Titel (NL)').inputValue()).toBe('Half geschreven');
    await other.getByRole('heading', { name: 'Tweestapsverificatie' }).waitFor();
    await other.getByRole('button', { name: 'Instellen' }).click();
    await other.getByText('De inlogdienst van deze site biedt geen tweestapsverificatie.').waitFor();
    expect(await accessibilityProblems(other)).toEqual([]);

    // She has no token, so she is asked for her password.
    await other.getByRole('button', { name: 'Uitloggen', exact: true }).click();
    await page.getByLabel('Wachtwoord', { exact: true }).waitFor();
    expect(await page.getByLabel('Toegangstoken').count()).toBe(0);
  });

  test('are checked again if the connection breaks during the check', async () => {
    const { page } = await watchedPage(url, desktop);
    await page.route('**/functions/v1/who-am-i', (route) => route.abort(), { times: 2 });
    await page.goto(`${url}/admin/account#token=${adminToken}`);
    await page.getByText('U bent ingelogd met het gedeelde account.').waitFor();
  });

  test('do not end when the server refuses a request that was sent in the previous session', async () => {
    const [name, email] = aPerson();
    await aNamedEditor(product, { name, email, password: aPassword });
    const { page } = await watchedPage(url, desktop);
    await page.goto(`${url}/admin/manual-blog-create#token=${adminToken}`);
    await page.getByRole('button', { name: 'Uitloggen' }).waitFor();
    const other = await page.context().newPage();
    const asked = Promise.withResolvers();
    const signedIn = Promise.withResolvers();
    const refused = Promise.withResolvers();
    await other.route(
      '**/functions/v1/who-am-i',
      async (route) => {
        asked.resolve(true);
        await signedIn.promise;
        await route.fulfill({ status: 401, json: { error: { code: 'not-signed-in' } } });
        refused.resolve(true);
      },
      { times: 1 },
    );
    await other.goto(`${url}/admin/account`);
    await asked.promise;
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.getByRole('heading', { name: 'Niet toegestaan' }).waitFor();
    await page.getByRole('button', { name: 'Inloggen met e-mail en wachtwoord' }).click();
    await signIn(page, { email, password: aPassword });
    await page.getByText(`Ingelogd als ${name}`).waitFor({ state: 'attached' });
    signedIn.resolve(true);
    await refused.promise;
    // Once the next page is open, the browser has processed the previous page’s refused request.
    await other.getByRole('link', { name: 'Artikelen' }).click();
    await other.getByLabel('Zoek in titels, webadressen en teksten').waitFor();
    await other.getByText(`Ingelogd als ${name}`).waitFor({ state: 'attached' });
  });
});

describe('passwords and second factor', () => {
  test('let an editor change the password with the current password, and sign out all other browsers', async () => {
    const [name, email] = aPerson();
    await aNamedEditor(product, { name, email, password: aPassword });
    const [here, elsewhere] = [await watchedPage(url, phone), await watchedPage(url, desktop)];
    for (const { page } of [here, elsewhere]) {
      await page.goto(`${url}/admin/sign-in`, { waitUntil: 'networkidle' });
      await signIn(page, { email, password: aPassword });
      await page.getByText(`Ingelogd als ${name}`).waitFor({ state: 'attached' });
    }
    const { page } = here;
    await page.goto(`${url}/admin/account`);
    await page.getByRole('button', { name: /^Wijzigen ?: Wachtwoord$/ }).click();
    const change = async (current: string) => {
      await page.getByLabel('Huidig wachtwoord').fill(current);
      await page.getByLabel('Nieuw wachtwoord').fill('een heel ander woord');
      await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    };
    await change('geraden door een dief');
    await page.getByText('Uw huidige wachtwoord klopt niet.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await change(aPassword);
    await page.getByText('Wachtwoord gewijzigd').waitFor();
    await elsewhere.page.goto(`${url}/admin/actions`);
    await elsewhere.page.getByRole('heading', { name: 'Inloggen' }).waitFor();
    await page.goto(`${url}/admin/actions`);
    await page.locator('.log-day li').first().waitFor();
  });

  test('explain why a sign-in link was refused, and remove the error code from the URL', async () => {
    const { page, troubles } = await watchedPage(url, phone);
    for (const [address, words] of [
      [
        '#error=access_denied&error_code=otp_expired&error_description=gone',
        'Deze link is verlopen of al gebruikt.',
      ],
      ['?error=access_denied&error_code=something_new', 'De inlogdienst heeft deze link niet aanvaard.'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`${url}/admin/sign-in${address}`);
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      expect(page.url()).toBe(`${url}/admin/sign-in`);
    }
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto(`${url}/admin#token=${adminToken}`);
    await page.getByText('Ingelogd als Gedeeld account').waitFor({ state: 'attached' });
    await page.goto(`${url}/admin/sign-in#error=access_denied&error_code=otp_expired`);
    await page.getByRole('alert').filter({ hasText: 'Deze link is verlopen of al gebruikt.' }).waitFor();
    expect(troubles).toEqual([]);
  });

  test(
    'let an editor set up a second factor, then required to hide posts or change the password',
    { tags: ['heavy'] },
    async () => {
      const [name, email] = aPerson();
      await aNamedEditor(product, { name, email, password: aPassword });
      const { jwtSecret } = storedSecrets(localDir).backendKeys;
      const service = await aSecondFactorService({ site: url, jwtSecret });
      const { page, close } = await watchedPage(url, phone);
      await page.route('**/auth/v1/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: service.url + pathname + search }) });
      });
      const asked: unknown[] = [];
      // Like the database, this stub requires the second factor (tests/database/people/second-factor.test.ts).
      await page.route('**/functions/v1/hide-blog-posts', async (route) => {
        const level = levelOf((await route.request().headerValue('authorization')) ?? '');
        asked.push(level);
        const [status, code] = level === 'aal2' ? [404, 'post-not-found'] : [403, 'second-factor-needed'];
        await route.fulfill({ status, json: { error: { code } } });
      });
      await page.goto(`${url}/admin/sign-in`, { waitUntil: 'networkidle' });
      await signIn(page, { email, password: aPassword });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByText(`Ingelogd als ${name}`).click();
      await page.getByRole('button', { name: 'Instellen' }).click();
      const shown = await page.getByText(/^Of typ deze sleutel/).innerText();
      const secret = shown.slice(shown.lastIndexOf(' ') + 1);
      expect(
        await page
          .getByAltText('QR-code voor de app')
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      ).toBe(true);
      await page.getByLabel('Code', { exact: true }).fill(wrongCode(secret));
      await page.getByRole('button', { name: 'Bevestigen' }).click();
      await page.getByText('Deze code klopt niet').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
      await page.getByRole('button', { name: 'Bevestigen' }).click();
      await page.getByText('Tweestapsverificatie is ingesteld.').waitFor();

      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Uitloggen', exact: true }).click();
      await signIn(page, { email, password: aPassword });
      await page.getByText(`Ingelogd als ${name}`).waitFor({ state: 'attached' });
      await page.goto(`${url}/admin/edit?slug=huis-winterklaar-maken-nl`);
      await choosePublishing(page, 'hide');
      const dialog = page.getByRole('dialog', { name: 'Bevestigen met uw code' });
      await dialog.waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByText('Hiervoor is een code uit uw verificatie-app nodig.').waitFor();
      await choosePublishing(page, 'hide');
      await dialog.getByLabel('Code').fill(wrongCode(secret));
      await page.keyboard.press('Enter');
      await dialog.getByText('Deze code klopt niet').waitFor();
      await dialog.getByLabel('Code').fill(codeOf(secret));
      await page.keyboard.press('Enter');
      await page.getByText('Dit artikel bestaat niet meer.').waitFor();
      expect(asked.map((level) => level === 'aal2')).toEqual([false, false, true]);

      // A change of the password requires a code from the authenticator app.
      await page.goto(`${url}/admin/account`);
      await page.getByRole('button', { name: /^Wijzigen ?: Wachtwoord$/ }).click();
      await page.getByLabel('Huidig wachtwoord').fill(aPassword);
      await page.getByLabel('Nieuw wachtwoord').fill('een heel ander woord');
      await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
      await dialog.getByLabel('Code').fill(codeOf(secret));
      await page.keyboard.press('Enter');
      await page.getByText('Wachtwoord gewijzigd').waitFor();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Uitloggen', exact: true }).click();
      await page.goto(`${url}/admin/sign-in`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Wachtwoord vergeten?' }).click();
      await page.getByLabel('E-mailadres').fill(email);
      await page.getByRole('button', { name: 'Link sturen' }).click();
      await page.getByText('Is er een account met dit adres').waitFor();
      await page.goto(mailedLink(email, localDir));
      await page.getByLabel('Nieuw wachtwoord').fill('en nog een ander woord');
      await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
      await dialog.getByLabel('Code').fill(codeOf(secret));
      await page.keyboard.press('Enter');
      await page.getByText(`Ingelogd als ${name}`).waitFor({ state: 'attached' });

      await page.goto(`${url}/admin/account`);
      await page.getByRole('button', { name: 'Tweestapsverificatie uitzetten' }).click();
      await page.getByText('Tweestapsverificatie is nog niet ingesteld.').waitFor();
      await close();
      await service.stop();
    },
  );
});

const aPerson = (): [string, string] => {
  const part = crypto.randomUUID().slice(0, 6);
  return [`Marga ${part}`, `m-${part}@example.com`];
};

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord').fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

async function writeDraft(page: Page, slugBase: string): Promise<void> {
  await page.goto(`${url}/admin/manual-blog-create`);
  await page.getByLabel('Titel (NL)').fill('Van een uitgenodigde');
  await page.getByLabel('Inhoud (NL)').fill('Een tekst.');
  await openSheet(page);
  await page.getByLabel('Webadres').fill(slugBase);
  await page.getByLabel('Meteen publiceren').uncheck();
  await closeSheet(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
}

const wrongCode = (secret: string): string =>
  String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, '0');
