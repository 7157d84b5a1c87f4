import { useStore } from '@nanostores/react';
import { removeEditor, type EditorList } from '#contract/access.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate } from '#i18n/format.ts';
import { callAsEditor } from '#session/session.ts';
import { $who, signOutShared } from '#session/who.ts';
import { Button } from '../../parts/Button.tsx';
import { Menu } from '../../parts/Menu.tsx';
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
  const named = editors.filter(({ isShared, removedAt }) => !isShared && removedAt === null);
  if (named.length === 0) return null;

  return (
    <Section title={texts.title}>
      <ul className="plain desk-list">
        {named.map((editor) => {
          const isSelf = editor.userId === who?.userId;
          return (
            <Row
              key={editor.userId}
              lead={<Initials name={editor.name} />}
              title={
                <>
                  {editor.name} {isSelf && <span className="editor-you">{texts.you}</span>}
                </>
              }
              about={
                <div className="desk-row-parts">
                  {editor.email !== null && <span>{editor.email}</span>}
                  <span>{fill(texts.since, { date: formatDate(editor.addedAt, language) })}</span>
                </div>
              }
            >
              {!isSelf && (
                <Menu
                  about={editor.name}
                  entries={[{ text: texts.remove, onChoose: () => removal.ask(editor) }]}
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
    </Section>
  );
}

/** The account without a name, and the button that ends all its sessions. */
export function SharedSignIn() {
  const texts = useDesk().words.editors;
  const who = useStore($who);
  const ending = useAccessAction({ run: signOutShared, successTitle: () => texts.endedShared });
  return (
    <Section title={texts.shared}>
      <ul className="plain desk-list">
        <Row
          lead={<StateLead name="key" />}
          title={texts.sharedText}
          marks={who?.isShared === true && <span className="editor-you">{texts.you}</span>}
        >
          <Button text={texts.endSharedConfirm} about={texts.shared} onClick={() => ending.ask()} />
        </Row>
      </ul>
      {ending.dialog(() => ({
        title: texts.endSharedTitle,
        text: texts.endSharedText,
        confirm: texts.endSharedConfirm,
      }))}
    </Section>
  );
}

type Editor = EditorList['editors'][number];
