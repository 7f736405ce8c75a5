// What packages bring along and no function uses, left out of functions/lib. Each entry is a plugin for esbuild.
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Which parts of an SDK functions call; the others keep their names and lose their calls. */
export const CALLED = {
  openai: (part) => ['responses', 'images'].includes(part),
  '@anthropic-ai/sdk': (part) => part === 'messages',
  // Its parts for banks, shop counters and tests: `stripe.issuing`, `stripe.terminal` …
  stripe: (part) =>
    !/^(Climate|FinancialConnections|Forwarding|Identity|Issuing|Radar|Reporting|Sigma|Terminal|TestHelpers|Treasury|V2)$/.test(
      part,
    ),
};

const SDK = /node_modules\/(openai|@anthropic-ai\/sdk|stripe)\//;
const IN_PART = /node_modules\/(openai|@anthropic-ai\/sdk|stripe)\/(?:esm\/)?resources\/([^/.]+)/;
/** A class that holds a part's calls, with its body. */
const PART = /^( *)((?:export )?class \w+ extends (?:API|Stripe)Resource) \{\n[\s\S]*?^\1\}/gm;
/** What such a class offers as a property of itself: other classes, which would come along. */
const OFFERED = /^ *\w+\.(\w+) = \1;$/gm;

/** An SDK's client makes one of each part, called or not. */
export const onlyCalledParts = {
  name: 'only-called-parts',
  setup: ({ onLoad, onResolve }) => {
    // Some of the packages do not say that a file that nobody asks for may be left out.
    onResolve({ filter: /^\.\.?\/.*\.m?js$/ }, ({ path, importer }) =>
      SDK.test(importer) ? { path: join(dirname(importer), path), sideEffects: false } : undefined,
    );
    onLoad({ filter: IN_PART }, ({ path }) => {
      const [, sdk, part] = IN_PART.exec(path);
      if (CALLED[sdk](part)) return undefined;
      return { contents: readFileSync(path, 'utf8').replaceAll(PART, '$1$2 {}').replaceAll(OFFERED, ''), loader: 'js' };
    });
  },
};

/** Fifty languages of zod's messages; schemas say theirs in their own words, and the rest in English. */
export const zodInEnglish = {
  name: 'zod-in-english',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules\/zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: `export { default as en } from './en.js';`,
      loader: 'js',
    })),
};

/** fontkit unpacks web fonts with a decoder of its own, which is a third of the PDF engine. Node has one. */
export const brotliOfNode = {
  name: 'brotli-of-node',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules\/brotli\/decompress\.js$/ }, () => ({
      contents: `import { brotliDecompressSync } from 'node:zlib'; export default (bytes) => brotliDecompressSync(bytes);`,
      loader: 'js',
    })),
};

/** The PDF engine brings a reconciler for each React of the last years; ours is 19.2 or later. */
export const newestReconciler = {
  name: 'newest-reconciler',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@react-pdf\/reconciler\/lib\/index\.js$/ }, () => ({
      contents: `export { default } from './reconciler-33.js';`,
      loader: 'js',
    })),
};

/** Larger files of data stay JSON, which is read faster than code. */
const DATA_BYTES = 100_000;

/**
 * Keeps large JSON files out of the code.
 * @param {(path: string) => void} keep copies a file to lib/data
 */
export const dataBeside = (keep) => ({
  name: 'data-beside',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.json$/ }, ({ path }) => {
      if (statSync(path).size < DATA_BYTES) return undefined;
      keep(path);
      const name = basename(path, '.json');
      return {
        contents: `import { createRequire } from 'node:module'; export default createRequire(import.meta.url)('#data/${name}');`,
        loader: 'js',
      };
    }),
});
