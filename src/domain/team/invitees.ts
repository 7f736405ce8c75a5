import { cutText } from '@/lib/cutText';
import { splitName } from '../contact/personName';
import { requiredEmail } from '../contact/schema';
import { toTextNumber } from '../message/textNumber';

/** An invitation's recipient, by e-mail or by text: either `email` or `phone` (E.164) is ''. */
export type Invitee = { firstName: string; lastName: string; email: string; phone: string };

/** Maximum number of people invited at once. */
export const MOST_AT_ONCE = 20;

const LONGEST_NAME = 80;
/** A word with an @ in it, as written by mail programs and in lists: `Grace Hopper <grace@example.com>`, `grace@example.com;`. */
const ADDRESS = /[^\s<>(),;"]+@[^\s<>(),;"]+/;
/** Mobile numbers as people write them: `(512) 555-0134`, `+1 512.555.0134`. */
const NUMBER = /\+?\(?\d[\d\s().\u2010-\u2013-]{7,}\d/;
const AROUND_A_NAME = /^[\s,;:<>()"\t–-]+|[\s,;:<>()"\t–-]+$/g;

/**
 * Parses typed or pasted people, one per line, each with an e-mail address or a mobile number and optionally a name before or after it. If
 * both are present, the e-mail is used. `faults` lists errors by line; duplicates are invited once.
 */
export function readInvitees(text: string): { invitees: Invitee[]; faults: string[] } {
  const invitees = new Map<string, Invitee>();
  const faults: string[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [address = ''] = ADDRESS.exec(line) ?? [];
    const [number = ''] = NUMBER.exec(line) ?? [];
    const email = requiredEmail.safeParse(address).data ?? '';
    const phone = email === '' && address === '' ? toTextNumber(number) : '';
    if (email === '' && phone === '') {
      faults.push(`“${line.trim()}” has no e-mail address and no mobile number, like name@example.com or 512-555-0134`);
      continue;
    }
    const name = line.replace(address, ' ').replace(number, ' ').replaceAll(AROUND_A_NAME, '');
    const { firstName, lastName } = splitName(name, 'firstName');
    invitees.set(email || phone, {
      firstName: cutText(firstName, LONGEST_NAME),
      lastName: cutText(lastName, LONGEST_NAME),
      email,
      phone,
    });
  }
  if (invitees.size > MOST_AT_ONCE) faults.push(`At most ${MOST_AT_ONCE} people at once; these are ${invitees.size}`);
  return { invitees: [...invitees.values()], faults };
}
