import { restoring } from '../activity/restoring';
import { defineReactions } from '../platform/defineReactions';

/** Nobody may delete one, and one without its main fields cannot be repaired on a device. */
export const onDiscounts = defineReactions('onDiscounts', 'discounts', [restoring('discounts')]);
