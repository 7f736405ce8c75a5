import { restoring } from '../activity/restoring';
import { countOnTime } from '../awards/triggers';
import { earnOnTime } from '../commission/triggers';
import { defineReactions } from '../platform/defineReactions';
import { forgetPosition } from '../positions/triggers';
import { reportOnTime } from '../reports/triggers';

export const onTimeEntries = defineReactions('onTimeEntries', 'timeEntries', [
  restoring('timeEntries'),
  countOnTime,
  reportOnTime,
  earnOnTime,
  forgetPosition,
]);
