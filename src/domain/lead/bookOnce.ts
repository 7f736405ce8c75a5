import { newNumber } from '../record/number';

/**
 * Returns the id of the records created from a lead: its customer, property and job, each in its own collection. Two people who book one
 * lead, or one person who retries, create the same records.
 */
export const idFromLead = (leadId: string): string => `lead-${leadId}`;

/** Returns the number of the job created from a lead: the same on every device in one year. */
export function jobNumberOfLead(leadId: string, now: Date): string {
  // FNV-1a over the id, then xorshift: no security needed, only the same numbers everywhere.
  let state = 2_166_136_261;
  for (const character of leadId) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  const random = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return newNumber('job', now, random);
}
