import { activityOnEquipment } from '../activity/triggers';
import { DIRECTORY_INSTANCES } from '../directory/refresher';
import { directoryOnEquipment } from '../directory/triggers';
import { defineReactions } from '../platform/defineReactions';

export const onEquipment = defineReactions('onEquipment', 'equipment', [activityOnEquipment, directoryOnEquipment], {
  maxInstances: DIRECTORY_INSTANCES,
});
