import { activityOnPayment } from '../activity/triggers';
import { mailOnPayment } from '../payments/mailOnPayment';
import { defineReactions } from '../platform/defineReactions';
import { faceOnPayment } from '../sharing/triggers';

/** E-mail last: it may take seconds, and cannot be taken back. */
export const onPayments = defineReactions('onPayments', 'payments', [activityOnPayment, faceOnPayment, mailOnPayment]);
