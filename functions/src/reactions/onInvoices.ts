import { restoring } from '../activity/restoring';
import { agreementOnInvoice } from '../agreements/agreementInvoice';
import { activityOnInvoice } from '../activity/triggers';
import { adsOnInvoice } from '../ads/countAds';
import { applicationOnInvoice, depositOnInvoice } from '../contracts/moneyReactions';
import { jobOnInvoice } from '../billing/jobOnInvoice';
import { wordsOnInvoice } from '../directory/wordsOnRecord';
import { nextdoorOnInvoice } from '../nextdoor/countNextdoor';
import { earnOnInvoice } from '../commission/triggers';
import { defineReactions } from '../platform/defineReactions';
import { reportOnInvoice } from '../reports/triggers';
import { faceOnInvoice } from '../sharing/triggers';

/** The record and its history first, then its job and what the customer sees; counters come last. */
export const onInvoices = defineReactions('onInvoices', 'invoices', [
  restoring('invoices'),
  activityOnInvoice,
  jobOnInvoice,
  agreementOnInvoice,
  applicationOnInvoice,
  depositOnInvoice,
  wordsOnInvoice,
  faceOnInvoice,
  adsOnInvoice,
  nextdoorOnInvoice,
  reportOnInvoice,
  earnOnInvoice,
]);
