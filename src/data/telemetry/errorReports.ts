import { DESCRIPTION_LIMIT, truncate } from '@/domain/telemetry/truncate';
import { nowIso } from '@/lib/dates';
import { track } from '../tracking';
import { createErrorReporter } from './errorReporter';
import { report } from './report';

/** Sends errors to Analytics and, through the server, to the team's chat. Import dynamically: it's never awaited. */
export const sendErrorReport = createErrorReporter({
  send: (error) => {
    track('app_exception', { description: truncate(error.message, DESCRIPTION_LIMIT), fatal: false });
    report(error);
  },
  isOnline: () => navigator.onLine,
  now: nowIso,
  url: () => window.location.href,
});
