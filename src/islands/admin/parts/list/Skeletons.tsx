/** Places kept for a list that is on its way; `label` is read out instead. */
export function Skeletons({ label }: { label: string }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <ul className="plain desk-skeletons" aria-hidden="true">
        {places.map((place) => (
          <li key={place}>
            <span />
            <span />
          </li>
        ))}
      </ul>
    </>
  );
}

/** As many as the specification wants to be seen while lists load. */
const places = [1, 2, 3, 4, 5, 6];
