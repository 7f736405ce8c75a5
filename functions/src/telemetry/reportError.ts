import { warn } from 'firebase-functions/logger';
import { realDeps } from '../platform/admin';
import { chatWebhookUrl } from './config';
import { errorMessage, type ErrorMessage } from './messages';
import { sendToChat, type ChatBudget, type ChatOutcome } from './notifyChat';
import { countError, type Repetition } from './repeatedErrors';

/** `counted`: the same error was reported recently. */
export type ReportOutcome = ChatOutcome | 'counted';

/** Reports an error to the chat; one already reported in the last ten minutes is only counted. Never throws. */
export async function reportError(
  report: Omit<ErrorMessage, 'untoldCount'>,
  budget: ChatBudget,
): Promise<ReportOutcome> {
  if (chatWebhookUrl() === null) return 'off';
  const { isNew, untoldCount } = await repetitionOf(report);
  return isNew ? sendToChat(errorMessage({ ...report, untoldCount }), budget) : 'counted';
}

/**
 * Reports to the chat that a function failed unexpectedly. `functionName` as deployed; `uid` is '' without a caller.
 * Never throws, and takes a few seconds at most: await it, or a frozen instance never sends it.
 */
export async function reportServerError(functionName: string, error: unknown, uid = ''): Promise<void> {
  await reportError(
    {
      message: error instanceof Error ? `${error.name}: ${error.message}` : `Thrown: ${typeof error}`,
      stack: error instanceof Error ? (error.stack ?? '') : '',
      uid: uid || 'nobody (server)',
      where: ['Function', functionName],
      at: new Date().toISOString(),
    },
    'team',
  );
}

async function repetitionOf({ message, stack }: { message: string; stack: string }): Promise<Repetition> {
  try {
    return await countError(realDeps(), message, stack);
  } catch (error) {
    warn('errors cannot be counted', { reason: error instanceof Error ? error.name : 'unknown' });
    return { isNew: true, untoldCount: 0 };
  }
}
