import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { CACHE } from '../project.mjs';

/**
 * The file in which the compiler's answer about rules of this content is kept.
 * @param {string | Uint8Array} content
 * @param {string} [folder] where answers are kept
 */
export const keptAnswer = (content, folder = join(CACHE, 'rules-size')) =>
  join(folder, `${createHash('sha256').update(content).digest('hex')}.json`);
