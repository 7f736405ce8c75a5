import { certificateOf } from '@/domain/contract/record/certificate';
import { contractPaperSchema } from '@/domain/contract/record/paper';
import { sealedVersion } from '@/domain/contract/record/signing';
import { fingerprintOf, newSealKey, type SealKey } from '@/lib/pdf-seal/cms';
import type { Bytes } from '@/lib/pdf-seal/der';
import { sealPdf } from '@/lib/pdf-seal/pdfSeal';
import { sha256Hex } from '@/lib/sha256Hex';
import { seal, SealBroken, unseal } from '../oauth/seal';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { precondition } from '../platform/errors';
import { openContract, openVersion, sealedContracts, storeVersion } from './records';

/** Firestore documents are limited to a megabyte. */
const PART_CHARACTERS = 900_000;

export type SealedFile = { fileName: string; base64: string; sha256: string };
type Which = { companyId: string; contractId: string; orderId: string; version: number };

/**
 * Returns the company's sealing key, encrypted with the server's; created when the first contract is sealed. A key that no longer
 * decrypts, because the server's key was changed, is replaced: files sealed with it carry its certificate, and can still be verified.
 */
async function sealKeyOf(deps: Deps, companyId: string, companyName: string): Promise<SealKey> {
  const place = `contractSeal/${companyId}`;
  const ref = inCompany(deps.db, companyId, 'keys').doc('contractSeal');
  const known = await opened((await ref.get()).data(), place);
  if (known) return known;
  const made = await newSealKey(companyName, deps.now());
  const sealed = await seal(base64Of(made.pkcs8), place);
  return deps.db.runTransaction(async (transaction) => {
    // Another call may have made one in the meantime: all of the company's contracts share one key.
    const first = await opened((await transaction.get(ref)).data(), place);
    if (first) return first;
    transaction.set(ref, { certificate: base64Of(made.certificate), sealed, createdAt: deps.now() });
    return made;
  });
}

async function opened(stored: Record<string, unknown> | undefined, place: string): Promise<SealKey | null> {
  if (!stored) return null;
  try {
    const pkcs8 = bytesOf(await unseal(String(stored['sealed']), place));
    return { pkcs8, certificate: bytesOf(String(stored['certificate'])) };
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}

const base64Of = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'base64'));

/**
 * Returns the sealed PDF of a fully signed version, created once: the first one stored counts.
 * @throws AppError `failed-precondition` before everyone has signed, or if this server can't seal
 */
export async function sealContract(
  deps: Deps,
  { companyId, contractId, orderId, version }: Which,
): Promise<SealedFile> {
  const before = await deps.db.runTransaction(async (transaction) => {
    const opened = await openContract(deps, transaction, companyId, { contractId, orderId });
    return { company: opened.company, found: await openVersion(deps, transaction, opened, version) };
  });
  const { company, found } = before;
  if (found.state !== 'signed') throw precondition('Not everyone has signed this version yet.');
  const paper = contractPaperSchema.parse(JSON.parse(found.paper));
  const fileName = `${paper.noun} ${found.number} v${found.version} signed.pdf`;
  if (found.sealedHash !== '') return { fileName, ...(await readSealed(deps, found.sealedHash)) };

  const certificate = certificateOf(found, {
    timeZone: company.timeZone,
    title: paper.title,
    companyName: paper.company.name,
    exhibits: paper.exhibits,
  });
  const { renderContract } = await import('@/documents/pdf/node');
  const pdf = await renderContract({ company: paper.company, paper, certificate });
  if (pdf.length === 0) throw precondition('The demo makes no sealed files.');
  const key = await sealKeyOf(deps, companyId, company.name);
  const now = deps.now();
  const file = await sealPdf(new Uint8Array(pdf), {
    key,
    now,
    name: company.name,
    reason: `${paper.noun} ${found.number}, version ${found.version}, signed by all`,
  });
  const fileHash = await sha256Hex(file);
  const fingerprint = await fingerprintOf(key.certificate);
  const kept = await deps.db.runTransaction(async (transaction) => {
    const again = await openContract(deps, transaction, companyId, { contractId, orderId });
    const current = await openVersion(deps, transaction, again, version);
    if (current.sealedHash !== '') return current.sealedHash;
    const sealed = await sealedVersion(current, { fileHash, fingerprint, now });
    const place = sealedContracts(deps.db).doc(fileHash);
    const base64 = base64Of(file);
    const count = Math.ceil(base64.length / PART_CHARACTERS);
    transaction.create(place, {
      companyId,
      contractId,
      orderId,
      version,
      number: found.number,
      companyName: company.name,
      sealedAt: now,
      parts: count,
    });
    for (let part = 0; part < count; part += 1)
      transaction.create(place.collection('parts').doc(String(part)), {
        text: base64.slice(part * PART_CHARACTERS, (part + 1) * PART_CHARACTERS),
      });
    storeVersion(deps, transaction, again, { version: sealed, isNew: false, by: '' });
    return fileHash;
  });
  return kept === fileHash
    ? { fileName, base64: base64Of(file), sha256: fileHash }
    : { fileName, ...(await readSealed(deps, kept)) };
}

async function readSealed({ db }: Deps, sha256: string): Promise<Pick<SealedFile, 'base64' | 'sha256'>> {
  const place = sealedContracts(db).doc(sha256);
  const count = Number((await place.get()).get('parts') ?? 0);
  const parts = await Promise.all(
    Array.from({ length: count }, (_, part) => place.collection('parts').doc(String(part)).get()),
  );
  return { base64: parts.map((part) => String(part.get('text') ?? '')).join(''), sha256 };
}
