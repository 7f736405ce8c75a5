import { removeMyCard as contract } from '@/domain/agreement/payment/api';
import { anyone } from '../../platform/access';
import { defineCallable } from '../../platform/defineCallable';
import { STRIPE_SECRETS } from '../../stripe/config';
import { agreementOfToken } from './cardLinks';
import { removeCard } from './removeCard';

/** Lets the customer remove their card; bills then go out for manual payment. */
export const removeMyCard = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 10 }, secrets: STRIPE_SECRETS },
  async (deps, { token }) => {
    await removeCard(deps, await agreementOfToken(deps, token), '');
    return {};
  },
);
