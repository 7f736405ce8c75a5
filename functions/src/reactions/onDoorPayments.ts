import { restoring } from '../activity/restoring';
import { doorPaymentOnWrite } from '../payments/door/enterDoorPayment';
import { defineReactions } from '../platform/defineReactions';

/** Records payments collected on site. */
export const onDoorPayments = defineReactions('onDoorPayments', 'doorPayments', [
  restoring('doorPayments'),
  doorPaymentOnWrite,
]);
