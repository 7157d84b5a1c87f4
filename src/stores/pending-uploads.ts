const pending = new Set<Promise<boolean>>();

/** Registers a picture that is being uploaded to the open article. `upload` resolves to false if the upload fails. */
export async function addPendingUpload(upload: Promise<boolean>): Promise<void> {
  pending.add(upload);
  await upload.finally(() => pending.delete(upload));
}

/** Wait for this before sending or closing the article. Returns false if an upload has failed. */
export async function waitForUploads(): Promise<boolean> {
  while (pending.size > 0) if ((await Promise.all(pending)).includes(false)) return false;
  return true;
}
