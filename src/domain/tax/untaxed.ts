import type { DocumentTax } from './schema';

/** A document that charges no tax although nothing says why: no zone, and no exemption of its customer. */
export const isUntaxed = ({ zone, exemptions }: Pick<DocumentTax, 'zone' | 'exemptions'>): boolean =>
  zone === null && exemptions.length === 0;
