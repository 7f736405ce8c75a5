import { activityOnPayment } from '../activity/triggers';
import { waiversOnPayment } from '../contracts/moneyReactions';
import { mailOnPayment } from '../payments/mailOnPayment';
import { defineReactions } from '../platform/defineReactions';
import { faceOnPayment } from '../sharing/triggers';

/** E-mail last: it may take seconds, and can't be undone. */
export const onPayments = defineReactions('onPayments', 'payments', [
  activityOnPayment,
  faceOnPayment,
  waiversOnPayment,
  mailOnPayment,
]);
