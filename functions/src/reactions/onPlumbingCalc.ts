import { restoring } from '../activity/restoring';
import { wordsOnPlumbingCalc } from '../directory/wordsOnRecord';
import { defineReactions } from '../platform/defineReactions';
import { faceOnPlumbingCalc } from '../sharing/triggers';

export const onPlumbingCalc = defineReactions('onPlumbingCalc', 'plumbingCalc', [
  restoring('plumbingCalc'),
  wordsOnPlumbingCalc,
  faceOnPlumbingCalc,
]);
