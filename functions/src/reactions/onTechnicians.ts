import { restoring } from '../activity/restoring';
import { activityOnTechnician } from '../activity/triggers';
import { earnOnTechnician } from '../commission/triggers';
import { defineReactions } from '../platform/defineReactions';
import { facesOnTechnician } from '../sharing/facesOnTechnician';

export const onTechnicians = defineReactions('onTechnicians', 'technicians', [
  restoring('technicians'),
  activityOnTechnician,
  facesOnTechnician,
  earnOnTechnician,
]);
