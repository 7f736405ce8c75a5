import { exhibitName } from '@/domain/contract/record/parts';
import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { fetchedBytes } from '@/lib/fetchedBytes';
import { sha256Hex } from '@/lib/sha256Hex';
import { fileNamePart, type CloseoutFile } from './closeoutFiles';
import { fileEnding } from './fileEnding';
import { readSealed } from './signerLinks';

/**
 * The signed contract and its exhibit files for a closeout package. Files that differ from what was signed are left out, and the package
 * says so.
 */
export function contractFiles({ id, number, version, signedOn, exhibits }: Stored<Contract>): CloseoutFile[] {
  const signed: CloseoutFile[] =
    signedOn !== ''
      ? [
          {
            name: `contract/${number} signed.pdf`,
            make: () => sealedBytes({ contractId: id, version }),
            missing: version === 0 ? 'signed on paper, add your copy' : 'this server cannot seal it, add your copy',
          },
        ]
      : [];
  const files = exhibits.flatMap(({ title, file }, index): CloseoutFile[] =>
    file
      ? [
          {
            name: `contract/${exhibitName(index)} ${fileNamePart(title)}${fileEnding(file.name).toLowerCase()}`,
            missing: 'the file is gone, or is not the one that was signed',
            make: async () => {
              const bytes = await fetchedBytes(file.url);
              return bytes && (await sha256Hex(bytes)) === file.sha256 ? bytes : null;
            },
          },
        ]
      : [],
  );
  return [...signed, ...files];
}

/**
 * Returns null if this server can't seal or the contract was signed on paper. A lost connection stops the package, which can resume from
 * there.
 */
async function sealedBytes(of: { contractId: string; version: number }): Promise<Uint8Array | null> {
  if (of.version === 0) return null;
  try {
    return (await readSealed(of)).bytes;
  } catch (error) {
    if (error instanceof AppError && error.code === 'failed-precondition') return null;
    throw error;
  }
}
