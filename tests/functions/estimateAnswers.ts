import type { output } from 'zod';
import { answerEstimate } from '@/domain/estimate/api';
import { chosenTotalCents } from '@/domain/estimate/choice';
import { shareDocument } from '@/domain/public-document/api';
import { addEstimate, hashOf, offer } from './estimates';
import { addCustomer } from './records';
import { newCompany } from './fixtures';
import { db, signedOut, type Client } from './support';

export type Answer = output<typeof answerEstimate.input>['answer'];

/** A customer's choices in `offer`, and their total. */
export const choice = { optionId: 'good', selectedLineIds: ['stat'], quantitiesE4: { pipe: 45_000 } };
export const totalCents = chosenTotalCents(offer(), choice);
export const signature = { name: 'Ada Lovelace', kind: 'typed' as const, imageDataUrl: '' };
export const accept = (changes: Partial<Extract<Answer, { kind: 'accept' }>> = {}): Answer => ({
  kind: 'accept',
  choice,
  signature,
  totalCents,
  membership: null,
  ...changes,
});

export type Office = { owner: Client; visitor: Client; companyId: string; customerId: string };

/** Creates a company that writes estimates, with a customer. */
export async function estimatingOffice(): Promise<Office> {
  const { owner, companyId } = await newCompany();
  await db.doc(`companies/${companyId}`).update({ 'features.estimates': true, 'features.invoices': true });
  await db.doc(`users/${owner.uid}`).update({ 'features.estimates': true, 'features.invoices': true });
  const customerId = await addCustomer(companyId, owner.uid, { email: 'ada@example.com' });
  return { owner, visitor: signedOut(), companyId, customerId };
}

/** Creates a sent estimate, with functions to answer it as a visitor. */
export async function sentEstimate(
  { owner, visitor, companyId, customerId }: Office,
  changes: Parameters<typeof addEstimate>[3] = {},
) {
  const id = await addEstimate(companyId, owner.uid, customerId, changes);
  const { token } = await owner.call(shareDocument, { kind: 'estimate', subjectId: id });
  const documentHash = await hashOf(companyId, id);
  const answer = (given: Answer, more: { token?: string; documentHash?: string } = {}) =>
    visitor.call(answerEstimate, { token, documentHash, answer: given, ...more });
  return { id, token, answer };
}
