import { z, ZodError } from 'zod';
import { AppError } from '@/lib/appError';
import { cutText } from '@/lib/cutText';

const textField = z.string().catch('');
const faultBody = z.object({
  Fault: z.object({
    Error: z.array(z.object({ Message: textField, Detail: textField, code: z.coerce.string().catch('') })).min(1),
    type: textField,
  }),
});

/** A refusal by QuickBooks, in its own words. */
export class QuickbooksError extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;

  constructor(status: number, answer: unknown) {
    const [first] = faultBody.safeParse(answer).data?.Fault.Error ?? [];
    super(first?.Message ?? '');
    this.name = 'QuickbooksError';
    this.status = status;
    this.code = first?.code ?? '';
    this.detail = first?.Detail || (first?.Message ?? '');
  }
}

/** Whether a response is a refusal, even if its status says otherwise. */
export const isFault = (answer: unknown): boolean => faultBody.safeParse(answer).success;

/**
 * Ways to handle a refusal: `wait` and retry, `pause` everything until a person has resolved it, check a `conflict`,
 * look up the document because its `number` is taken, or record that this one `failed`.
 */
export type FaultKind = 'wait' | 'pause' | 'conflict' | 'number' | 'failed';

export function kindOf({ status, code }: QuickbooksError): FaultKind {
  if (status === 429 || status >= 500 || status === 408) return 'wait';
  if (code === '6190' || code === '120' || status === 401 || status === 403) return 'pause';
  if (code === '5010') return 'conflict';
  return code === '6140' || code === '6210' ? 'number' : 'failed';
}

/** Returns a refusal as a message that says what to do. */
export function wordsOf({ status, code, detail }: QuickbooksError): string {
  const said = cutText(detail.replace(/^[\w ]*(?:Error|Exists Error|Id)\s*:\s*/i, ''), 250);
  if (status === 429) return 'QuickBooks is not accepting more requests right now. It resumes in a minute.';
  if (status >= 500 || status === 408)
    return 'QuickBooks cannot be reached right now. It resumes automatically in a few minutes.';
  switch (code) {
    case '6240':
      return `QuickBooks has this name already: ${said}. Choose in the dry run whether it is the same customer.`;
    case '6140':
    case '6210':
      return 'QuickBooks has another document with this number. Give that one another number there.';
    case '610':
    case '2500':
      return `Something that it names was made inactive or deleted in QuickBooks. Check the mapping and the customer. (${said})`;
    case '6540':
      return 'It is part of a deposit in QuickBooks and cannot be changed. Correct it with a new document.';
    case '5010':
      return 'Someone changed it in QuickBooks at the same moment. Look at the dry run again.';
    case '6190':
      return 'The QuickBooks subscription has ended or was not paid. Renew it at QuickBooks, then resume.';
    case '120':
      return 'The person who connected QuickBooks may no longer use that company. Connect again as an admin of it.';
    case '6070':
      return 'QuickBooks calculates a line differently. Please tell us which document it is.';
  }
  if (status === 403) return 'QuickBooks does not allow this in its plan or for this user.';
  return `QuickBooks did not take it${said === '' ? '.' : `: ${said}`}`;
}

/** Converts QuickBooks' refusal to a message for the person who clicked. Anything else is unchanged. */
export function fromQuickbooksError(error: unknown): unknown {
  if (error instanceof ZodError)
    return new AppError({
      code: 'unavailable',
      userMessage:
        'The answer of QuickBooks could not be read. Nothing was changed. Please try again in a few minutes.',
      cause: error,
    });
  if (!(error instanceof QuickbooksError)) return error;
  const kind = kindOf(error);
  const code =
    error.status === 429
      ? 'rate-limited'
      : kind === 'wait'
        ? 'unavailable'
        : kind === 'pause'
          ? 'failed-precondition'
          : 'invalid';
  return new AppError({ code, userMessage: wordsOf(error), cause: error });
}
