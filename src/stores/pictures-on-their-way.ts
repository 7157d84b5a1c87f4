const onTheirWay = new Set<Promise<boolean>>();

/** Notes a picture that is being sent into the article that is open. `arriving` answers false where it did not arrive. */
export async function noteArriving(arriving: Promise<boolean>): Promise<void> {
  onTheirWay.add(arriving);
  await arriving.finally(() => onTheirWay.delete(arriving));
}

/**
 * Waits until every picture has reached the article it was given to; whoever sends the article, or opens another, does so only then.
 * Answers false where one did not arrive.
 */
export async function picturesArrived(): Promise<boolean> {
  while (onTheirWay.size > 0) if ((await Promise.all(onTheirWay)).includes(false)) return false;
  return true;
}
