import type { PaperSignature } from '@/domain/paper/schema';

/** Formats a signature as text: when it was made, and the proof: where it came from and exactly what was signed. */
export function signatureText({ signedAtText, address, documentHash }: PaperSignature): {
  signed: string;
  proof: string[];
} {
  return {
    signed: `Signed electronically on ${signedAtText}`,
    proof: [
      ...(address === '' ? [] : [`Network address of the device: ${address}`]),
      ...(documentHash === '' ? [] : [`Fingerprint of what was signed: ${documentHash}`]),
    ],
  };
}
