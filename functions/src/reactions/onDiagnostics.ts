import { restoring } from '../activity/restoring';
import { wordsOnDiagnostic } from '../directory/wordsOnRecord';
import { defineReactions } from '../platform/defineReactions';
import { faceOnDiagnostic } from '../sharing/triggers';

export const onDiagnostics = defineReactions('onDiagnostics', 'diagnostics', [
  restoring('diagnostics'),
  wordsOnDiagnostic,
  faceOnDiagnostic,
]);
