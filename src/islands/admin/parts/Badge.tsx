/** How much waits behind a link of the menu. Belongs outside the link that it counts for, so that the link’s accessible name stays the same. */
export const Badge = ({ count }: { count: Count | undefined }) =>
  count === undefined || count.n === 0 ? null : (
    <span className="desk-badge" data-urgent={count.isUrgent} title={count.text}>
      <span aria-hidden="true">{count.n}</span>
      <span className="visually-hidden">{count.text}</span>
    </span>
  );

/** `isUrgent`: a customer waits. */
export type Count = { n: number; text: string; isUrgent?: boolean };
