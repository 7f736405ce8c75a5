import type Stripe from 'stripe';
import { z } from 'zod';
import { periodTotalCents } from '@/domain/agreement/record/create';
import { isMember } from '@/domain/agreement/record/state';
import { consentText } from '@/domain/agreement/payment/words';
import { hasFeature } from '@/domain/access/features';
import type { CardFields } from '@/domain/payment/fields';
import { payoutAccountOf } from '../../payments/accounts';
import type { Deps } from '../../platform/admin';
import { createdStamp } from '../../platform/audit';
import { precondition } from '../../platform/errors';
import { fieldsConfig } from '../../stripe/config';
import { idempotencyKey } from '../../stripe/idempotencyKey';
import { linkGone } from '../../sharing/linkGone';
import { agreementOfToken, type AgreementRef } from './cardLinks';
import { readForCard, type ReadForCard } from './readForCard';

export type OpenCard = AgreementRef & ReadForCard;

/** Returns the agreement a token belongs to, running or not. @throws AppError `not-found`, `invalid` */
export async function openCard(deps: Deps, token: string): Promise<OpenCard> {
  const ref = await agreementOfToken(deps, token);
  const read = await readForCard(deps, ref);
  if (!read) throw linkGone();
  return { ...ref, ...read };
}

export const assertRunning = ({ agreement }: Pick<OpenCard, 'agreement'>): void => {
  if (!isMember(agreement.state)) throw precondition('This agreement is not running: no card is needed.');
};

/** Returns the account on which the company can take cards right now, or null if it can't. */
export async function findTakingAccount(
  deps: Deps,
  { companyId, company }: Pick<OpenCard, 'companyId' | 'company'>,
): Promise<string | null> {
  const account = await payoutAccountOf(deps, companyId);
  return account?.state === 'ready' && hasFeature(company.features, 'payments') ? account.accountId : null;
}

/** Like `findTakingAccount`, for callers that require it. @throws AppError `failed-precondition` */
export async function takingAccount(...of: Parameters<typeof findTakingAccount>): Promise<string> {
  const accountId = await findTakingAccount(...of);
  if (accountId === null)
    throw precondition('This company does not accept cards right now. Please ask them how to pay.');
  return accountId;
}

/** Returns the card fields' settings. @throws AppError `failed-precondition` on a server without a publishable key */
export function fieldsOf(accountId: string, clientSecret: string | null): CardFields {
  const config = fieldsConfig();
  if (!config || !clientSecret) throw precondition('Cards cannot be entered on this page yet. Please call us.');
  return { ...config, accountId, clientSecret };
}

/** Returns the consent text for saving a card, as of today. */
export const consentOf = ({ agreement, company, today }: OpenCard): string =>
  consentText(agreement, company.name, periodTotalCents(agreement, today));

const payerSchema = z.object({ accountId: z.string(), stripeCustomerId: z.string() });

/**
 * Returns the customer's id at the company's Stripe account, creating it once per customer and account.
 * cardPayers/{companyId}-{customerId} is read and written by functions only.
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
