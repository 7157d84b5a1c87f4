import { requireSession } from '#session/session.ts';

/** Posts a form, so that the page opens in a new tab with its own Content-Security-Policy. */
export async function openInNewTab(action: string, fields: Record<string, string>): Promise<void> {
  const session = await requireSession().current();
  const form = document.createElement('form');
  Object.assign(form, {
    method: 'post',
    enctype: 'multipart/form-data',
    action: `/functions/v1/${action}`,
    target: '_blank',
  });
  for (const [name, value] of Object.entries({ ...fields, token: session?.accessToken ?? '' }))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}
