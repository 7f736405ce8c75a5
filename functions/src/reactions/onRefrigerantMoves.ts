import { restoring } from '../activity/restoring';
import { wordsOnRefrigerantMove } from '../directory/wordsOnRecord';
import { defineReactions } from '../platform/defineReactions';

export const onRefrigerantMoves = defineReactions('onRefrigerantMoves', 'refrigerantMoves', [
  restoring('refrigerantMoves'),
  wordsOnRefrigerantMove,
]);
