const onTheirWay = new Set<Promise<boolean>>();

/** Registers a picture being uploaded into the open article. `arriving` resolves to false if the upload fails. */
export async function noteArriving(arriving: Promise<boolean>): Promise<void> {
  onTheirWay.add(arriving);
  await arriving.finally(() => onTheirWay.delete(arriving));
}

/**
 * Waits until every picture has reached its article, which must happen before it is sent or another is opened. False if one
 * failed.
 */
export async function picturesArrived(): Promise<boolean> {
  while (onTheirWay.size > 0) if ((await Promise.all(onTheirWay)).includes(false)) return false;
  return true;
}
