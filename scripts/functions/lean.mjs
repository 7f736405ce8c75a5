// Leaves out of functions/lib what packages include and no function uses. Plugins for esbuild, which bundles the SDKs, and for Vite,
// which bundles our code.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** The parts of an SDK that functions call; the others keep their names and lose their methods. */
export const CALLED = {
  openai: (part) => ['responses', 'images'].includes(part),
  '@anthropic-ai/sdk': (part) => part === 'messages',
  // Excludes its parts for banks, points of sale and tests, and those our own estimates and invoices replace: `stripe.issuing`,
  // `stripe.quotes` …
  stripe: (part) =>
    !/^(Climate|CreditNotes|FinancialConnections|Forwarding|Identity|Issuing|PaymentLinks|PaymentRecords|Quotes|Radar|Reporting|Sigma|SubscriptionItems|SubscriptionSchedules|Terminal|TestHelpers|Treasury|V2)$/.test(
      part,
    ),
};

const SDK = /node_modules\/(openai|@anthropic-ai\/sdk|stripe)\//;
const IN_PART = /node_modules\/(openai|@anthropic-ai\/sdk|stripe)\/(?:esm\/)?resources\/([^/.]+)/;
/** Matches a class that holds a part's calls, with its body. */
const PART = /^( *)((?:export )?class \w+ extends (?:API|Stripe)Resource) \{\n[\s\S]*?^\1\}/gm;
/** Matches what such a class exposes as static properties: other classes, which would be pulled in. */
const OFFERED = /^ *\w+\.(\w+) = \1;$/gm;

/** An SDK's client instantiates each part, called or not. */
export const onlyCalledParts = {
  name: 'only-called-parts',
  setup: ({ onLoad, onResolve }) => {
    // Some of the packages don't declare that unused files may be left out.
    onResolve({ filter: /^\.\.?\/.*\.m?js$/ }, ({ path, importer }) =>
      SDK.test(importer) ? { path: join(dirname(importer), path), sideEffects: false } : undefined,
    );
    // For events of a kind that none of our webhooks accept.
    onLoad({ filter: /stripe\/esm\/StripeEventNotificationHandler\.js$/ }, () => ({
      contents: 'export class StripeEventNotificationHandler {}',
      loader: 'js',
    }));
    // Sign-in with certificates or a cloud identity: functions use a key.
    onLoad({ filter: /openai\/(internal\/auth\/x509-|auth\/)workload-identity-auth\.mjs$/ }, () => ({
      contents: `
        export class WorkloadIdentityAuth { constructor() { throw new Error('OpenAI is asked with a key alone.'); } }
        export class X509WorkloadIdentityAuth extends WorkloadIdentityAuth {}
        export const isX509WorkloadIdentity = () => false;
        export const assertX509RequestOptions = () => undefined;
        export const snapshotX509RequestOptions = (options) => options;`,
      loader: 'js',
    }));
    // Helpers that collect a streamed response: our code reads the chunks itself.
    onLoad(
      { filter: /(openai\/lib\/responses\/ResponseStream|@anthropic-ai\/sdk\/lib\/MessageStream)\.mjs$/ },
      ({ path }) => ({
        contents: `export class ${basename(path, '.mjs')} {}`,
        loader: 'js',
      }),
    );
    onLoad({ filter: IN_PART }, ({ path }) => {
      const [, sdk, part] = IN_PART.exec(path);
      if (CALLED[sdk](part)) return undefined;
      return { contents: readFileSync(path, 'utf8').replaceAll(PART, '$1$2 {}').replaceAll(OFFERED, ''), loader: 'js' };
    });
  },
};

const ZOD_LOCALES = /node_modules\/zod\/v4\/locales\/index\.js$/;
const ZOD_ENGLISH = `export { default as en } from './en.js';`;

/** zod's messages in fifty languages; schemas word their own, and the rest are English. */
export const zodInEnglish = {
  name: 'zod-in-english',
  setup: ({ onLoad }) => onLoad({ filter: ZOD_LOCALES }, () => ({ contents: ZOD_ENGLISH, loader: 'js' })),
};

/** fontkit decompresses web fonts with its own decoder, which is a third of the PDF engine. Node has one built in. */
export const brotliOfNode = {
  name: 'brotli-of-node',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules\/brotli\/decompress\.js$/ }, () => ({
      contents: `import { brotliDecompressSync } from 'node:zlib'; export default (bytes) => brotliDecompressSync(bytes);`,
      loader: 'js',
    })),
};

/**
 * pdfkit loads its own fonts in a way that no bundler sees; with plain imports they end up in the bundle. Helvetica is the default before
 * our fonts are known; the others are never used.
 */
export const fontsOfPdfkit = {
  name: 'fonts-of-pdfkit',
  setup: ({ onLoad }) =>
    onLoad({ filter: /pdfkit\.node\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        /\brequire\$\d*\('#standard-fonts\/Helvetica/g,
        "require('#standard-fonts/Helvetica",
      ),
    })),
};

/** English hyphenation patterns: our documents divide words by their own rules, or not at all. */
export const undividedWords = {
  name: 'undivided-words',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@react-pdf\/hyphenate\/lib\/en-us\.js$/ }, () => ({
      contents: 'export const syllables = (word) => [word];',
      loader: 'js',
    })),
};

const TABLE = /= new Map\(\[\n[\s\S]*?\n\]\);/g;

/** nodemailer's tables of a thousand file types: `MailToSend` sets each attachment's type explicitly. */
export const typesAreSaid = {
  name: 'types-are-said',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules\/nodemailer\/.*\/mime-types\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(TABLE, '= new Map();'),
      loader: 'js',
    })),
};

const UNUSED_MAIL =
  /node_modules\/nodemailer\/.*\/(well-known\/services|(?:ses|sendmail)-transport\/index|fetch\/index|smtp-pool\/index|xoauth2\/index|smtp-connection\/http-proxy-client)\.js$/;
const IN_ITS_PLACE = {
  services: 'export const services = {};',
  // A URL that asks for pooled connections gets one per e-mail: a function instance sends few.
  'smtp-pool': `export { default } from '../smtp-transport/index.js';`,
  other: `export default function leftOut() { throw new Error('Mail goes out by SMTP with a password alone, and fetches nothing.'); }`,
};

/**
 * What nodemailer has beyond SMTP with a password: other transports and ways to sign in, proxies, the addresses of mail providers, a
 * client for pictures on other servers.
 */
export const mailBySmtpAlone = {
  name: 'mail-by-smtp-alone',
  setup: ({ onLoad }) =>
    onLoad({ filter: UNUSED_MAIL }, ({ path }) => {
      const [, part = ''] = UNUSED_MAIL.exec(path) ?? [];
      const name = part.startsWith('well-known') ? 'services' : part.startsWith('smtp-pool') ? 'smtp-pool' : 'other';
      return { contents: IN_ITS_PLACE[name], loader: 'js', resolveDir: dirname(path) };
    }),
};

const WASM = /"data:application\/octet-stream;base64,([\w+/=]+)"/;
const READ_WASM = `"data:application/octet-stream;base64," + readFileSync(new URL("./yoga.wasm", import.meta.url), "base64")`;

/**
 * The engine of the PDF's layout is a program in a text of 120 KB; it is a file instead.
 * @param {string} path where the program goes: beside the code, as yoga.wasm
 */
export const yogaBeside = (path) => ({
  name: 'yoga-beside',
  setup: ({ onLoad }) =>
    onLoad({ filter: /yoga-wasm-base64-esm\.js$/ }, ({ path: source }) => {
      const code = readFileSync(source, 'utf8');
      const [, program] = WASM.exec(code) ?? [];
      if (program === undefined)
        throw new Error('yoga-layout has changed: see yogaBeside in scripts/functions/lean.mjs.');
      writeFileSync(path, Buffer.from(program, 'base64'));
      return { contents: `import { readFileSync } from 'node:fs';\n${code.replace(WASM, READ_WASM)}`, loader: 'js' };
    }),
});

const PARSED = /JSON\.parse\(("(?:[^"\\]|\\.){5000,}")\)/g;

/**
 * fontkit's tables for scripts that join their letters are texts in its code; they are JSON beside it.
 * @param {string} folder where they go, as fontkit0.json …
 * @param {(name: string) => void} keep
 */
export const fontTablesBeside = (folder, keep) => ({
  name: 'font-tables-beside',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules\/fontkit\/dist\/module\.mjs$/ }, ({ path }) => {
      let count = 0;
      const code = readFileSync(path, 'utf8').replace(PARSED, (_, text) => {
        const name = `fontkit${String(count)}.json`;
        count += 1;
        writeFileSync(join(folder, name), JSON.parse(text));
        keep(name);
        return `JSON.parse(readTable(new URL("./${name}", import.meta.url), "utf8"))`;
      });
      return { contents: `import { readFileSync as readTable } from 'node:fs';\n${code}`, loader: 'js' };
    }),
});

/** The PDF engine ships a reconciler for each recent React version; ours is 19.2 or later. */
export const newestReconciler = {
  name: 'newest-reconciler',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@react-pdf\/reconciler\/lib\/index\.js$/ }, () => ({
      contents: `export { default } from './reconciler-33.js';`,
      loader: 'js',
    })),
};

/** Larger data files stay JSON, which parses faster than code. */
const DATA_BYTES = 5_000;

/**
 * Keeps large JSON files out of the code. A plugin of Vite's.
 * @param {string} sources the folder that names in lib/data are relative to
 * @param {(path: string, name: string) => void} keep copies a file to lib/data, under its name there
 * @returns {import('vite').Plugin}
 */
export const dataBeside = (sources, keep) => ({
  name: 'data-beside',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.json') || statSync(id).size < DATA_BYTES) return undefined;
    const name = relative(sources, id).replaceAll('\\', '/');
    keep(id, name);
    const asked = `createRequire(import.meta.url)('#data/${name.replace(/\.json$/, '')}')`;
    const code = `import { createRequire } from 'node:module'; export default ${asked};`;
    return { code, moduleType: 'js' };
  },
});

/**
 * The languages that zodInEnglish leaves out, for Vite.
 * @type {import('vite').Plugin}
 */
export const englishZod = {
  name: 'english-zod',
  enforce: 'pre',
  load: (id) => (ZOD_LOCALES.test(id) ? ZOD_ENGLISH : undefined),
};
