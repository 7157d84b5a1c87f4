import { exportReviews } from '#contract/publishing.ts';
import { reviewsCsv } from '#core/publishing/review/reviews-csv.ts';
import { callAsEditor } from '#session/session.ts';
import { Button } from '../parts/Button.tsx';
import { download, downloadJson } from '../parts/download.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

export function ReviewExport() {
  const texts = useDesk().words.news.review;
  const exporting = useDeskAction({
    run: async (kind: 'csv' | 'json') => ({ kind, ...(await callAsEditor(exportReviews, {})) }),
    done: ({ kind, reviews }) =>
      kind === 'json'
        ? downloadJson(reviews, { name: 'reviews.json' })
        : download(reviewsCsv(reviews), { name: 'reviews.csv', type: 'text/csv' }),
    failed: texts.exportFailed,
  });
  return (
    <p className="desk-actions">
      {texts.export}
      <Button variant="link" text="CSV" about={texts.export} onClick={() => exporting.mutate('csv')} />
      <Button variant="link" text="JSON" about={texts.export} onClick={() => exporting.mutate('json')} />
    </p>
  );
}
