import { sourceLocale } from '#core/locale.ts';
import type { HealthMatter, Letter } from '#core/mail/mail.ts';
import { fill } from '#i18n/fill.ts';
import { health } from '#i18n/nl/desk/health.ts';
import { problemText } from '#i18n/desk/problem-text.ts';
import { letterOf, link, paragraph, quiet, strong } from '../letter-parts.tsx';
import type { Links } from '../links.ts';
import { healthWords as words } from '#i18n/mails/health.ts';

/** Tells the business what is wrong with the site. */
export function healthLetter({ healthProblems: problems }: HealthMatter, links: Links): Letter {
  const count = problems.length;
  const subject = count === 0 ? words.subjectOfNone : fill(words.subject, { count });
  return letterOf({
    to: 'business',
    subject,
    lang: sourceLocale,
    parts: [
      paragraph(count === 0 ? words.resolved : words.intro),
      ...problems.flatMap((problem) => [
        strong(problemText(health, problem, sourceLocale)),
        paragraph(health.problems[problem.code].action),
      ]),
      link(words.open, links.health),
      quiet(words.once),
    ],
  });
}
