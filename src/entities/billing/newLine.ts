import { emptyLine } from '@/domain/billing/emptyLine';
import type { DocumentLine } from '@/domain/billing/schema';
import { newId } from '@/lib/ids';

/** Returns an empty line to fill in. */
export const newLine = (known: Partial<DocumentLine> = {}): DocumentLine => ({ ...emptyLine(newId()), ...known });

/** Returns whether nothing has been entered on the line yet. */
export const isEmptyLine = ({ name, description, unitPriceCents }: DocumentLine): boolean =>
  name.trim() === '' && description.trim() === '' && unitPriceCents === 0;
