import { fold } from '../directory/fold';

/** Normalizes a column name for comparison: ignores case, blanks and punctuation. `Main Phone #s` → `mainphones`. */
export const foldColumn = (name: string): string =>
  fold(name)
    // `Customer #` is a number, not the customer.
    .replace(/#\s*$/, 'number')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Parses a custom field created by the company in Jobber: `CFT[Filter size]` is the client's, `PFT[Gate code]` the property's. */
export function customField(column: string): { of: 'customer' | 'property'; name: string } | null {
  const [, owner = '', name = ''] = /^\s*([CP])F[A-Z]?\[(.+)\]\s*$/i.exec(column) ?? [];
  if (name === '') return null;
  return { of: owner.toUpperCase() === 'P' ? 'property' : 'customer', name };
}
