import { editAddress } from '#core/desk-pages.ts';
import { postPath } from '#core/paths.ts';
import type { NewsRunText } from '#core/news/news-overview.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { reasonText, waitText } from '../parts/reason-text.ts';
import { DeskTable } from '../parts/list/DeskTable.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** The state of each language of one day’s news. */
export function NewsTexts({ texts }: { texts: NewsRunText[] }) {
  const { words } = useDesk();
  const { overview } = words.news;
  return (
    <DeskTable columns={[[overview.language], [overview.state], [overview.tokens, 'wide']]}>
      {texts.map((text) => (
        <tr key={text.language}>
          <th scope="row">{text.language.toUpperCase()}</th>
          <td>
            {text.isPublished ? (
              <a href={postPath(text.slug)}>{stateText(text, words)}</a>
            ) : (
              stateText(text, words)
            )}
            {(text.state === 'published' || text.state === 'held') && (
              <>
                {' '}
                <a href={editAddress(text.slug)}>{words.sideBySide.edit}</a>
              </>
            )}
            {text.attempts > 1 && (
              <span className="soft"> {fill(overview.attempts, { n: text.attempts })}</span>
            )}
          </td>
          <td className="desk-table-wide">
            {fill(overview.tokensOf, { input: text.inputTokens, output: text.outputTokens })}
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}

function stateText(text: NewsRunText, words: DeskWords): string {
  const states = words.news.texts;
  if (text.state === 'writing') return text.isRunning ? states.writing : states.interrupted;
  if (text.state === 'failed')
    return text.trouble === undefined
      ? states.failed
      : `${states.failed}: ${reasonText(words, text.trouble, text.troubleDetail)}`;
  if (text.state === 'published') return text.isPublished ? states.published : states.hidden;
  if (text.state === 'held') {
    if (text.isPublished) return states.published;
    return text.trouble === undefined ? states.held : `${states.held}: ${waitText(words, text.trouble)}`;
  }
  return states[text.state];
}
