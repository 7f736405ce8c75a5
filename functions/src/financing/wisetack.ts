// Wisetack's partner API, everything we know about it, in this file. Its documentation is for partners only, so this follows what others
// have published and our mock (`scripts/wisetack`): once there is a contract, corrections go here and nowhere else.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { FinancingState } from '@/domain/financing/schema';
import { AppError } from '@/lib/appError';
import { precondition } from '../platform/errors';
import { wisetackBase, wisetackSigningKey, wisetackToken } from './config';
import type { AtLender, Begun, Lender, NewApplication } from './lender';

const ANSWER_MS = 20_000;

/** Its names for the states of a loan or prequalification. */
const STATES: Readonly<Record<string, FinancingState>> = {
  PENDING: 'sent',
  INITIATED: 'started',
  ACTIONS_REQUIRED: 'needs-action',
  PREQUALIFIED: 'approved',
  AUTHORIZED: 'approved',
  LOAN_TERMS_ACCEPTED: 'locked',
  CONFIRMED: 'confirmed',
  SETTLED: 'paid-out',
  DECLINED: 'declined',
  EXPIRED: 'expired',
  CANCELED: 'canceled',
  REFUNDED: 'refunded',
};

/** Converts decimal text to cents, without going through floats. @throws Error for anything else */
function centsOf(text: string): number {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') throw new Error('No amount of money');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
const decimals = (cents: number): string =>
  `${String(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

const amount = z.string().transform(centsOf).nullish();
const day = z
  .string()
  .transform((text) => text.slice(0, 10))
  .nullish();
const begun = z.object({
  transactionId: z.string().max(200).optional(),
  prequalId: z.string().max(200).optional(),
  paymentLink: z.string().max(500).optional(),
  prequalLink: z.string().max(500).optional(),
  expirationDate: day,
});
const standing = z.object({
  purchaseId: z.string().max(300).default(''),
  status: z.string(),
  approvedLoanAmount: amount,
  settledLoanAmount: amount,
  processingFee: amount,
  refundedAmount: amount,
  settledDate: day,
  expirationDate: day,
});
const refusal = z.object({ message: z.string().default('') });

async function ask(path: string, method: string, body?: object, idempotencyKey = ''): Promise<unknown> {
  const [base, token] = [wisetackBase(), wisetackToken()];
  if (base === '' || token === '')
    throw precondition(
      'This server has no agreement with Wisetack. Empty the merchant ID under Financing to work with your own link.',
    );
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === '' ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    answer = await response.json();
  } catch (error) {
    throw unreachable(error);
  }
  if (response.ok) return answer;
  if (response.status === 429 || response.status >= 500) throw unreachable(new Error(String(response.status)));
  const said = refusal.safeParse(answer).data?.message.slice(0, 200) ?? '';
  throw precondition(`Wisetack did not take it${said === '' ? '.' : `: ${said}`}`);
}

const unreachable = (cause: unknown): AppError =>
  new AppError({
    code: 'unavailable',
    userMessage: 'Wisetack cannot be reached right now. Please try again in a few minutes.',
    cause,
  });

/** Parses a response. @throws AppError `unavailable` if it has an unknown form, so that nothing is concluded from it */
function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const { data, error } = schema.safeParse(answer);
  if (error) throw unreachable(error);
  return data;
}

const path = (merchantId: string, ...rest: string[]): string =>
  `/merchants/${[merchantId, ...rest].map(encodeURIComponent).join('/')}`;
const HTTPS = /^https?:\/\//;

async function begin(kind: 'transactions' | 'prequals', application: NewApplication): Promise<Begun> {
  const { id, merchantId, purchaseId, amountCents, purpose, applicant } = application;
  const { firstName, lastName, mobile, email } = applicant;
  const answer = read(
    begun,
    await ask(
      path(merchantId, kind),
      'POST',
      {
        ...(kind === 'transactions' ? { transactionAmount: decimals(amountCents), transactionPurpose: purpose } : {}),
        ...{ purchaseId, mobileNumber: mobile, firstName, lastName },
        ...(email === '' ? {} : { email }),
      },
      id,
    ),
  );
  const externalId = (kind === 'transactions' ? answer.transactionId : answer.prequalId) ?? '';
  const link = (kind === 'transactions' ? answer.paymentLink : answer.prequalLink) ?? '';
  if (externalId === '' || !HTTPS.test(link)) throw unreachable(new Error('No application in the answer'));
  return { externalId, link, expiresOn: answer.expirationDate ?? '' };
}

export const wisetack: Lender = {
  offer: (application) => begin('transactions', application),
  prequalify: (application) => begin('prequals', application),
  read: async ({ merchantId, externalId }, kind): Promise<AtLender> => {
    const at = path(merchantId, kind === 'loan' ? 'transactions' : 'prequals', externalId);
    const there = read(standing, await ask(at, 'GET'));
    return {
      purchaseId: there.purchaseId,
      state: STATES[there.status.toUpperCase()] ?? null,
      approvedCents: there.settledLoanAmount ?? there.approvedLoanAmount ?? null,
      expiresOn: there.expirationDate ?? '',
      paidOutOn: there.settledDate ?? '',
      feeCents: there.processingFee ?? null,
      refundedCents: there.refundedAmount ?? null,
    };
  },
  confirmWork: async ({ merchantId, externalId }) => {
    await ask(path(merchantId, 'transactions', externalId), 'PUT', { transactionStatus: 'CONFIRMED' });
  },
  cancel: async ({ merchantId, externalId }, kind) => {
    const [at, field] = kind === 'loan' ? ['transactions', 'transactionStatus'] : ['prequals', 'prequalStatus'];
    await ask(path(merchantId, at, externalId), 'PUT', { [field]: 'CANCELED' });
  },
  refund: async ({ merchantId, externalId }, id, amountCents) => {
    await ask(path(merchantId, 'transactions', externalId, 'refunds'), 'POST', { amount: decimals(amountCents) }, id);
  },
};

const news = z.object({ purchaseId: z.string().max(300) });

/** Returns the application a webhook is about; null if Wisetack didn't sign it, '' if it names none. The content is only a hint. */
export function purchaseIn(body: Buffer, signature: string): string | null {
  const key = wisetackSigningKey();
  if (key === '') return null;
  const right = Buffer.from(`sha256=${createHmac('sha256', key).update(body).digest('hex')}`);
  const given = Buffer.from(signature);
  if (given.byteLength !== right.byteLength || !timingSafeEqual(given, right)) return null;
  try {
    return news.safeParse(JSON.parse(body.toString('utf8'))).data?.purchaseId ?? '';
  } catch {
    return '';
  }
}
