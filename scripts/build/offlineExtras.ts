import type { Plugin } from 'vite';

/**
 * Files too large for every installation, but required for making PDFs offline. A brand's other fonts are cached after first use; until
 * then Inter replaces them.
 */
const EXTRAS = /^assets\/(?:pdfInBrowser-.*\.js|Inter_.*\.ttf)$/;

/**
 * Writes `offline-extras.json`: the URLs a device fetches when idle, after the installation (`src/app/keepOfflineExtras.ts`). Only the
 * build knows the file names.
 */
export const offlineExtras = (): Plugin => ({
  name: 'offline-extras',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((file) => EXTRAS.test(file));
    const source = JSON.stringify(files.map((file) => `/${file}`));
    this.emitFile({ type: 'asset', fileName: 'offline-extras.json', source });
  },
});
