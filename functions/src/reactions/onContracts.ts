import { restoring } from '../activity/restoring';
import { bookOnContract } from '../contracts/bookOnContract';
import { wordsOnContract } from '../directory/wordsOnRecord';
import { defineReactions } from '../platform/defineReactions';

/** The record first, then how it is found, then the money under it. */
export const onContracts = defineReactions('onContracts', 'contracts', [
  restoring('contracts'),
  wordsOnContract,
  bookOnContract,
]);
