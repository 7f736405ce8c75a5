import { formatPhone, phoneDigits } from '@/domain/contact/format';
import { fold } from '@/domain/directory/fold';
import type { DirectoryRow } from '@/domain/directory/schema';
import { inDetail } from './hit';

const MIN_DIGITS = 3;

/** Returns the detail line of a customer search result: the matching text unless the name matched; else phone and address. */
export function customerDetail(
  {
    name,
    phones,
    addresses,
    emails,
    serials,
    tags,
  }: Omit<DirectoryRow, 'id' | 'sortName' | 'isDoNotService' | 'isCompany' | 'source'>,
  typed: string,
): string {
  const words = fold(typed).split(/\s+/);
  const digits = phoneDigits(typed);
  const holds = (text: string): boolean => words.every((word) => fold(text).includes(word));
  const phone =
    phones.find((one) => digits.length >= MIN_DIGITS && phoneDigits(one).includes(digits)) ?? phones[0] ?? '';
  const found = holds(name) ? undefined : [...addresses, ...emails, ...serials, ...tags].find(holds);
  return inDetail(formatPhone(phone), found ?? addresses[0]);
}
