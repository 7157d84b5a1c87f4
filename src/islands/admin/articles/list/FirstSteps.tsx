import { deskPages } from '#core/desk-pages.ts';
import { listImages } from '#contract/images.ts';
import { readBusiness } from '#contract/site.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDesk } from '../../parts/use-desk.ts';
import './first-steps.css';

/** What a new installation still needs, in place of an empty list. A step that is done ticks itself. */
export default function FirstSteps() {
  const texts = useDesk().words.firstHour.welcome;
  const business = useAnswer(readBusiness, { key: ['business'], input: {} });
  const images = useAnswer(listImages, { key: ['images', 'first'], input: { q: '', skip: '0' } });
  const steps = [
    { ...texts.business, href: deskPages['first-hour'], isDone: business.data?.left.length === 0 },
    { ...texts.image, href: deskPages.media, isDone: (images.data?.total ?? 0) > 0 },
    { ...texts.article, href: deskPages['manual-blog-create'], isDone: false },
  ];
  return (
    <section className="stack gap-4 first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{texts.title}</h2>
      <ol className="plain">
        {steps.map(({ text, hint, href, isDone }, index) => (
          <li key={href}>
            <a href={href} data-done={isDone}>
              <span className="first-steps-mark" aria-hidden="true">
                {isDone ? '✓' : index + 1}
              </span>
              <strong>
                {text}
                {isDone && <span className="visually-hidden"> ({texts.done})</span>}
              </strong>
              <span className="soft">{hint}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
