import { useStore } from '@nanostores/react';
import { removeEditor, type EditorList } from '#contract/access.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate } from '#i18n/format.ts';
import { callAsEditor } from '#session/session.ts';
import { $who, signOutShared } from '#session/who.ts';
import { Button } from '../../parts/Button.tsx';
import { StateLead } from '../../parts/list/StateLead.tsx';
import { Initials } from '../../parts/list/Lead.tsx';
import { Row } from '../../parts/list/Row.tsx';
import { Section } from '../../parts/list/Section.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { useAccessAction } from '../use-access-action.ts';

/** The editors who have access now, with the buttons that end it. */
export function EditorRows({ editors }: { editors: Editor[] }) {
  const { words, language } = useDesk();
  const texts = words.editors;
  const who = useStore($who);
  const removal = useAccessAction<Editor>({
    run: ({ userId }) => callAsEditor(removeEditor, { userId }),
    successTitle: ({ name }) => fill(texts.removed, { name }),
  });
  const ending = useAccessAction<Editor>({
    run: signOutShared,
    successTitle: () => texts.endedShared,
  });
  // The shared account last, because ending its sessions is the exception.
  const present = editors
    .filter(({ removedAt }) => removedAt === null)
    .toSorted((a, b) => Number(a.isShared) - Number(b.isShared));

  return (
    <Section title={texts.title}>
      <ul className="plain desk-list">
        {present.map((editor) => {
          const isSelf = editor.userId === who?.userId;
          const act = () => (editor.isShared ? ending : removal).ask(editor);
          return (
            <Row
              key={editor.userId}
              lead={editor.isShared ? <StateLead name="key" /> : <Initials name={editor.name} />}
              title={editor.isShared ? texts.shared : editor.name}
              about={
                editor.isShared
                  ? texts.sharedText
                  : `${editor.email ?? ''} · ${fill(texts.since, { date: formatDate(editor.addedAt, language) })}`
              }
              marks={isSelf && <span className="desk-mark">{texts.you}</span>}
            >
              {(editor.isShared || !isSelf) && (
                <Button
                  variant="standalone-link"
                  text={editor.isShared ? texts.endShared : texts.remove}
                  onClick={act}
                />
              )}
            </Row>
          );
        })}
      </ul>
      {removal.dialog(({ name }) => ({
        title: fill(texts.removeTitle, { name }),
        text: fill(texts.removeText, { name }),
        confirm: texts.remove,
      }))}
      {ending.dialog(() => ({
        title: texts.endSharedTitle,
        text: texts.endSharedText,
        confirm: texts.endSharedConfirm,
      }))}
    </Section>
  );
}

type Editor = EditorList['editors'][number];
