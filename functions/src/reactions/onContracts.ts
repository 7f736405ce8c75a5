import { restoring } from '../activity/restoring';
import { bookOnContract } from '../contracts/bookOnContract';
import { wordsOnContract } from '../directory/wordsOnRecord';
import { defineReactions } from '../platform/defineReactions';

/** The record first, then search, then its finances. */
export const onContracts = defineReactions('onContracts', 'contracts', [
  restoring('contracts'),
  wordsOnContract,
  bookOnContract,
]);
