import type { Plugin } from 'vite';

/**
 * Files that are too large for every installation, and without which no PDF is made offline. The other fonts of a brand are
 * kept once they were used, and until then Inter stands in for them.
 */
const EXTRAS = /^assets\/(?:pdfInBrowser-.*\.js|Inter_.*\.ttf)$/;

/**
 * Writes `offline-extras.json`: the addresses of what a device fetches in a quiet moment, after the installation
 * (`src/app/keepOfflineExtras.ts`). Only the build knows how its files are called.
 */
export const offlineExtras = (): Plugin => ({
  name: 'offline-extras',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((file) => EXTRAS.test(file));
    const source = JSON.stringify(files.map((file) => `/${file}`));
    this.emitFile({ type: 'asset', fileName: 'offline-extras.json', source });
  },
});
