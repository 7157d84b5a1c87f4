import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { formatMoment } from '#i18n/format.ts';
import type { Action } from '#contract/access.ts';
import { useDesk } from '../../parts/use-desk.ts';

export function ActionTable({ actions }: Props) {
  const { words, language } = useDesk();
  const said = words.actionLog;
  return (
    <table className="desk-table actions-table">
      <caption className="visually-hidden">{said.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{said.when}</th>
          <th scope="col">{said.person}</th>
          <th scope="col">{said.what}</th>
          <th scope="col" className="desk-table-wide">
            {said.versions}
          </th>
        </tr>
      </thead>
      <tbody>
        {actions.map((action, place) => (
          <tr key={place}>
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

function nameOf({ person, name, is_shared }: Action, words: DeskWords): string {
  if (is_shared) return words.editors.shared;
  if (person === null) return words.actionLog.site;
  return name ?? words.actionLog.unknown;
}

/** An action without words yet is shown by its own name. */
const wordsFor = (action: string, words: DeskWords): string =>
  Object.entries(words.actionLog.names).find(([known]) => known === action)?.[1] ?? action;

function versions({ from_version, to_version }: Action): string {
  if (from_version !== null && to_version !== null) return `${from_version} → ${to_version}`;
  return String(to_version ?? from_version ?? '');
}

type Props = { actions: Action[] };
