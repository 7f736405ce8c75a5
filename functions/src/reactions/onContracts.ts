import { restoring } from '../activity/restoring';
import { wordsOnContract } from '../directory/wordsOnRecord';
import { defineReactions } from '../platform/defineReactions';

/** The record first, then how it is found. */
export const onContracts = defineReactions('onContracts', 'contracts', [restoring('contracts'), wordsOnContract]);
