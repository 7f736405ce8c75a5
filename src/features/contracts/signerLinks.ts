import { callFunction } from '@/data/callables';
import { linkForSigner, readSealedContract, remindSigners } from '@/domain/contract/record/api';
import { copyAddress } from '@/entities/public-document/customerLink';
import { downloadFile } from '@/lib/downloadFile';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

/** The document to sign: a contract, or one of its change orders. */
type Signed = { contractId: string; orderId?: string };

/** Creates a link for one signer and copies it. `isOnly` revokes all earlier links. */
export async function copySignerLink(of: Signed & { partyId: string; isOnly: boolean }): Promise<void> {
  const { token } = await callFunction(linkForSigner, of);
  await copyAddress(paths.contractSign(token), 'The link was copied. It is only for this signer.');
}

/** E-mails the signers whose turn it is again, and reports how many. */
export async function remindByMail(of: Signed): Promise<void> {
  const { mailed } = await callFunction(remindSigners, of);
  notify.info(
    mailed > 0
      ? `${formatCount(mailed, 'reminder')} sent.`
      : 'No one to remind. Each signer gets at most one reminder a day.',
  );
}

export type SealedFileOf = { token: string } | (Signed & { version: number });

/** Reads the sealed PDF: the signed document with its certificate. */
export async function readSealed(of: SealedFileOf): Promise<{ fileName: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { fileName, base64 } = await callFunction(readSealedContract, of);
  return { fileName, bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) };
}

/** Downloads the sealed PDF. */
export async function downloadSealed(of: SealedFileOf): Promise<void> {
  const { fileName, bytes } = await readSealed(of);
  downloadFile(fileName, new Blob([bytes], { type: 'application/pdf' }));
}
