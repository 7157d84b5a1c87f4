/**
 * A mark `unused/<night>/<image>` names the first night whose backup does not use the image. When only backups
 * since that night are kept, image and mark are removed. If the image is used again, only the mark is removed.
 */
export function unusedImages({ stored, used, marks, kept, night }: Images): Outcome {
  const usedNow = new Set(used);
  const oldest = [...kept].toSorted()[0] ?? night;
  const marked = marks.map((mark) => {
    const [, since = '', ...rest] = mark.split('/');
    return { mark, since, image: rest.join('/') };
  });
  const known = new Set(marked.map(({ image }) => image));
  const ended = marked.filter(({ since, image }) => usedNow.has(image) || since <= oldest);
  return {
    mark: stored
      .filter((name) => !usedNow.has(name) && !known.has(name))
      .map((name) => `unused/${night}/${name}`),
    remove: ended.flatMap(({ mark, image }) => (usedNow.has(image) ? [mark] : [image, mark])),
  };
}

type Outcome = { mark: string[]; remove: string[] };
type Images = {
  stored: string[];
  used: string[];
  marks: string[];
  kept: ReadonlySet<string>;
  night: string;
};
