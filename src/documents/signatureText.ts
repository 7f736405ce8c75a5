import type { PaperSignature } from '@/domain/paper/schema';

/** A signature in words: when it was made, and what proves it, which is from where and of what exactly. */
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
