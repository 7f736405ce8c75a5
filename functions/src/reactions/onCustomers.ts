import { restoring } from '../activity/restoring';
import { activityOnCustomer } from '../activity/triggers';
import { copiesOnCustomer } from '../customers/copiesOnCustomer';
import { DIRECTORY_INSTANCES } from '../directory/refresher';
import { directoryOnCustomer } from '../directory/triggers';
import { defineReactions } from '../platform/defineReactions';

/** On few instances, so that each joins many changes of an import in one write of the directory. */
export const onCustomers = defineReactions(
  'onCustomers',
  'customers',
  [restoring('customers'), activityOnCustomer, directoryOnCustomer, copiesOnCustomer],
  { maxInstances: DIRECTORY_INSTANCES },
);
