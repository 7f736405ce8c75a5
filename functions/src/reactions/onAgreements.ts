import { mailOnAgreement } from '../agreements/mailOnAgreement';
import { restoring } from '../activity/restoring';
import { wordsOnAgreement } from '../directory/wordsOnRecord';
import { earnOnAgreement } from '../commission/triggers';
import { defineReactions } from '../platform/defineReactions';
import { faceOnAgreement } from '../sharing/triggers';

/** The record first, then search, then what its customer sees and gets in writing. */
export const onAgreements = defineReactions('onAgreements', 'agreements', [
  restoring('agreements'),
  wordsOnAgreement,
  faceOnAgreement,
  earnOnAgreement,
  mailOnAgreement,
]);
