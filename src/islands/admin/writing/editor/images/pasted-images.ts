import { rtfImages } from '#core/post/pasted/rtf-images.ts';

/** Moves data URLs, which can be very long, to `data`. In the HTML, a short URL with the index in `data` remains. */
export function withoutData(html: string): { html: string; data: string[] } {
  const data: string[] = [];
  return {
    html: html.replaceAll(/(?<=src=["']?)data:[^"'\s>]*/gi, (address) => `data:,${data.push(address) - 1}`),
    data,
  };
}

/**
 * Returns undefined for images without data. Word and LibreOffice use the same image order in RTF and HTML. A single
 * file beside the HTML belongs to its only image, as chats and mail programs copy it.
 */
export function imageFiles(
  sources: readonly string[],
  { rtf, data, files }: { rtf: string; data: readonly string[]; files: readonly File[] },
): (File | undefined)[] {
  if (sources.length === 1 && files.length === 1 && /^(blob|cid|webkit-fake-url):/i.test(sources[0] ?? ''))
    return [...files];
  const ofRtf = sources.filter((source) => !numberOfData(source)).length;
  const found = ofRtf > 0 && rtf.length <= maxRtf ? rtfImages(rtf) : [];
  // If RTF and HTML contain different numbers of images, it is unknown which belong together.
  const inOrder = found.length === ofRtf ? found.values() : [].values();
  return sources.map((source, index) => {
    const number = numberOfData(source);
    if (number !== undefined) return fileOfData(data[Number(number)] ?? '', index);
    const image = inOrder.next().value;
    return (
      image && new File([image.bytes], nameIn(source) ?? nameOf(index, image.type), { type: image.type })
    );
  });
}

/** Characters of pasted RTF, enough for about two hundred photos. Browsers accept strings of this length. */
const maxRtf = 200_000_000;

const numberOfData = (source: string): string | undefined => /^data:,(\d+)$/.exec(source)?.[1];

function fileOfData(address: string, index: number): File | undefined {
  const [, type = '', base64 = ''] =
    /^data:(image\/(?:png|jpeg|webp|avif));base64,(.*)$/i.exec(address) ?? [];
  const bytes = bytesOf(base64);
  // A file of less than 200 bytes is a single-pixel spacer.
  if (bytes === undefined || bytes.length < 200) return undefined;
  return new File([bytes], nameOf(index, type), { type: type.toLowerCase() });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Returns the last part of an address if it is the name of a file. What follows an “@” is no part of the name. */
function nameIn(source: string): string | undefined {
  const [name = ''] =
    source
      .split(/[/\\:]/)
      .at(-1)
      ?.split('@') ?? [];
  return /.\.[a-z]{3,4}$/i.test(name) ? name : undefined;
}

const nameOf = (index: number, type: string): string => `${index + 1}.${type.slice('image/'.length)}`;
