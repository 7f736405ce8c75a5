// npm run -s check-seal -- FILE.pdf: checks that a sealed contract is unchanged. Prints one line; exit code 1 if it was changed, 2
// without a file.
import { readFileSync } from 'node:fs';
import { checkSeal, type SealState } from '../src/lib/pdf-seal/pdfSeal';
import { sha256Hex } from '../src/lib/sha256Hex';

const WORDS: Record<SealState, string> = {
  intact: 'as it was sealed',
  changed: 'CHANGED since it was sealed',
  'added-to': 'ADDED TO since it was sealed',
  forged: 'sealed with a seal that is NOT GENUINE',
  foreign: 'signed elsewhere, or its signature was meddled with',
  none: 'not sealed',
};

const [path] = process.argv.slice(2);
if (path === undefined) {
  process.stderr.write('Name a PDF: npm run -s check-seal -- FILE.pdf\n');
  process.exitCode = 2;
} else {
  const file = new Uint8Array(readFileSync(path));
  const { state, fingerprint } = await checkSeal(file);
  const more = fingerprint === '' ? '' : `; certificate ${fingerprint}`;
  process.stdout.write(`${path}: ${WORDS[state]}; SHA-256 ${await sha256Hex(file)}${more}\n`);
  process.exitCode = state === 'intact' ? 0 : 1;
}
