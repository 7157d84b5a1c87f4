/** A row of the table `images`, with a new digest. */
export function anImageRow() {
  const digest = crypto.randomUUID().replaceAll('-', '');
  return { path: `/media/${digest}-960x640-${'abc'.repeat(12)}/960.webp`, digest, width: 960, height: 640 };
}
