import { countOnTime } from '../awards/triggers';
import { defineReactions } from '../platform/defineReactions';

export const onTimeEntries = defineReactions('onTimeEntries', 'timeEntries', [countOnTime]);
