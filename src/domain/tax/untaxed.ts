import type { DocumentTax } from './schema';

/** Whether a document charges no tax although nothing explains it: no zone, and no exemption of its customer. */
export const isUntaxed = ({ zone, exemptions }: Pick<DocumentTax, 'zone' | 'exemptions'>): boolean =>
  zone === null && exemptions.length === 0;
