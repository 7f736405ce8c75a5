import { restoring } from '../activity/restoring';
import { defineReactions } from '../platform/defineReactions';
import { reportOnTimesheet } from '../reports/triggers';

/** Nobody may delete one, and one without its main fields cannot be repaired on a device. */
export const onTimesheets = defineReactions('onTimesheets', 'timesheets', [restoring('timesheets'), reportOnTimesheet]);
