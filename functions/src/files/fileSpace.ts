import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { isSpaceFull } from '@/domain/company/fileSpace';
import { companySchema } from '@/domain/company/schema';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';

/** companies/{c}/counters/files: a company's storage usage. Read and written by functions only. */
const spaceSchema = z.object({
  bytes: z.number().catch(0),
  /** When a file was last added or removed, and when all files were last summed; '' = never. */
  changedAt: z.string().catch(''),
  countedAt: z.string().catch(''),
});
type FileSpace = z.infer<typeof spaceSchema>;

export const fileSpaceRef = (db: Firestore, companyId: string): DocumentReference =>
  inCompany(db, companyId, 'counters').doc('files');

/** Returns a company's stored usage; zero if no file has been counted yet. */
export const readFileSpace = async (db: Firestore, companyId: string): Promise<FileSpace> =>
  spaceSchema.parse((await fileSpaceRef(db, companyId).get()).data() ?? {});

/**
 * Changes a company's stored usage, and sets on the company whether it is full: storage.rules check the company's document, which always
 * exists. Does nothing for a company that doesn't exist.
 */
export async function changeFileSpace(
  { db, now }: Deps,
  companyId: string,
  change: (space: FileSpace) => Partial<FileSpace>,
): Promise<void> {
  const ref = fileSpaceRef(db, companyId);
  await db.runTransaction(async (transaction) => {
    const [counter, company] = await transaction.getAll(ref, companyRef(db, companyId));
    const stored = company?.data();
    if (!company || !stored) return;
    const { subscription, isFileSpaceFull } = companySchema.parse(stored);
    const space = spaceSchema.parse(counter?.data() ?? {});
    const next = { ...space, ...change(space) };
    const bytes = Math.max(0, next.bytes);
    transaction.set(ref, { ...next, bytes });
    const isFull = isSpaceFull(bytes, { subscription });
    if (isFull !== isFileSpaceFull)
      transaction.update(company.ref, { isFileSpaceFull: isFull, ...updatedAudit('', now(), stored) });
  });
}
