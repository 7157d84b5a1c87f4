/** Screen readers read `label` instead of the placeholders, which have the shape of the page that comes. */
export function Skeletons({ label }: { label: string }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <ul className="plain desk-skeletons" aria-hidden="true">
        {rows.map((row) => (
          <li key={row}>
            <span />
            <span />
          </li>
        ))}
      </ul>
    </>
  );
}

const rows = [1, 2, 3, 4, 5, 6];
