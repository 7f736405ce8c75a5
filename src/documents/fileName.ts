import type { Paper } from '@/domain/paper/schema';

const MAX_LENGTH = 80;

/**
 * Returns a PDF's file name, `INV-1042 Blue Ridge.pdf`: the number (or the title) and the issuer, in characters every file system
 * accepts.
 */
export function pdfFileName({ title, number, company }: Pick<Paper, 'title' | 'number' | 'company'>): string {
  const words = [number === '' ? title : number, company.name].map((word) =>
    word
      .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  return `${words
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_LENGTH)
    .replace(/[. ]+$/, '')}.pdf`;
}
