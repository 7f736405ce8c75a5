import { restoring } from '../activity/restoring';
import { activityOnEstimate } from '../activity/triggers';
import { openApprovedVisit } from '../agreements/coveredVisit';
import { wordsOnEstimate } from '../directory/wordsOnRecord';
import { mailOnAnswer } from '../estimates/mailOnAnswer';
import { findingsOnEstimate } from '../findings/findingsOnEstimate';
import { reportOnEstimate } from '../reports/triggers';
import { leadsOnEstimate } from '../leads/leadsOnWork';
import { earnOnEstimate } from '../commission/triggers';
import { defineReactions } from '../platform/defineReactions';
import { faceOnEstimate } from '../sharing/triggers';

/** E-mail last: it may take seconds, and can't be undone. */
export const onEstimates = defineReactions('onEstimates', 'estimates', [
  restoring('estimates'),
  activityOnEstimate,
  openApprovedVisit,
  wordsOnEstimate,
  faceOnEstimate,
  findingsOnEstimate,
  leadsOnEstimate,
  reportOnEstimate,
  earnOnEstimate,
  mailOnAnswer,
]);
