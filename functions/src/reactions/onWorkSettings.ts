import { restoring } from '../activity/restoring';
import { defineReactions } from '../platform/defineReactions';

/** Nobody may delete one, and one without its main fields cannot be repaired on a device. */
export const onWorkSettings = defineReactions('onWorkSettings', 'workSettings', [restoring('workSettings')]);
