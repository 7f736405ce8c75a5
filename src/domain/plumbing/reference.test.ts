import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { referenceText } from './reference';

const PAGE = join(import.meta.dirname, '../../../docs/plumbing.md');
const MADE_FROM_SCHEMAS = '## Calculators\n';

it('keeps docs/plumbing.md in sync with the schemas and tables (vitest -u writes it)', async () => {
  const [byHand = ''] = readFileSync(PAGE, 'utf8').split(MADE_FROM_SCHEMAS);
  await expect(`${byHand}${MADE_FROM_SCHEMAS}\n${referenceText()}`).toMatchFileSnapshot(PAGE);
});
