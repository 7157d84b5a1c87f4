import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationDays } from '#core/lifetimes.ts';
import { inviteEditor, type SentInvitation } from '#contract/access.ts';
import { fill } from '#i18n/fill.ts';
import { spelledNumber } from '#i18n/spelled-number.ts';
import { openMailedLink } from '#session/address-secrets.ts';
import { callAsEditor } from '#session/session.ts';
import { Button } from '../../parts/Button.tsx';
import { copyText } from '../../parts/browser/copy-text.ts';
import { Section } from '../../parts/list/Section.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { AccessField, AccessForm } from '../AccessForm.tsx';

/**
 * Mails an invitation, and shows the invitation link once, so that the inviting editor can also send the link. For an
 * account of the editor’s own (`isOwn`), opens that link.
 */
export function InviteForm({ invited = noOne, isOwn = false }: Props) {
  const { words, language } = useDesk();
  const texts = words.editors;
  const { own, ownHint, ownSend, shared, sharedHint } = words.account;
  const queries = useQueryClient();
  const [sent, setSent] = useState<SentInvitation & { email: string }>();
  const [turn, setTurn] = useState(0);

  async function invite(person: { email: string; name: string }) {
    setSent(undefined);
    const invitation = await callAsEditor(inviteEditor, { ...person, language });
    if (isOwn && openMailedLink(new URL(invitation.link).hash)) return;
    setSent({ ...invitation, email: person.email });
    setTurn((turns) => turns + 1);
    await queries.invalidateQueries({ queryKey: ['editors'] });
  }

  return (
    <Section
      title={isOwn ? own : texts.invite}
      about={
        isOwn
          ? undefined
          : fill(texts.inviteHint, { days: spelledNumber(invitationDays, words.spelledNumbers) })
      }
      className="invite"
    >
      <div className="desk-box">
        {isOwn && (
          <div className="stack gap-2">
            <p>{shared}</p>
            <p className="soft">{sharedHint}</p>
          </div>
        )}
        <AccessForm
          key={turn}
          submit={isOwn ? ownSend : texts.send}
          send={(typed) => invite({ email: typed('email').trim(), name: typed('name').trim() })}
        >
          <AccessField
            label={texts.name}
            name="name"
            maxLength={100}
            defaultValue={turn === 0 ? invited.name : ''}
            autoFocus={invited.name !== ''}
          />
          <AccessField
            label={words.access.email}
            name="email"
            type="email"
            maxLength={254}
            defaultValue={turn === 0 ? invited.email : ''}
            // The browser must not fill in the inviting editor’s address for another person.
            autoComplete={isOwn ? 'email' : 'off'}
          />
        </AccessForm>
        {isOwn && <p className="soft">{ownHint}</p>}
        <div role="status" className="stack">
          {sent && (
            <>
              <p>{fill(sent.delivery === 'sent' ? texts.sent : texts.notSent, sent)}</p>
              <ShownLink link={sent.link} />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

function ShownLink({ link }: { link: string }) {
  const { words } = useDesk();
  const texts = words.editors;
  return (
    <>
      <TextField
        label={texts.link}
        name="invitation_link"
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="row">
        <Button
          text={texts.copy}
          onClick={() => void copyText(link, { copied: texts.copied, failed: words.access.failed })}
        />
      </div>
    </>
  );
}

const noOne = { email: '', name: '' };

type Props = { invited?: { email: string; name: string }; isOwn?: boolean };
