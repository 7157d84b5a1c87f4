/** Draws frames of 240 × 200 in arches beside each other. The URL fragment of a frame’s name shows only that frame. */
export function strip({ frames, shared = '' }: Strip): string {
  const inRow = Object.entries(frames).map(
    ([name, drawn], index) =>
      `<view id="${name}" viewBox="${frameWidth * index} 0 ${frameWidth} 200"/><g transform="translate(${frameWidth * index})"><g clip-path="url(#b)">${drawn}</g></g>`,
  );
  return `${inRow.join('')}<clipPath id="b"><path d="M8 200V112a112 112 0 0 1 224 0v88z"/></clipPath>${shared && `<defs><g id="s">${shared}</g></defs>`}`.replaceAll(
    /\n\s*/g,
    '',
  );
}

export const frameWidth = 240;

/** The place in a frame where the part that all frames share is drawn. */
export const sharedPart = '<use href="#s"/>';

type Strip = { frames: Record<string, string>; shared?: string };
