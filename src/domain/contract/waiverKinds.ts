/** Lien waivers: effective with the payment or at the signature, for part of the work or all of it. Method B5. */
export const WAIVER_KINDS = [
  'conditional-progress',
  'unconditional-progress',
  'conditional-final',
  'unconditional-final',
] as const;
export type WaiverKind = (typeof WAIVER_KINDS)[number];
