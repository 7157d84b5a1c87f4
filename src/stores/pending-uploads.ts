/** Image uploads that must end before the open article is saved, because its text contains their addresses. */
const pending = new Set<Promise<boolean>>();

/** Call this for each image upload of the open article. `upload` must resolve to false if the upload fails. */
export async function addPendingUpload(upload: Promise<boolean>): Promise<void> {
  pending.add(upload);
  await upload.finally(() => pending.delete(upload));
}

/** Call this before sending or closing the open article. Returns false if an upload failed. */
export async function waitForUploads(): Promise<boolean> {
  while (pending.size > 0) if ((await Promise.all(pending)).includes(false)) return false;
  return true;
}
