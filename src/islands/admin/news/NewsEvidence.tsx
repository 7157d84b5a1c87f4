import type { NewsRunText } from '#core/news/news-overview.ts';
import { fill } from '#i18n/fill.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Shows each sentence of a text beside the words of its source report. */
export function NewsEvidence({ text: { language, evidence } }: { text: NewsRunText }) {
  const { overview } = useDesk().words.news;
  if (evidence.length === 0) return null;
  return (
    <details>
      <summary>{fill(overview.evidence, { language: language.toUpperCase() })}</summary>
      <table className="desk-table">
        <tbody>
          {evidence.map(({ sentence, source }, index) => (
            <tr key={`${index} ${sentence}`}>
              <td lang={language}>{sentence}</td>
              <td>{marked(source, sentence)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const marked = (source: string, sentence: string) =>
  source
    .split(/((?:\p{Lu}[\p{L}’'-]+|\d[\d.,:]*)(?!\p{L}))/u)
    .map((part, index) =>
      index % 2 === 1 && sentence.includes(part) ? <mark key={index}>{part}</mark> : part,
    );
