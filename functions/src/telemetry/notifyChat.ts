import { setTimeout as sleep } from 'node:timers/promises';
import { info, warn } from 'firebase-functions/logger';
import { AppError } from '@/lib/appError';
import { MINUTE_MS } from '@/lib/time';
import { realDeps } from '../platform/admin';
import { countCall } from '../platform/rateLimit';
import { chatContent } from './chatContent';
import { chatWebhookUrl } from './config';
import { postToChat } from './postToChat';

/**
 * Messages a minute that may reach the chat, across all instances. Messages that strangers can cause have a separate share, so that no
 * one can use them to silence the rest.
 */
const PER_MINUTE = { team: 30, strangers: 10 };
export type ChatBudget = keyof typeof PER_MINUTE;

/**
 * Maximum time a response may wait for the chat. An instance may be frozen after it has responded, so a message that
 * isn't awaited may never leave; but no one should wait for a slow chat. Most messages take a tenth of this; a slower
 * one continues alongside the response for up to five seconds, and may be lost.
 */
const PATIENCE_MS = 2_000;

/** `late`: still in progress when the time was up. `off`: there is no chat. */
export type ChatOutcome = 'sent' | 'late' | 'limited' | 'failed' | 'off';

/** Posts to the team's chat. Never throws, and takes two seconds at most. */
export async function notifyChat(text: string): Promise<void> {
  await sendToChat(text, 'team');
}

/** Like `notifyChat`, and returns the outcome. */
export async function sendToChat(text: string, budget: ChatBudget): Promise<ChatOutcome> {
  const url = chatWebhookUrl();
  if (url === null) return 'off';
  const patience = new AbortController();
  const isLate = sleep(PATIENCE_MS, 'late' as const, { signal: patience.signal }).catch(() => 'late' as const);
  const outcome = await Promise.race([deliver(url, text, budget), isLate]);
  patience.abort();
  return outcome;
}

async function deliver(url: string, text: string, budget: ChatBudget): Promise<ChatOutcome> {
  try {
    if (!(await isWithinBudget(budget))) {
      info('chat message held back', { budget });
      return 'limited';
    }
    await postToChat(url, chatContent(text));
    return 'sent';
  } catch (error) {
    warn('chat message not delivered', { reason: reasonOf(error) });
    return 'failed';
  }
}

/** The chat's URL is secret and appears in some error texts, so log only our own texts and others' types. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.name;
  return error.message.startsWith('The chat answered') ? error.message : code;
}

let fallback = { startedAt: 0, count: 0 };

async function isWithinBudget(budget: ChatBudget): Promise<boolean> {
  try {
    await countCall(realDeps(), `chat_${budget}`, PER_MINUTE[budget]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate-limited') return false;
    // The failing part is the database, which the chat should hear about: each instance counts on its own.
    const now = Date.now();
    if (now - fallback.startedAt >= MINUTE_MS) fallback = { startedAt: now, count: 0 };
    fallback.count += 1;
    return fallback.count <= 2;
  }
}
