import { useState } from 'react';
import { addRedirect } from '#contract/site.ts';
import { fill } from '#i18n/fill.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Redirects an address without a page to a page of the site, or removes that redirect. */
export function LeadAddress({ path, leadsTo, onChanged }: Props) {
  const { words } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [target, setTarget] = useState('');
  const [problem, setProblem] = useState<string>();
  const texts = words.missing;

  const leading = useDeskAction({
    run: (to: string | null) => callAsEditor(addRedirect, { path, target: to }),
    onSuccess: async (answer) => {
      setOpen(false);
      setProblem(undefined);
      await onChanged();
      showToast({
        tone: 'success',
        title: answer.leadsTo === null ? texts.stopped : texts.done,
        text: path,
      });
    },
    onError: (cause) => setProblem(refusalText(words, refusalOf(cause))),
  });

  if (leadsTo !== null)
    return (
      <div className="row">
        <a href={leadsTo}>{leadsTo}</a>
        <Button
          variant="standalone-link"
          text={texts.stop}
          about={path}
          busy={leading.isPending}
          onClick={() => leading.mutate(null)}
        />
        {problem !== undefined && <p className="problem">{problem}</p>}
      </div>
    );
  if (!isOpen) return <Button text={texts.lead} about={path} onClick={() => setOpen(true)} />;
  return (
    <DeskForm onSend={() => leading.mutate(target.trim())}>
      <TextField
        label={fill(texts.target, { path })}
        name="target"
        hint={texts.hint}
        problem={problem}
        value={target}
        required
        autoFocus
        maxLength={300}
        placeholder="/"
        onText={(typed) => {
          setTarget(typed);
          setProblem(undefined);
        }}
      />
      <div className="row">
        <Button variant="main" text={texts.save} type="submit" busy={leading.isPending} />
        <Button variant="link" text={words.frame.cancel} onClick={() => setOpen(false)} />
      </div>
    </DeskForm>
  );
}

type Props = {
  path: string;
  leadsTo: string | null;
  onChanged: () => Promise<unknown>;
};
