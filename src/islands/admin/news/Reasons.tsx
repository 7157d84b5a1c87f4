import { useDesk } from '../parts/use-desk.ts';
import { whyText } from '../parts/reason-text.ts';

export function Reasons({ reasons }: { reasons: { text: string; why: string }[] }) {
  const { words } = useDesk();
  if (reasons.length === 0) return <p>{words.news.overview.nothing}</p>;
  return (
    <ul className="news-reasons">
      {reasons.map(({ text, why }, index) => (
        <li key={`${index} ${text}`}>
          {text} <em>{whyText(words, why)}</em>
        </li>
      ))}
    </ul>
  );
}
