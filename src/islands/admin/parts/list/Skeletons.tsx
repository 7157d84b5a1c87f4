/** Screen readers read `label` instead of the placeholders. */
export function Skeletons({ label }: { label: string }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <ul className="plain stack gap-5 desk-skeletons" aria-hidden="true">
        {rows.map((row) => (
          <li key={row} className="stack gap-2">
            <span />
            <span />
          </li>
        ))}
      </ul>
    </>
  );
}

const rows = [1, 2, 3, 4, 5, 6];
