import { wordsOnRefrigerantMove } from '../directory/wordsOnRecord';
import { defineReactions } from '../platform/defineReactions';

export const onRefrigerantMoves = defineReactions('onRefrigerantMoves', 'refrigerantMoves', [wordsOnRefrigerantMove]);
