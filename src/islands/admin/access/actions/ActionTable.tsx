import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { formatMoment } from '#i18n/format.ts';
import type { Action } from '#contract/access.ts';
import { useDesk } from '../../parts/use-desk.ts';

export function ActionTable({ actions }: Props) {
  const { words, language } = useDesk();
  const texts = words.actionLog;
  return (
    <table className="desk-table actions-table">
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.person}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col" className="desk-table-wide">
            {texts.versions}
          </th>
        </tr>
      </thead>
      <tbody>
        {actions.map((action, index) => (
          <tr key={index}>
            <td>{formatMoment(action.at, language)}</td>
            <td>{nameOf(action, words)}</td>
            <td>
              {wordsFor(action.action, words)}
              {action.subject !== '' && (
                <>
                  <br />
                  <span className="desk-hint">{action.subject}</span>
                </>
              )}
            </td>
            <td className="desk-table-wide">{versions(action)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf({ person, name, isShared }: Action, words: DeskWords): string {
  if (isShared) return words.editors.shared;
  if (person === null) return words.actionLog.site;
  return name ?? words.actionLog.unknown;
}

const wordsFor = (action: string, words: DeskWords): string =>
  Object.entries(words.actionLog.names).find(([known]) => known === action)?.[1] ?? action;

function versions({ fromVersion, toVersion }: Action): string {
  if (fromVersion !== null && toVersion !== null) return `${fromVersion} → ${toVersion}`;
  return String(toVersion ?? fromVersion ?? '');
}

type Props = { actions: Action[] };
