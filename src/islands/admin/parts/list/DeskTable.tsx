import type { ReactNode } from 'react';

/** A table of the desk. */
export const DeskTable = ({ columns, children }: Props) => (
  <table className="desk-table">
    <thead>
      <tr>
        {columns.map(([text, wide]) => (
          <th key={text} scope="col" className={wide && 'desk-table-wide'}>
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

type Props = {
  /** Narrow windows hide a column marked as `wide`. */
  columns: [text: string, wide?: 'wide'][];
  children: ReactNode;
};
