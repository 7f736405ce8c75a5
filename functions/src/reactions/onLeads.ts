import { restoring } from '../activity/restoring';
import { adsOnLead } from '../ads/countAds';
import { wordsOnLead } from '../directory/wordsOnRecord';
import { leadOnWrite } from '../leads/leadOnWrite';
import { usualItemsOnLead } from '../leads/usualItems';
import { nextdoorOnLead } from '../nextdoor/countNextdoor';
import { defineReactions } from '../platform/defineReactions';

/** Checking a lead and answering it by e-mail comes last: it may take seconds. */
export const onLeads = defineReactions('onLeads', 'leads', [
  restoring('leads'),
  wordsOnLead,
  adsOnLead,
  nextdoorOnLead,
  usualItemsOnLead,
  leadOnWrite,
]);
