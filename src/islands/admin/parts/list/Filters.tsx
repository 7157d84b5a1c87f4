export const Filters = <Name extends string>({ names, chosen, choose, counts, words }: Props<Name>) => (
  <div className="desk-filters" role="group" aria-label={words.label}>
    {names.map((name) => (
      <button key={name} type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
        {words[name]} <span>{counts?.[name]}</span>
      </button>
    ))}
  </div>
);

type Props<Name extends string> = {
  names: readonly Name[];
  chosen: Name;
  choose: (name: Name) => void;
  counts: Record<Name, number> | undefined;
  words: Record<Name | 'label', string>;
};
