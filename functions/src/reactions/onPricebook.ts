import { restoring } from '../activity/restoring';
import { DIRECTORY_INSTANCES } from '../directory/refresher';
import { defineReactions } from '../platform/defineReactions';
import { directoryOnPricebook } from '../pricebook/directoryOnPricebook';
import { faceOnPricebookItem } from '../sharing/triggers';

/** On few instances, like `onCustomers`. */
export const onPricebook = defineReactions(
  'onPricebook',
  'pricebook',
  [restoring('pricebook'), directoryOnPricebook, faceOnPricebookItem],
  {
    maxInstances: DIRECTORY_INSTANCES,
  },
);
