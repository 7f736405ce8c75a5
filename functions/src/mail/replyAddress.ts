import { companySchema } from '@/domain/company/schema';
import type { Deps } from '../platform/admin';
import { companyRef, users } from '../platform/collections';
import { confirmedAccount, SYSTEM } from './allowance';

type Acting = {
  companyId: string;
  /** The company's own address; '' = it has none. */
  email: string;
  /** The member who sends, or who sent what is being answered; '' or 'system' = nobody in particular. */
  uid: string;
};

/**
 * Where answers to an e-mail of a company go: to its own address, else to the confirmed one of the member who acts, else to that of its owner.
 * Our e-mails ask customers to reply, and without this their answers would end at the address that all companies' mail comes from. '' only where
 * nobody has confirmed an address, and then nothing is sent to customers either (`assertMayMail`).
 */
export async function replyAddress(deps: Deps, { companyId, email, uid }: Acting): Promise<string> {
  if (email !== '') return email;
  const isPerson = uid !== '' && uid !== SYSTEM;
  if (isPerson && (await users(deps.db).doc(uid).get()).get('companyId') === companyId) {
    const own = (await confirmedAccount(deps, uid))?.email ?? '';
    if (own !== '') return own;
  }
  const { ownerId } = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  return (await confirmedAccount(deps, ownerId))?.email ?? '';
}
