import { defineReactions } from '../platform/defineReactions';
import { facesOnPayoutAccount } from '../sharing/facesOnPayoutAccount';

export const onPayoutAccounts = defineReactions('onPayoutAccounts', 'payoutAccounts', [facesOnPayoutAccount]);
