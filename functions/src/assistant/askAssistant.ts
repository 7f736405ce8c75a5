import { askAssistant as contract } from '@/domain/assistant/api';
import { AppError } from '@/lib/appError';
import { AI_SECRETS } from '../ai/config';
import { member } from '../platform/access';
import { defineStream } from '../platform/defineCallable';

/** Asks the assistant, with the caller's permissions. */
export const askAssistant = defineStream(
  contract,
  {
    access: member({ feature: 'aiAssistant', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 20, perNetwork: 60 },
    secrets: AI_SECRETS,
    timeoutSeconds: 300,
    memory: '512MiB',
  },
  async (deps, question, caller, streaming) => {
    if (question.text.trim() === '' && question.pictures.length === 0 && question.task !== 'summary')
      throw new AppError({
        code: 'invalid',
        userMessage: 'Type a question first.',
        details: { fields: [{ path: 'text', message: 'Type a question first.' }] },
      });
    // The tools pull in every calculation, which the area's other functions would otherwise load too.
    const { answerQuestion } = await import('./answerQuestion');
    return answerQuestion(deps, question, caller, streaming);
  },
);
