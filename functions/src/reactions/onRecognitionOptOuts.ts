import { restoring } from '../activity/restoring';
import { withholdOnOptOut } from '../awards/withholdFigures';
import { defineReactions } from '../platform/defineReactions';

export const onRecognitionOptOuts = defineReactions('onRecognitionOptOuts', 'recognitionOptOuts', [
  restoring('recognitionOptOuts'),
  withholdOnOptOut,
]);
