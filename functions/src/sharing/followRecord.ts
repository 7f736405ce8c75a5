import { error as logError } from 'firebase-functions/logger';
import { AppError } from '@/lib/appError';
import type { Deps } from '../platform/admin';
import type { Subject } from './publicDocuments';
import { publishFace } from './publishFace';

/** Publishes from a trigger. If it can't be rendered, the old version stays: retrying wouldn't help. */
export async function followRecord(deps: Deps, { companyId, kind, subjectId }: Subject): Promise<void> {
  try {
    await publishFace(deps, companyId, kind, subjectId);
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'invalid' && error.code !== 'too-large')) throw error;
    logError('face not published', { kind, subjectId, code: error.code });
  }
}
