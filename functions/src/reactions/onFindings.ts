import { restoring } from '../activity/restoring';
import { wordsOnFinding } from '../directory/wordsOnRecord';
import { defineReactions } from '../platform/defineReactions';
import { faceOnFinding } from '../sharing/triggers';

export const onFindings = defineReactions('onFindings', 'findings', [
  restoring('findings'),
  wordsOnFinding,
  faceOnFinding,
]);
