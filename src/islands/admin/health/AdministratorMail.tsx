import { mailtoLink } from '#core/mail/mailto-link.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Opens a mail with what only the administrator can do. The editor chooses the recipient. */
export const AdministratorMail = ({ subject, steps }: { subject: string; steps: readonly string[] }) => (
  <a className="button" href={mailtoLink({ subject, body: steps.join('\n\n') })}>
    {useDesk().words.health.sendToAdmin}
  </a>
);
