const onTheirWay = new Set<Promise<boolean>>();

/** Registers a picture that is being uploaded into the open article. `arriving` resolves to false if the upload fails. */
export async function noteArriving(arriving: Promise<boolean>): Promise<void> {
  onTheirWay.add(arriving);
  await arriving.finally(() => onTheirWay.delete(arriving));
}

/**
 * Waits until every picture is uploaded, because the article must not be sent or closed before. Returns false if an upload
 * failed.
 */
export async function picturesArrived(): Promise<boolean> {
  while (onTheirWay.size > 0) if ((await Promise.all(onTheirWay)).includes(false)) return false;
  return true;
}
