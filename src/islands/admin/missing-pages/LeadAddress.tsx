import { useState } from 'react';
import { addRedirect, ignoreAddress } from '#contract/site.ts';
import { proposedTarget } from '#core/not-found/proposed-target.ts';
import { pageTitle } from '#i18n/desk/site-pages.ts';
import { fill } from '#i18n/fill.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { Menu } from '../parts/Menu.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { offerUndo } from '../parts/offer-undo.ts';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Redirects an address without a page to a page of the site, removes that redirect, or takes the address out of the list. */
export function LeadAddress({ path, leadsTo, onChanged }: Props) {
  const { words } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [target, setTarget] = useState('');
  const [problem, setProblem] = useState<string>();
  const texts = words.missing;
  const choose = () => setOpen(true);

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

  const ignoring = useDeskAction({
    run: () => callAsEditor(ignoreAddress, { path, ignored: true }),
    onSuccess: async () => {
      await onChanged();
      offerUndo({
        words,
        title: texts.ignored,
        text: path,
        undo: () => callAsEditor(ignoreAddress, { path, ignored: false }),
        afterUndo: onChanged,
      });
    },
    onError: (cause) => setProblem(refusalText(words, refusalOf(cause))),
  });

  if (leadsTo !== null)
    return (
      <div className="row">
        <a href={leadsTo} title={leadsTo}>
          {pageTitle(leadsTo)}
        </a>
        <Menu
          about={path}
          isBusy={leading.isPending}
          entries={[{ text: texts.stop, onChoose: () => leading.mutate(null) }]}
        />
        {problem !== undefined && <p className="problem">{problem}</p>}
      </div>
    );
  if (!isOpen) {
    const proposed = proposedTarget(path);
    return (
      <div className="row">
        {proposed === undefined ? (
          <Button text={texts.lead} about={path} onClick={choose} />
        ) : (
          <Button
            text={fill(texts.leadTo, { page: pageTitle(proposed) })}
            title={proposed}
            about={path}
            busy={leading.isPending}
            onClick={() => leading.mutate(proposed)}
          />
        )}
        <Menu
          about={path}
          isBusy={ignoring.isPending}
          entries={[
            ...(proposed === undefined ? [] : [{ text: texts.elsewhere, onChoose: choose }]),
            { text: texts.ignore, onChoose: () => ignoring.mutate() },
          ]}
        />
        {problem !== undefined && <p className="problem">{problem}</p>}
      </div>
    );
  }
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
