import { restoring } from '../activity/restoring';
import { defineReactions } from '../platform/defineReactions';

/** They can't be deleted, and one without its main fields can't be repaired on a device. */
export const onDiscounts = defineReactions('onDiscounts', 'discounts', [restoring('discounts')]);
