import type { RefObject } from 'react';
import { fill } from '#i18n/fill.ts';
import { deletePerson, exportPerson } from '#contract/enquiries.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { tellRefusal } from '../parts/tell-refusal.ts';
import { useAskedAction } from '../parts/dialog/use-asked-action.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { downloadJson } from './download-json.ts';

/** Looks up what is stored about one person, and downloads or deletes it on request. */
export function PersonData({ email, setEmail, field }: Props) {
  const { words } = useDesk();
  const { person: said, busy, actionFailed } = words.enquiries;
  const refused = (cause: unknown) => tellRefusal({ words, title: actionFailed, cause });
  const search = useDeskAction({
    run: (address: string) => callAsEditor(exportPerson, { email: address }),
    refused,
  });
  const removal = useAskedAction({
    run: (address: string) => callAsEditor(deletePerson, { email: address }),
    done: ({ deleted: n }) => {
      showToast({ tone: 'success', title: said.removed, text: fill(said.removedText, { n }) });
      search.reset();
      setEmail('');
      field.current?.focus();
    },
    refused,
    changes: ['enquiries'],
  });
  const found = search.data;
  const values = { email: found?.email ?? '', n: found?.enquiries.length ?? 0 };

  return (
    <section className="desk-panel" aria-labelledby="person-data">
      <h2 id="person-data">{said.title}</h2>
      <p className="desk-hint">{said.hint}</p>
      <DeskForm className="enquiry-person" onSend={() => email.trim() === '' || search.mutate(email.trim())}>
        <TextField
          label={said.email}
          name="email"
          ref={field}
          type="email"
          required
          maxLength={254}
          value={email}
          onText={(typed) => {
            setEmail(typed);
            search.reset();
          }}
        />
        <Button text={search.isPending ? busy : said.find} type="submit" busy={search.isPending} />
      </DeskForm>
      <p role="status">{found && fill(values.n === 0 ? said.none : said.found, values)}</p>
      {found !== undefined && values.n > 0 && (
        <div className="desk-actions">
          <Button
            look="main"
            text={said.download}
            onClick={() => downloadJson(found, { name: `${found.email.replace(/[^\w.-]+/g, '-')}.json` })}
          />
          <Button look="danger" text={said.remove} onClick={() => removal.ask(found.email)} />
        </div>
      )}
      {removal.dialog(() => ({
        title: said.confirmTitle,
        text: fill(said.confirmText, values),
        confirm: removal.isPending ? busy : said.confirm,
      }))}
    </section>
  );
}

type Props = {
  email: string;
  setEmail: (email: string) => void;
  field: RefObject<HTMLInputElement | null>;
};
