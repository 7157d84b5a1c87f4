import { useStore } from '@nanostores/react';
import { $codeQuestion } from '#session/code-question.ts';
import { giveCode } from '#session/second-factor.ts';
import { Button } from '../parts/Button.tsx';
import { AccessForm, CodeField } from './AccessForm.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** Asks for a second-factor code when the server requires one. The caller of `askForCode` then repeats the call. */
export function CodeDialog() {
  const question = useStore($codeQuestion);
  return question && <Question answer={question.answer} />;
}

function Question({ answer }: { answer: (given: boolean) => void }) {
  const { words } = useDesk();
  const texts = words.access.code;
  async function give(typed: string) {
    await giveCode(typed);
    answer(true);
  }

  return (
    <Dialog title={texts.title} onClose={() => answer(false)}>
      <p>{texts.text}</p>
      <AccessForm submit={texts.confirm} send={(typed) => give(typed('code'))}>
        <CodeField label={texts.label} />
      </AccessForm>
      <Button text={words.frame.cancel} onClick={() => answer(false)} />
    </Dialog>
  );
}
