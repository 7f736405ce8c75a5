import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { CACHE } from '../project.mjs';

/**
 * Returns the file that caches the compiler's answer for rules with this content.
 * @param {string | Uint8Array} content
 * @param {string} [folder] where answers are cached
 */
export const keptAnswer = (content, folder = join(CACHE, 'rules-size')) =>
  join(folder, `${createHash('sha256').update(content).digest('hex')}.json`);
