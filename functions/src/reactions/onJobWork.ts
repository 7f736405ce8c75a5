import { wordsOnJobWork } from '../directory/wordsOnRecord';
import { defineReactions } from '../platform/defineReactions';

export const onJobWork = defineReactions('onJobWork', 'jobWork', [wordsOnJobWork]);
