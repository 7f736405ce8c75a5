import type { output } from 'zod';
import { setFinancingState as contract } from '@/domain/financing/api';
import { keptCents, loanCents } from '@/domain/financing/state';
import { assertMayGiveBack } from '../billing/mayGiveBack';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { defineCallable } from '../platform/defineCallable';
import { notFound } from '../platform/errors';
import { WISETACK_SECRETS } from './config';
import { moveApplication } from './moveApplication';
import { actAtLender, held } from './partner';

type Input = output<typeof contract.input>;

export const setFinancingState = defineCallable(
  contract,
  {
    access: member({ action: 'offerFinancing', feature: 'wisetack', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 60, perNetwork: 180 },
    secrets: WISETACK_SECRETS,
  },
  async (deps, input, caller) => {
    if (input.state === 'refunded') await assertMayRefund(deps, input, caller);
    const isAtLender = await actAtLender(deps, input, caller);
    if (!isAtLender) await moveApplication(deps, input, caller);
    return {};
  },
);

/** A loan is money like any other: the same refund limits apply as for payments. */
async function assertMayRefund(deps: Deps, { financingId, givenBackCents }: Input, caller: Member): Promise<void> {
  const known = await held(deps, { companyId: caller.companyId, financingId });
  if (!known) throw notFound('Application');
  const sumCents = givenBackCents ?? loanCents(known);
  await assertMayGiveBack(deps, caller, Math.min(keptCents(known), sumCents - known.refundedCents));
}
