import { restoring } from '../activity/restoring';
import { wordsOnFinding } from '../directory/wordsOnRecord';
import { namesOnFinding } from '../findings/namesOnFinding';
import { defineReactions } from '../platform/defineReactions';
import { faceOnFinding } from '../sharing/triggers';

export const onFindings = defineReactions('onFindings', 'findings', [
  restoring('findings'),
  namesOnFinding,
  wordsOnFinding,
  faceOnFinding,
]);
