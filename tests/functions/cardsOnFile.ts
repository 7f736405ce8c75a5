import { consentToCharges, startCardSetup } from '@/domain/agreement/payment/api';
import { changeAgreement, startAgreement, type AgreementChange } from '@/domain/agreement/record/api';
import { agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { nextActionOn } from '@/domain/agreement/record/due';
import { shareDocument } from '@/domain/public-document/api';
import { newId } from '@/lib/ids';
import { buildAgreement } from '@/testing/factories/agreement';
import { agreementsOfTheDay } from '../../functions/src/agreements/nightlyAgreements';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { depsAt } from './deps';
import { clearLimits } from './estimates';
import { atStripe, companyWithCards, type CardCompany } from './payments';
import { at, audit } from './records';
import { stripe } from './stripe';
import { db, signedOut } from './support';

/** Returns the company's morning on a day in New York. */
export const morningOf = (day: string): string => `${day}T15:00:00.000Z`;

export type Member = CardCompany & { agreementId: string; token: string };

/** Creates a company that takes cards and sells agreements. */
export async function companyWithMembers(): Promise<CardCompany> {
  const company = await companyWithCards();
  const { companyId, owner, customerId } = company;
  await db.doc(`companies/${companyId}`).update({ timeZone: 'America/New_York', 'features.serviceagreement': true });
  await db.doc(`users/${owner.uid}`).update({ 'features.serviceagreement': true });
  await at(companyId, `customers/${customerId}`).update({ email: 'ada@example.com' });
  return company;
}

/** Creates a member whose first month begins on a day, with their own page. */
export async function newMember(
  company: CardCompany,
  startsOn = '2026-06-01',
  changes: Partial<Agreement> = {},
): Promise<Member> {
  await clearLimits();
  const { companyId, owner, customerId } = company;
  const agreementId = newId();
  const { id: _, ...fields } = buildAgreement({ customerId, startsOn, number: 'S26-TEST1', ...changes });
  await at(companyId, `agreements/${agreementId}`).set({ ...fields, ...audit(owner.uid) });
  const { token } = await owner.call(shareDocument, { kind: 'agreement', subjectId: agreementId });
  await owner.call(startAgreement, { agreementId, note: 'By phone' });
  return { ...company, agreementId, token };
}

export const agreementNow = async ({ companyId, agreementId }: Member): Promise<Agreement> =>
  agreementSchema.parse((await at(companyId, `agreements/${agreementId}`).get()).data());

/** Opens the fields and consents as the customer, the way the page does. @returns the ids of Stripe's setup */
export async function atFields({ token }: Member, mayConsent = true): Promise<{ setupId: string; intentId: string }> {
  await clearLimits();
  const { setupId, consentText, fields } = await signedOut().call(startCardSetup, { token });
  if (mayConsent) await signedOut().call(consentToCharges, { token, setupId, consentText });
  return { setupId, intentId: fields.clientSecret.split('_secret_')[0] ?? '' };
}

export const confirmSetup = ({ accountId }: Member, intentId: string, card: string) =>
  stripe.setupIntents.confirm(intentId, { payment_method: card }, { stripeAccount: accountId });

export const idle = ({ companyId }: Member) => atStripe('idle', { companyId });

/** ... and saves a card; Stripe's event has arrived. `addedOn`: the day, for a test with a different clock. */
export async function saveCard(member: Member, card = 'pm_card_visa', addedOn = '2026-01-01'): Promise<string> {
  const { setupId, intentId } = await atFields(member);
  await confirmSetup(member, intentId, card);
  await idle(member);
  const agreement = await agreementNow(member);
  if (agreement.card?.id !== setupId) throw new Error('The card was not saved');
  await at(member.companyId, `agreements/${member.agreementId}`).update({
    'card.addedOn': addedOn,
    nextActionOn: nextActionOn({ ...agreement, card: { ...agreement.card, addedOn } }),
  });
  return setupId;
}

/** Runs the hourly run at an instant; by default in a New York morning. */
export async function runAt(instant: string, database = db): Promise<void> {
  await runNightly(
    depsAt(() => instant, database),
    `nightly-${newId()}`,
    agreementsOfTheDay(() => Promise.resolve()),
  );
}
export const runOn = (day: string): Promise<void> => runAt(morningOf(day));

/** Returns all payment intents created for the agreement, oldest first. */
export async function intentsOf({ accountId, agreementId }: Member) {
  const { data } = await stripe.paymentIntents.list({ limit: 100 }, { stripeAccount: accountId });
  return data.filter(({ metadata }) => metadata['agreementId'] === agreementId).toReversed();
}

export async function methodOf(member: Member): Promise<string> {
  const { card } = await agreementNow(member);
  return String((await db.doc(`cardSetups/${card?.id ?? ''}`).get()).get('paymentMethodId'));
}

/** Sets how the bank responds from now on. */
export const bankSays = async (member: Member, behavior: { declines?: string; asks?: 'always' }) =>
  atStripe(`payment_methods/${await methodOf(member)}/behavior`, { behavior });

/** Returns each attempt's outcome, by bill. */
export const outcomes = async (member: Member) =>
  (await agreementNow(member)).bills.map(({ tries }) => tries.map(({ outcome }) => outcome));
export const firstBill = async (member: Member) => {
  const [bill] = (await agreementNow(member)).bills;
  if (!bill) throw new Error('Nothing was billed');
  return bill;
};
/** Changes the current agreement as the office. */
export async function change(member: Member, wanted: AgreementChange): Promise<void> {
  const { companyId, agreementId, owner } = member;
  const revision = String((await at(companyId, `agreements/${agreementId}`).get()).get('revision'));
  await owner.call(changeAgreement, { agreementId, revision, change: wanted });
}
/** Builds an event as Stripe would send it. */
export const eventFor = ({ accountId }: Pick<CardCompany, 'accountId'>, type: string, objectId: string) => ({
  id: `evt_${newId()}`,
  type,
  livemode: false,
  account: accountId,
  data: { object: { id: objectId } },
});
