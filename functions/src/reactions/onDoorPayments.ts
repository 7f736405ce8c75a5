import { restoring } from '../activity/restoring';
import { doorPaymentOnWrite } from '../payments/door/enterDoorPayment';
import { defineReactions } from '../platform/defineReactions';

/** Money that was taken on site is entered. */
export const onDoorPayments = defineReactions('onDoorPayments', 'doorPayments', [
  restoring('doorPayments'),
  doorPaymentOnWrite,
]);
