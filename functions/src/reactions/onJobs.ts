import { restoring } from '../activity/restoring';
import { agreementOnJob } from '../agreements/agreementOnJob';
import { closeCoveredVisit } from '../agreements/coveredVisit';
import { activityOnJob } from '../activity/triggers';
import { countOnJob } from '../awards/triggers';
import { jobOnWorkDone } from '../billing/jobOnInvoice';
import { unitOnJob } from '../billing/unitOnJob';
import { wordsOnJob } from '../directory/wordsOnRecord';
import { findingsOnJob } from '../findings/findingsOnJob';
import { leadsOnJob } from '../leads/leadsOnWork';
import { earnOnJob } from '../commission/triggers';
import { defineReactions } from '../platform/defineReactions';
import { reportOnJob } from '../reports/triggers';
import { reviewsOnJob } from '../reviews/reviewsOnJob';
import { visitOnJob } from '../schedule/visitOnJob';
import { faceOnJob } from '../sharing/triggers';

/** The record and its history first, then what the board, the office and the customer see; counters come last. */
export const onJobs = defineReactions('onJobs', 'jobs', [
  restoring('jobs'),
  activityOnJob,
  unitOnJob,
  visitOnJob,
  jobOnWorkDone,
  agreementOnJob,
  closeCoveredVisit,
  wordsOnJob,
  faceOnJob,
  findingsOnJob,
  leadsOnJob,
  countOnJob,
  reportOnJob,
  earnOnJob,
  reviewsOnJob,
]);
