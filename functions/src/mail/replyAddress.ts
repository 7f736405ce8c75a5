import { companySchema } from '@/domain/company/schema';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { confirmedAddress, memberAddress, SYSTEM } from './allowance';

type Acting = {
  companyId: string;
  /** The company's own address; '' = it has none. */
  email: string;
  /** The member who is sending, or who sent the message being answered; '' or 'system' = no one in particular. */
  uid: string;
};

/**
 * Returns the Reply-To for a company's e-mail: its own address, otherwise the acting member's verified one, otherwise its owner's. Our
 * e-mails invite replies, which would otherwise go to the address all companies' mail is sent from. '' only if no one has a verified
 * address; then nothing is sent to customers either (`assertMayMail`).
 */
export async function replyAddress(deps: Deps, { companyId, email, uid }: Acting): Promise<string> {
  if (email !== '') return email;
  const own = uid === SYSTEM ? '' : await memberAddress(deps, companyId, uid);
  if (own !== '') return own;
  const { ownerId } = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  return confirmedAddress(deps, ownerId);
}
