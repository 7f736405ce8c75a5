import { cutText } from '@/lib/cutText';
import { splitName } from '../contact/personName';
import { requiredEmail } from '../contact/schema';

/** Whom an invitation goes to. */
export type Invitee = { firstName: string; lastName: string; email: string };

/** As many people are invited at once. */
export const MOST_AT_ONCE = 20;

const LONGEST_NAME = 80;
/** A word with an @ in it, as mail programs and lists write it: `Grace Hopper <grace@example.com>`, `grace@example.com;`. */
const ADDRESS = /[^\s<>(),;"]+@[^\s<>(),;"]+/;
const AROUND_A_NAME = /^[\s,;:<>()"\t–-]+|[\s,;:<>()"\t–-]+$/g;

/**
 * People as somebody types or pastes them, one on a line, each with an e-mail address and, if they like, a name in front or behind. `faults` says
 * what is wrong, by line; an address that comes twice is invited once.
 */
export function readInvitees(text: string): { invitees: Invitee[]; faults: string[] } {
  const invitees = new Map<string, Invitee>();
  const faults: string[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [written = ''] = ADDRESS.exec(line) ?? [];
    const email = requiredEmail.safeParse(written);
    if (!email.success) {
      faults.push(`“${line.trim()}” has no e-mail address, like name@example.com`);
      continue;
    }
    const name = line.replace(written, ' ').replaceAll(AROUND_A_NAME, '');
    const { firstName, lastName } = splitName(name, 'firstName');
    invitees.set(email.data, {
      firstName: cutText(firstName, LONGEST_NAME),
      lastName: cutText(lastName, LONGEST_NAME),
      email: email.data,
    });
  }
  if (invitees.size > MOST_AT_ONCE) faults.push(`At most ${MOST_AT_ONCE} people at once; these are ${invitees.size}`);
  return { invitees: [...invitees.values()], faults };
}
