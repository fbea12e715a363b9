import type { Queryable } from '#server/platform/db/open-database.ts';

export async function insertUploadedFile(
  db: Queryable,
  file: { id: string; uploadedBy: string | null; placeholder: string },
): Promise<void> {
  await db
    .insertInto('uploaded_files')
    .values({ id: file.id, uploaded_by: file.uploadedBy, placeholder: file.placeholder })
    .execute();
}

/** Ignores files that are there already. */
export async function insertMissingFiles(
  db: Queryable,
  files: readonly { id: string; placeholder: string }[],
): Promise<void> {
  await db
    .insertInto('uploaded_files')
    .values(files)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
