import type { AnswerOf } from '#contract/contract.ts';
import type { watchPost } from '#contract/articles.ts';
import { languages, type Locale } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { formatList } from '#i18n/format.ts';
import { useDesk } from '../../parts/use-desk.ts';

/** Names the other editors who have the article open. Screen readers announce only changes, not every poll. */
export function AlsoOpen({ others, shown }: Props) {
  const { words, language } = useDesk();
  const texts = words.writing.article;
  const names = others.map((other) => {
    const name = other.name ?? texts.sharedToken;
    return other.language === shown ? name : `${name} (${languages[other.language].name})`;
  });
  return (
    <p role="status" className="article-bar-others">
      {names.length > 0 && fill(texts.others, { names: formatList([...new Set(names)], language) })}
    </p>
  );
}

type Props = {
  others: AnswerOf<typeof watchPost>['others'];
  shown: Locale;
};
