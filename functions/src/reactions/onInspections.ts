import { restoring } from '../activity/restoring';
import { wordsOnInspection } from '../directory/wordsOnRecord';
import { scoreOnInspection } from '../inspections/scoreOnInspection';
import { defineReactions } from '../platform/defineReactions';
import { faceOnInspection } from '../sharing/triggers';

export const onInspections = defineReactions('onInspections', 'inspections', [
  restoring('inspections'),
  scoreOnInspection,
  wordsOnInspection,
  faceOnInspection,
]);
