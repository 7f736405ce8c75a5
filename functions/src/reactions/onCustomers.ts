import { restoring } from '../activity/restoring';
import { activityOnCustomer } from '../activity/triggers';
import { copiesOnCustomer } from '../customers/copiesOnCustomer';
import { DIRECTORY_INSTANCES } from '../directory/refresher';
import { directoryOnCustomer } from '../directory/triggers';
import { defineReactions } from '../platform/defineReactions';

/** On few instances, so that each batches many of an import's changes into one directory write. */
export const onCustomers = defineReactions(
  'onCustomers',
  'customers',
  [restoring('customers'), activityOnCustomer, directoryOnCustomer, copiesOnCustomer],
  { maxInstances: DIRECTORY_INSTANCES },
);
