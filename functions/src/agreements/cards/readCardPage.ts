import { readCardPage as contract } from '@/domain/agreement/payment/api';
import { paymentStanding } from '@/domain/agreement/payment/standing';
import { periodTotalCents } from '@/domain/agreement/record/create';
import { isMember } from '@/domain/agreement/record/state';
import { priceText } from '@/domain/agreement/record/words';
import { printedCompany } from '@/domain/paper/header';
import { anyone } from '../../platform/access';
import { defineCallable } from '../../platform/defineCallable';
import { STRIPE_SECRETS } from '../../stripe/config';
import { findTakingAccount, openCard } from './openCard';

/** Returns what a card-entry link shows: the plan, its price and its current payment method. */
export const readCardPage = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 30 }, secrets: STRIPE_SECRETS },
  async (deps, { token }) => {
    const opened = await openCard(deps, token);
    const { agreement, company, today } = opened;
    const accountId = await findTakingAccount(deps, opened);
    const total = periodTotalCents(agreement, today);
    return {
      company: printedCompany(company),
      timeZone: company.timeZone,
      planName: agreement.plan.name,
      number: agreement.number,
      price: priceText(total, agreement.interval, agreement.currency),
      currency: agreement.currency,
      payment: paymentStanding(agreement),
      takesCards: accountId !== null && isMember(agreement.state),
    };
  },
);
