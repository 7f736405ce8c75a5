import { restoring } from '../activity/restoring';
import { countOnVisit } from '../awards/triggers';
import { timeOnVisit } from '../hours/timeOnVisit';
import { defineReactions } from '../platform/defineReactions';
import { threadOnVisit } from '../messages/threads';
import { reportOnVisit } from '../reports/triggers';
import { alertOnVisit } from '../schedule/alertCrew';
import { jobOnVisit } from '../schedule/jobOnVisit';
import { pinOnVisit } from '../schedule/pinOnVisit';
import { jobOfRepeat } from '../schedule/repeatedJobs';
import { holdOnVisit } from '../sites/reactions';
import { flagHeldStart } from '../sites/startedHeld';
import { faceOnVisit } from '../sharing/triggers';

/** The job first: the board and the customer wait for it. Counters come last. */
export const onSchedule = defineReactions('onSchedule', 'schedule', [
  restoring('schedule'),
  jobOfRepeat,
  jobOnVisit,
  holdOnVisit,
  pinOnVisit,
  timeOnVisit,
  faceOnVisit,
  flagHeldStart,
  countOnVisit,
  reportOnVisit,
  threadOnVisit,
  alertOnVisit,
]);
