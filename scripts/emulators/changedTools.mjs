// Changes this folder's preloads make to firebase-tools as it loads.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * @param {readonly (readonly [before: string, after: string])[]} changes
 * @returns {(source: string, url: string) => string} throws if an update of firebase-tools changes the text
 */
export const replaced = (changes) => (source, url) =>
  changes.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2) throw new Error(`${url} no longer says once: ${before}`);
    return text.replace(before, () => after);
  }, source);

/**
 * Changes files of firebase-tools in this process.
 * @param {Record<string, (source: string, url: string) => string>} changes by a file's path in its lib/
 */
export function changeTools(changes) {
  registerHooks({
    load: (url, context, nextLoad) => {
      const change = changes[/\/firebase-tools\/lib\/(.+\.js)$/.exec(url)?.[1]];
      if (!change) return nextLoad(url, context);
      return { format: 'commonjs', source: change(readFileSync(fileURLToPath(url), 'utf8'), url), shortCircuit: true };
    },
  });
}
