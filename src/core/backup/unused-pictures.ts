/**
 * A mark `unused/<night>/<picture>` names the first night whose backup does not use the picture. When only backups
 * since that night are kept, picture and mark are removed. If the picture is used again, only the mark is removed.
 */
export function unusedPictures({ stored, used, marks, kept, night }: Pictures): Outcome {
  const usedNow = new Set(used);
  const oldest = [...kept].toSorted()[0] ?? night;
  const marked = marks.map((mark) => {
    const [, since = '', ...rest] = mark.split('/');
    return { mark, since, picture: rest.join('/') };
  });
  const known = new Set(marked.map(({ picture }) => picture));
  const ended = marked.filter(({ since, picture }) => usedNow.has(picture) || since <= oldest);
  return {
    mark: stored
      .filter((name) => !usedNow.has(name) && !known.has(name))
      .map((name) => `unused/${night}/${name}`),
    remove: ended.flatMap(({ mark, picture }) => (usedNow.has(picture) ? [mark] : [picture, mark])),
  };
}

type Outcome = { mark: string[]; remove: string[] };
type Pictures = {
  stored: string[];
  used: string[];
  marks: string[];
  kept: ReadonlySet<string>;
  night: string;
};
