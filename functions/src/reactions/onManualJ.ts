import { restoring } from '../activity/restoring';
import { wordsOnManualJ } from '../directory/wordsOnRecord';
import { defineReactions } from '../platform/defineReactions';
import { faceOnLoadCalculation } from '../sharing/triggers';

export const onManualJ = defineReactions('onManualJ', 'manualJ', [
  restoring('manualJ'),
  wordsOnManualJ,
  faceOnLoadCalculation,
]);
