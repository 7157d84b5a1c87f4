import { useRef, useState } from 'react';
import { fill } from '#i18n/fill.ts';
import { fetchPerson } from '#clients/enquiries.ts';
import { deletePerson } from '#contract/enquiries.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { downloadJson } from '../parts/browser/download.ts';

/** Exports or deletes everything that the site stores about a person, as the law asks. */
export default function PersonData({ of, onClose }: Props) {
  const [email, setEmail] = useState(of);
  const field = useRef<HTMLInputElement>(null);
  const { words } = useDesk();
  const { person: texts, busy, actionFailed: failed } = words.enquiries;
  const search = useDeskAction({
    run: fetchPerson,
    failureTitle: failed,
  });
  const removal = useConfirmedAction({
    run: (address: string) => callAsEditor(deletePerson, { email: address }),
    onSuccess: ({ deleted: n }) => {
      showToast({ tone: 'success', title: texts.removed, text: fill(texts.removedText, { n }) });
      search.reset();
      setEmail('');
      field.current?.focus();
    },
    failureTitle: failed,
    changes: ['enquiries'],
  });
  const found = search.data;
  const values = { email: found?.email ?? '', n: found?.enquiries.length ?? 0 };

  return (
    <>
      <Dialog title={texts.title} onClose={onClose}>
        <p className="soft">{texts.hint}</p>
        <DeskForm
          className="stack start enquiry-person"
          onSend={() => email.trim() === '' || search.mutate(email.trim())}
        >
          <TextField
            label={texts.email}
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
          <Button text={search.isPending ? busy : texts.find} type="submit" busy={search.isPending} />
        </DeskForm>
        <p role="status">{found && fill(values.n === 0 ? texts.none : texts.found, values)}</p>
        {found !== undefined && values.n > 0 && (
          <div className="row">
            <Button
              variant="main"
              text={texts.download}
              onClick={() => downloadJson(found, { name: `${found.email.replace(/[^\w.-]+/g, '-')}.json` })}
            />
            <Button variant="danger" text={texts.remove} onClick={() => removal.ask(found.email)} />
          </div>
        )}
      </Dialog>
      {/* Beside the dialog, because its close event would also close the one around it. */}
      {removal.dialog(() => ({
        title: texts.confirmTitle,
        text: fill(texts.confirmText, values),
        confirm: removal.isPending ? busy : texts.confirm,
      }))}
    </>
  );
}

/** `of`: the address of the person, if an editor came from her message. */
type Props = { of: string; onClose: () => void };
