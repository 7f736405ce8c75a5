import { restoring } from '../activity/restoring';
import { activityOnEquipment } from '../activity/triggers';
import { DIRECTORY_INSTANCES } from '../directory/refresher';
import { directoryOnEquipment } from '../directory/triggers';
import { defineReactions } from '../platform/defineReactions';
import { reportOnEquipment } from '../reports/triggers';

/** On few instances, like `onCustomers`. */
export const onEquipment = defineReactions(
  'onEquipment',
  'equipment',
  [restoring('equipment'), activityOnEquipment, directoryOnEquipment, reportOnEquipment],
  {
    maxInstances: DIRECTORY_INSTANCES,
  },
);
