import { deskPages } from '#core/desk-pages.ts';
import { listImages } from '#contract/images.ts';
import { readBusiness } from '#contract/site.ts';
import { fill } from '#i18n/fill.ts';
import { Scene } from '../../parts/drawings/Scene.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDesk } from '../../parts/use-desk.ts';
import './first-steps.css';

/** Guides a new installation to its first article, in place of an empty page. Only the next step has a button. */
export default function FirstSteps() {
  const { progress, welcome: texts } = useDesk().words.firstHour;
  const business = useAnswer(readBusiness, { key: ['business'], input: {} });
  const images = useAnswer(listImages, { key: ['images', 'first'], input: { q: '', skip: '0' } });
  // A step that ticks itself late would move the button.
  if (business.isPending || images.isPending) return null;
  const steps = [
    { ...texts.business, href: deskPages['first-hour'], isDone: business.data?.left.length === 0 },
    { ...texts.image, href: deskPages.media, isDone: (images.data?.total ?? 0) > 0 },
    { ...texts.article, href: deskPages['manual-blog-create'], isDone: false },
  ];
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <div className="stack gap-4">
        <p className="soft">{fill(progress, { n: now + 1, all: steps.length })}</p>
        <h2 id="first-steps">{texts.title}</h2>
        <ol className="plain">
          {steps.map(({ text, hint, href, isDone }, index) => (
            <li key={href}>
              <a href={href} data-done={isDone} data-now={index === now}>
                <span className="first-steps-mark" aria-hidden="true">
                  {isDone ? '✓' : index + 1}
                </span>
                <strong>
                  {text}
                  {isDone && <span className="visually-hidden"> ({texts.done})</span>}
                </strong>
                <span className="soft">{hint}</span>
                {index === now && (
                  <span className="button" aria-hidden="true">
                    {texts.begin}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ol>
      </div>
      <Scene of="keys-arch" className="first-steps-scene" />
    </section>
  );
}
