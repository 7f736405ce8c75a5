import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { publicSite } from '../../scripts/build/publicSite';

const breakOff = (): never => {
  throw new Error('the real cause');
};
const STEPS = {
  'reading a module': { transform: (_: string, id: string) => (id.endsWith('main.js') ? breakOff() : null) },
  'writing a chunk': { renderChunk: breakOff },
  'adding files': { generateBundle: breakOff },
};

it.each(Object.entries(STEPS))(
  'a build that breaks off %s says why, not that a manifest is missing',
  async (_, step) => {
    const root = mkdtempSync(join(tmpdir(), 'failed-build-'));
    try {
      writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
      writeFileSync(join(root, 'main.js'), 'export {};');
      await expect(
        build({
          root,
          configFile: false,
          mode: 'emulators',
          logLevel: 'silent',
          plugins: [{ name: 'breaks-off', ...step }, publicSite({})],
        }),
      ).rejects.toThrow('the real cause');
    } finally {
      rmSync(root, { recursive: true });
    }
  },
);
