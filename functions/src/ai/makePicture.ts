import { createHash } from 'node:crypto';
import { info } from 'firebase-functions/logger';
import { MICRODOLLARS_PER_CENT } from '@/domain/assistant/settings';
import type { Deps } from '../platform/admin';
import { fromModelError, ModelError, toModelError } from './errors';
import { modelsFor } from './models';
import { openaiClient } from './openai';
import type { GeneratedPicture, PictureRequest } from './port';
import { reserve, settle, type Payer } from './usage';

const NOTHING = { inputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 0 };

/**
 * Generates a picture for an ad and meters it. This takes 10 to 60 seconds, too long for a click. A picture the provider refuses to draw
 * is `invalid`, with a message for the person who described it.
 * @throws AppError when it is turned off, a cap is reached, or it can't be made
 */
export async function makePicture(
  deps: Deps,
  payer: Payer,
  { prompt, size }: PictureRequest,
  signal: AbortSignal,
): Promise<GeneratedPicture> {
  const purpose = 'ad-picture';
  const entry = (await modelsFor(deps, purpose)).find(({ provider }) => provider === 'openai');
  if (!entry) throw fromModelError(new ModelError('not-set-up', { provider: 'openai' }));
  const cost = Math.ceil(entry.centsPerPicture * MICRODOLLARS_PER_CENT);
  await reserve(deps, payer, { purpose, microdollars: cost });
  let isMade = false;
  try {
    const client = await openaiClient();
    const answer = await client.images.generate(
      {
        model: entry.model,
        prompt,
        size,
        n: 1,
        quality: 'medium',
        background: 'opaque',
        output_format: 'webp',
        output_compression: 80,
        moderation: 'auto',
        safety_identifier: createHash('sha256').update(`${payer.companyId} ${payer.uid}`).digest('hex').slice(0, 32),
      },
      { signal: AbortSignal.any([signal, AbortSignal.timeout(entry.timeoutMs)]) },
    );
    const data = answer.data?.[0]?.b64_json ?? '';
    if (data === '') throw new ModelError('broken', { provider: 'openai' });
    isMade = true;
    return { data, model: entry.model };
  } catch (error) {
    throw fromModelError(toModelError(error, 'openai', { isStopped: signal.aborted, isSilent: false }));
  } finally {
    await settle(deps, payer, { purpose, reserved: cost, cost: isMade ? cost : 0, used: NOTHING, isQuestion: isMade });
    info('ai', { companyId: payer.companyId, purpose, model: entry.model, outcome: isMade ? 'end' : 'failed' });
  }
}
