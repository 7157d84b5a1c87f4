import { lazy, Suspense, useState } from 'react';
import type { NewsRunText } from '#core/news/news-overview.ts';
import { fill } from '#i18n/fill.ts';
import { useDesk } from '../parts/use-desk.ts';
import { Reasons } from './Reasons.tsx';

const SentenceReview = lazy(() => import('./SentenceReview.tsx'));

export function NewsEvidence({ text }: { text: NewsRunText }) {
  const { overview } = useDesk().words.news;
  const { slug, language, evidence, dropped } = text;
  const [isOpen, setOpen] = useState(location.hash === `#${slug}`);
  if (evidence.length === 0 && dropped.length === 0) return null;
  return (
    <details id={slug} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{fill(overview.evidence, { language: language.toUpperCase() })}</summary>
      {isOpen && (
        <div className="desk-stack">
          <Suspense>{evidence.length > 0 && <SentenceReview text={text} />}</Suspense>
          <h3>{overview.dropped}</h3>
          <Reasons reasons={dropped.map(({ sentence, why }) => ({ text: sentence, why }))} />
        </div>
      )}
    </details>
  );
}
