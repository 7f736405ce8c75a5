import {
  allCredentials,
  allOptOuts,
  approvedRecognitions,
  endingCredentials,
  latestGoals,
  latestRecognitions,
  monthsWithin,
} from '@/domain/award/queries';
import { ask } from './asked';

const PERIOD = { periodKind: 'quarter', startsOn: '2026-10-01' } as const;

/** The part of `QUERY_FUNCTIONS` that reads credentials and recognition. */
export const AWARD_QUERIES = {
  allCredentials: ask('credentials', allCredentials()),
  endingCredentials: ask('credentials', endingCredentials()),
  latestRecognitions: ask('recognitions', latestRecognitions()),
  approvedRecognitions: ask('recognitions', approvedRecognitions()),
  allOptOuts: ask('recognitionOptOuts', allOptOuts()),
  latestGoals: ask('teamGoals', latestGoals()),
  monthsWithin: [...ask('scoreMonths', monthsWithin(PERIOD)), ...ask('teamMonths', monthsWithin(PERIOD))],
};
