import { restoring } from '../activity/restoring';
import { countOnVisit } from '../awards/triggers';
import { timeOnVisit } from '../hours/timeOnVisit';
import { defineReactions } from '../platform/defineReactions';
import { jobOnVisit } from '../schedule/jobOnVisit';
import { pinOnVisit } from '../schedule/pinOnVisit';
import { faceOnVisit } from '../sharing/triggers';

export const onSchedule = defineReactions('onSchedule', 'schedule', [
  restoring('schedule'),
  jobOnVisit,
  pinOnVisit,
  timeOnVisit,
  faceOnVisit,
  countOnVisit,
]);
