import type { ListedEnquiry } from '#core/enquiry/stored-enquiry.ts';
import { mayMailAgain, type MailVerdict } from '#core/enquiry/mail-verdict.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { formatMoment } from '#i18n/format.ts';
import { fill } from '#i18n/fill.ts';
import { mailEnquiryAgain } from '#contract/enquiries.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk, type Desk } from '../parts/use-desk.ts';

/** Whether the mail about an enquiry has reached the business, and a button that sends it again. */
export function EnquiryMail({ enquiry, verdict }: Props) {
  const { words, language } = useDesk();
  const { mail: texts, busy, actionFailed } = words.enquiries;
  const again = useDeskAction({
    run: () => callAsEditor(mailEnquiryAgain, { id: enquiry.id }),
    onSuccess: () => showToast({ tone: 'success', title: texts.queued }),
    failureTitle: actionFailed,
    changes: ['enquiries'],
  });
  const reason = reasonOf(verdict, words);
  // Nothing is left to do.
  if (verdict.step === 'sent') return <p className="soft">{outcomeOf(verdict, { words, language })}</p>;
  return (
    <div className="stack gap-2 enquiry-mail">
      <h2>{texts.title}</h2>
      <p>{outcomeOf(verdict, { words, language })}</p>
      {reason !== undefined && <p>{fill(texts.error, { reason })}</p>}
      {mayMailAgain(verdict) && (
        <div className="row">
          <Button
            text={again.isPending ? busy : buttonText(verdict, texts)}
            onClick={() => again.mutate()}
            busy={again.isPending}
          />
          {verdict.step === 'unknown' && <p className="soft">{texts.maybeTwice}</p>}
        </div>
      )}
    </div>
  );
}

function outcomeOf(verdict: MailVerdict, { words, language }: Desk): string {
  const { mail: texts } = words.enquiries;
  switch (verdict.step) {
    case 'sent':
      return fill(texts.sent, { moment: verdict.at === null ? '–' : formatMoment(verdict.at, language) });
    case 'failing':
      return fill(texts.failing, { moment: formatMoment(verdict.nextTryAt, language) });
    case 'dead':
      return fill(texts.dead, { n: verdict.attempts });
    default:
      return texts[verdict.step];
  }
}

function reasonOf(verdict: MailVerdict, words: DeskWords): string | undefined {
  if (verdict.step === 'held') {
    const known = Object.entries(words.enquiries.mail.reasons).find(([reason]) => reason === verdict.reason);
    return known?.[1];
  }
  if (!('error' in verdict)) return undefined;
  // A missing key has its own explanation, because only the owner can set the mail service’s key.
  return verdict.error?.includes('RESEND_API_KEY')
    ? words.refusals['mail-key-missing']
    : (verdict.error ?? undefined);
}

function buttonText({ step }: MailVerdict, texts: DeskWords['enquiries']['mail']): string {
  if (step === 'held') return texts.release;
  return step === 'failing' ? texts.now : texts.again;
}

type Props = { enquiry: ListedEnquiry; verdict: MailVerdict };
