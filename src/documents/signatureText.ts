import type { PaperSignature } from '@/domain/paper/schema';

/** What proves a signature: when, from which address, of which content. */
export function signatureText({ signedAtText, address, documentHash }: PaperSignature): string[] {
  const from = address === '' ? '' : ` from ${address}`;
  return [
    `Signed electronically on ${signedAtText}${from}`,
    ...(documentHash === '' ? [] : [`Fingerprint of what was signed: ${documentHash}`]),
  ];
}
