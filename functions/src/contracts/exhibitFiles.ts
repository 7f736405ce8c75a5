import { EXHIBIT_FILE_MAX_BYTES, exhibitName, type ExhibitFile } from '@/domain/contract/record/parts';
import type { Contract } from '@/domain/contract/record/schema';
import { fileSizeText } from '@/lib/fileSize';
import { sha256Hex } from '@/lib/sha256Hex';
import { fetchStored } from '../files/fetchStored';
import { precondition } from '../platform/errors';

/** Limit for all files of a contract together: each is read before sending. */
const ALL_FILES_MAX_BYTES = 100 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

/**
 * Checks that the files of a contract's exhibits are in the company's own storage and match the signed hashes: the hash came from a
 * device.
 * @throws AppError `failed-precondition` that names the exhibit
 */
export async function assertExhibitFiles(companyId: string, exhibits: Contract['exhibits']): Promise<void> {
  const sum = exhibits.reduce((bytes, { file }) => bytes + (file?.sizeBytes ?? 0), 0);
  if (sum > ALL_FILES_MAX_BYTES)
    throw precondition(`The files of all exhibits together may have at most ${fileSizeText(ALL_FILES_MAX_BYTES)}.`);
  // One after the other, so only one is in memory.
  for (const [index, { file }] of exhibits.entries()) if (file) await assertFile(companyId, exhibitName(index), file);
}

async function assertFile(companyId: string, exhibit: string, file: ExhibitFile): Promise<void> {
  const bytes = isOfCompany(file.url, companyId)
    ? await fetchStored(file.url, { maxBytes: EXHIBIT_FILE_MAX_BYTES, timeoutMs: TIMEOUT_MS })
    : null;
  if (bytes === null)
    throw precondition(`${exhibit}: the file “${file.name}” could not be read. Try again, or attach it again.`);
  if (bytes.length !== file.sizeBytes || (await sha256Hex(bytes)) !== file.sha256)
    throw precondition(`${exhibit}: the file “${file.name}” is not the one that was attached. Attach it again.`);
}

const isOfCompany = (address: string, companyId: string): boolean =>
  address.startsWith('blob:') || address.includes(`/o/companies%2F${encodeURIComponent(companyId)}%2Fcontracts%2F`);
