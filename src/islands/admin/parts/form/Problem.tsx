/** Screen readers read the text as soon as it appears. */
export const Problem = ({ text, id }: { text: string | undefined; id?: string }) =>
  text !== undefined && (
    <p className="problem" id={id} role="alert">
      {text}
    </p>
  );
