import { emptyLine } from '@/domain/billing/emptyLine';
import type { DocumentLine } from '@/domain/billing/schema';
import { newId } from '@/lib/ids';

/** An empty line, to be filled in. */
export const newLine = (known: Partial<DocumentLine> = {}): DocumentLine => ({ ...emptyLine(newId()), ...known });

/** Nothing was entered on it yet. */
export const isEmptyLine = ({ name, description, unitPriceCents }: DocumentLine): boolean =>
  name.trim() === '' && description.trim() === '' && unitPriceCents === 0;
