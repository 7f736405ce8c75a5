import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { publicSite } from '../../scripts/build/publicSite';

it('a build that fails says what failed, not that the public pages find no manifest', async () => {
  const root = mkdtempSync(join(tmpdir(), 'failed-build-'));
  try {
    writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
    writeFileSync(join(root, 'main.js'), 'export {};');
    const breaksOff = {
      name: 'breaks-off',
      transform: (_: string, id: string) => {
        if (id.endsWith('main.js')) throw new Error('the real cause');
      },
    };
    await expect(
      build({ root, configFile: false, mode: 'emulators', logLevel: 'silent', plugins: [breaksOff, publicSite({})] }),
    ).rejects.toThrow('the real cause');
  } finally {
    rmSync(root, { recursive: true });
  }
});
