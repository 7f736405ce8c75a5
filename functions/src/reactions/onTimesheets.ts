import { restoring } from '../activity/restoring';
import { defineReactions } from '../platform/defineReactions';
import { reportOnTimesheet } from '../reports/triggers';

/** They can't be deleted, and one without its main fields can't be repaired on a device. */
export const onTimesheets = defineReactions('onTimesheets', 'timesheets', [restoring('timesheets'), reportOnTimesheet]);
