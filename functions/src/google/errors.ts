import { z, ZodError } from 'zod';
import { AppError } from '@/lib/appError';
import { cutText } from '@/lib/cutText';

const body = z.object({
  error: z.object({
    message: z.string().catch(''),
    status: z.string().catch(''),
    details: z
      .array(
        z.object({
          reason: z.string().optional().catch(undefined),
          metadata: z.record(z.string(), z.string()).optional().catch(undefined),
          errorDetails: z
            .array(z.object({ message: z.string().catch('') }))
            .optional()
            .catch(undefined),
        }),
      )
      .catch([]),
  }),
});

/** Google's error response. `reason` and `message` are its own words. */
export class GoogleError extends Error {
  readonly status: number;
  readonly reason: string;
  /** True when the project has no quota at all, because Google hasn't approved it. */
  readonly isNotApproved: boolean;

  /** Wait time Google asks for, in seconds; 0 if it doesn't say. */
  readonly retryAfterSeconds: number;

  constructor(status: number, answer: unknown, retryAfter = '') {
    const { error } = body.catch({ error: { message: '', status: '', details: [] } }).parse(answer);
    const said = error.details.flatMap(({ errorDetails = [] }) => errorDetails.map(({ message }) => message));
    super(said[0] ?? error.message);
    this.name = 'GoogleError';
    this.status = status;
    this.retryAfterSeconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 0;
    this.reason = error.details.find(({ reason }) => reason)?.reason ?? error.status;
    this.isNotApproved =
      status === 429 && error.details.some(({ metadata }) => metadata?.['quota_limit_value'] === '0');
  }
}

/** Google's error for a project awaiting approval, and what to do about it: the most common refusal of all. */
const NOT_APPROVED =
  'Google has not approved this project for Business Profile yet: its quota is zero. Google’s form “Application for Basic API Access” asks for it; an answer takes days to weeks. Until then, use the page without the connection.';

const UNREADABLE = 'Google’s answer could not be read. Nothing was changed here. Please try again in a few minutes.';

const waitOf = ({ retryAfterSeconds }: GoogleError): string =>
  retryAfterSeconds <= 60
    ? 'a minute'
    : retryAfterSeconds <= 3600
      ? `${String(Math.ceil(retryAfterSeconds / 60))} minutes`
      : `${String(Math.ceil(retryAfterSeconds / 3600))} hours`;

/** Converts Google's refusal to a message for the person who clicked. Anything else is unchanged. */
export function fromGoogleError(error: unknown): unknown {
  if (error instanceof ZodError) return new AppError({ code: 'unavailable', userMessage: UNREADABLE, cause: error });
  if (!(error instanceof GoogleError)) return error;
  const told = (code: AppError['code'], userMessage: string): AppError =>
    new AppError({ code, userMessage, cause: error });
  const { status, reason } = error;
  if (error.isNotApproved) return told('failed-precondition', NOT_APPROVED);
  if (status === 429)
    return told('rate-limited', `Google takes no more requests for the moment. Try again in ${waitOf(error)}.`);
  if (status >= 500)
    return told('unavailable', 'Google cannot be reached right now. Please try again in a few minutes.');
  if (reason === 'SERVICE_DISABLED')
    return told(
      'failed-precondition',
      'A Business Profile API is switched off in the Google project. Switch on all of those that step 2 lists, wait five minutes, and try again.',
    );
  if (reason === 'ACCESS_TOKEN_SCOPE_INSUFFICIENT')
    return told(
      'failed-precondition',
      'Google was told to leave out a right that we need. Connect again, and leave all boxes ticked.',
    );
  if (status === 403)
    return told(
      'failed-precondition',
      'The Google account that is connected may not manage this profile. Connect with an owner or manager of it.',
    );
  if (status === 404) return told('not-found', 'Google no longer has this. Check again to see what there is now.');
  if (status === 409)
    return told('conflict', 'Someone changed the profile at the same moment. Check again, then repeat it.');
  return told('invalid', `Google did not take it${error.message === '' ? '.' : `: ${cutText(error.message, 200)}`}`);
}
