import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { translateNotice } from '#contract/site.ts';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { $businessForm, typeIntoBusiness } from '#stores/business-form.ts';
import { Button } from '../../parts/Button.tsx';
import { offerUndo } from '../../parts/offer-undo.ts';
import { refusalText } from '../../parts/refusal-text.ts';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { problemText } from '../../translation/problem-text.ts';
import { useWritingHelp } from '../../translation/use-writing-help.ts';
import { useFieldNames } from '../fields.ts';

/** Translates the notice, if there is a text and a translator. If an editor changes a field during the request, the field keeps the editor’s text. */
export function TranslateNotice({ typed }: Props) {
  const { words } = useDesk();
  const texts = words.business.notice;
  const { whyNot } = useWritingHelp();
  const [failures, setFailures] = useState<string[]>([]);
  const translating = useDeskAction({
    run: (then: FieldTexts) => callAsEditor(translateNotice, { text: then[source] ?? '' }),
    onSuccess: ({ translations }, then) => {
      const now = $businessForm.get()?.typed ?? then;
      const proposed: FieldTexts = {};
      const doubts: FieldTexts = {};
      const failed: string[] = [];
      for (const { language, text, problem } of translations) {
        const path = `notice.texts.${language}`;
        const why = problem === undefined ? '' : problemText(problem, words);
        if (text === undefined) failed.push(`${words.languageNames[language]}: ${why}`);
        else if (text !== now[path] && now[path] === then[path]) {
          proposed[path] = text;
          doubts[path] = why;
        }
      }
      setFailures(failed);
      const before = Object.fromEntries(Object.keys(proposed).map((path) => [path, then[path] ?? '']));
      if (failed.length === translations.length) return;
      typeIntoBusiness(proposed, doubts);
      offerUndo({ words, title: texts.done, undo: () => typeIntoBusiness(before) });
    },
    onError: (cause) => setFailures([refusalText(words, refusalOf(cause))]),
  });
  if (whyNot !== undefined || typed[source]?.trim() === '') return null;
  const busy = translating.isPending;
  const translate = () => translating.mutate(typed);
  return (
    <div className="stack">
      <div className="row">
        <Button text={texts.translate} busy={busy} onClick={translate} />
      </div>
      <p className="soft" role="status">
        {busy ? words.translation.working : texts.about}
      </p>
      {(busy ? [] : failures).map((failure) => (
        <p key={failure} className="problem" role="alert">
          {failure}
        </p>
      ))}
    </div>
  );
}

/** Appears below a machine translation until the editor has confirmed or changed it. */
export function ProposedText({ path, typed }: Props & { path: string }) {
  const texts = useDesk().words.business.notice;
  const nameOf = useFieldNames();
  const doubts = useStore($businessForm)?.unread[path];
  if (doubts === undefined) return null;
  const confirm = () => typeIntoBusiness({ [path]: typed[path] ?? '' });
  return (
    <>
      {doubts !== '' && <p className="problem">{doubts}</p>}
      <p className="soft">
        {texts.proposed} <Button variant="link" text={texts.wasRead} about={nameOf(path)} onClick={confirm} />
      </p>
    </>
  );
}

/** The text that editors write first. */
export const source = 'notice.texts.nl';

type Props = { typed: FieldTexts };
