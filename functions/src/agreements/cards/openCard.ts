import type Stripe from 'stripe';
import { z } from 'zod';
import { periodTotalCents } from '@/domain/agreement/record/create';
import { agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { isMember } from '@/domain/agreement/record/state';
import { consentText } from '@/domain/agreement/payment/words';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { hasFeature } from '@/domain/access/features';
import type { CardFields } from '@/domain/payment/fields';
import { calendarDay } from '@/lib/dates';
import { payoutAccountOf } from '../../payments/accounts';
import type { Deps } from '../../platform/admin';
import { createdStamp } from '../../platform/audit';
import { companyRef, inCompany } from '../../platform/collections';
import { precondition } from '../../platform/errors';
import { fieldsConfig } from '../../stripe/config';
import { idempotencyKey } from '../../stripe/idempotencyKey';
import { linkGone } from '../../sharing/linkGone';
import { parseRecord } from '../../sharing/parseRecord';
import { agreementOfToken, type AgreementRef } from './cardLinks';

export type OpenCard = AgreementRef & { agreement: Agreement; company: CompanyFields; today: string };

/** The running agreement that a token is for. @throws AppError `not-found`, `failed-precondition` */
export async function openCard(deps: Deps, token: string): Promise<OpenCard> {
  const ref = await agreementOfToken(deps, token);
  const [record, stored] = await deps.db.getAll(
    inCompany(deps.db, ref.companyId, 'agreements').doc(ref.agreementId),
    companyRef(deps.db, ref.companyId),
  );
  if (!record?.exists) throw linkGone();
  const company = companySchema.parse(stored?.data() ?? {});
  const agreement = parseRecord(agreementSchema, record.data());
  return { ...ref, agreement, company, today: calendarDay(company.timeZone, new Date(deps.now())) };
}

export const assertRunning = ({ agreement }: Pick<OpenCard, 'agreement'>): void => {
  if (!isMember(agreement.state)) throw precondition('This agreement is not running: no card is needed.');
};

/** Whether the company takes cards at this moment, and where. @throws AppError `failed-precondition` */
export async function takingAccount(
  deps: Deps,
  { companyId, company }: Pick<OpenCard, 'companyId' | 'company'>,
): Promise<string> {
  const account = await payoutAccountOf(deps, companyId);
  if (account?.state !== 'ready' || !hasFeature(company.features, 'payments'))
    throw precondition('This company does not accept cards right now. Please ask them how to pay.');
  return account.accountId;
}

/** @throws AppError `failed-precondition` on a server without a publishable key */
export function fieldsOf(accountId: string, clientSecret: string | null): CardFields {
  const config = fieldsConfig();
  if (!config || !clientSecret) throw precondition('Cards cannot be entered on this page yet. Please call us.');
  return { ...config, accountId, clientSecret };
}

/** What saving a card agrees to, as of today. */
export const consentOf = ({ agreement, company, today }: OpenCard): string =>
  consentText(agreement, company.name, periodTotalCents(agreement, today));

const payerSchema = z.object({ accountId: z.string(), stripeCustomerId: z.string() });

/**
 * The customer as the company's Stripe account knows them: made once per customer and account. cardPayers/{companyId}-{customerId} is read and
 * written by functions only.
 */
export async function stripePayer(
  { db, now }: Deps,
  stripe: Stripe,
  accountId: string,
  { companyId, agreement }: Pick<OpenCard, 'companyId' | 'agreement'>,
): Promise<string> {
  const { customerId, customerName, customerEmail } = agreement;
  const ref = db.collection('cardPayers').doc(`${companyId}-${customerId}`);
  const known = payerSchema.safeParse((await ref.get()).data());
  if (known.success && known.data.accountId === accountId) return known.data.stripeCustomerId;
  const { id } = await stripe.customers.create(
    {
      name: customerName,
      ...(customerEmail === '' ? {} : { email: customerEmail }),
      metadata: { companyId, customerId },
    },
    {
      stripeAccount: accountId,
      idempotencyKey: idempotencyKey('payer', companyId, customerId, customerName, customerEmail),
    },
  );
  await ref.set({ accountId, stripeCustomerId: id, ...createdStamp('', now()) });
  return id;
}
