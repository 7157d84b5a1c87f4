import { useState } from 'react';
import { refusalOf } from '#session/desk-refusal.ts';
import { takeInEnquiry } from '#contract/enquiries.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { TextArea } from '../parts/form/TextField.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Imports a message that arrived while the database was down. The editor pastes the signed text from the e-mail. */
export default function TakeIn({ onClose }: { onClose: () => void }) {
  const { words } = useDesk();
  const { takeIn: texts, busy } = words.enquiries;
  const [sealed, setSealed] = useState('');
  const taking = useDeskAction({
    run: (text: string) => callAsEditor(takeInEnquiry, { sealed: text }),
    onSuccess: () => {
      showToast({ tone: 'success', title: texts.taken, text: texts.takenText });
      setSealed('');
    },
    changes: ['enquiries'],
  });
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <DeskForm onSend={() => taking.mutate(sealed)}>
        <TextArea
          label={texts.sealed}
          name="sealed"
          hint={texts.hint}
          problem={taking.isError ? refusalText(words, refusalOf(taking.error)) : undefined}
          rows={5}
          required
          value={sealed}
          onText={setSealed}
        />
        <Button text={taking.isPending ? busy : texts.take} type="submit" busy={taking.isPending} />
      </DeskForm>
    </Dialog>
  );
}
