import { definePage } from '../platform/definePage';
import { answerFeed } from './answerFeed';

/** Serves a technician's schedule to calendar programs: `…/calendarFeed/{token}.ics`. The token is the key, and is never logged. */
export const calendarFeed = definePage('calendarFeed', (deps, { method, path, header }) =>
  answerFeed(deps, { method, path, ifNoneMatch: header('if-none-match') }),
);
