import { restoring } from '../activity/restoring';
import { openSoldVisit } from '../agreements/coveredVisit';
import { wordsOnJobWork } from '../directory/wordsOnRecord';
import { defineReactions } from '../platform/defineReactions';

export const onJobWork = defineReactions('onJobWork', 'jobWork', [restoring('jobWork'), openSoldVisit, wordsOnJobWork]);
