// What packages bring along and no function uses, left out of functions/lib. Plugins for esbuild, which bundles the SDKs, and for Vite, which bundles our code.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Which parts of an SDK functions call; the others keep their names and lose their calls. */
export const CALLED = {
  openai: (part) => ['responses', 'images'].includes(part),
  '@anthropic-ai/sdk': (part) => part === 'messages',
  // Its parts for banks, shop counters and tests, and those that do what our own estimates and invoices do: `stripe.issuing`, `stripe.quotes` …
  stripe: (part) =>
    !/^(Climate|CreditNotes|FinancialConnections|Forwarding|Identity|Issuing|PaymentLinks|PaymentRecords|Quotes|Radar|Reporting|Sigma|SubscriptionItems|SubscriptionSchedules|Terminal|TestHelpers|Treasury|V2)$/.test(
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
    // For events of a kind that no webhook of ours takes.
    onLoad({ filter: /stripe\/esm\/StripeEventNotificationHandler\.js$/ }, () => ({
      contents: 'export class StripeEventNotificationHandler {}',
      loader: 'js',
    }));
    // Signing in with certificates or the identity of a cloud: functions have a key.
    onLoad({ filter: /openai\/(internal\/auth\/x509-|auth\/)workload-identity-auth\.mjs$/ }, () => ({
      contents: `
        export class WorkloadIdentityAuth { constructor() { throw new Error('OpenAI is asked with a key alone.'); } }
        export class X509WorkloadIdentityAuth extends WorkloadIdentityAuth {}
        export const isX509WorkloadIdentity = () => false;
        export const assertX509RequestOptions = () => undefined;
        export const snapshotX509RequestOptions = (options) => options;`,
      loader: 'js',
    }));
    // Helpers that collect an answer that comes in pieces: ours reads the pieces themselves.
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

/** Fifty languages of zod's messages; schemas say theirs in their own words, and the rest in English. */
export const zodInEnglish = {
  name: 'zod-in-english',
  setup: ({ onLoad }) => onLoad({ filter: ZOD_LOCALES }, () => ({ contents: ZOD_ENGLISH, loader: 'js' })),
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

/**
 * pdfkit asks for its own fonts in a way that no bundler sees; asked for plainly they come into the bundle. Helvetica is what text has
 * before ours is known; nothing is ever set in the others.
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

/** The patterns by which English words are divided: our papers divide words by rules of their own, or not at all. */
export const undividedWords = {
  name: 'undivided-words',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@react-pdf\/hyphenate\/lib\/en-us\.js$/ }, () => ({
      contents: 'export const syllables = (word) => [word];',
      loader: 'js',
    })),
};

const TABLE = /= new Map\(\[\n[\s\S]*?\n\]\);/g;

/** nodemailer's tables of a thousand types of files: `MailToSend` says the type of each that goes along. */
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
  // An address that asks for connections that stay open gets one for each e-mail: an instance of a function sends few.
  'smtp-pool': `export { default } from '../smtp-transport/index.js';`,
  other: `export default function leftOut() { throw new Error('Mail goes out by SMTP with a password alone, and fetches nothing.'); }`,
};

/**
 * What nodemailer has beside SMTP with a password: other ways to send and to sign in, proxies, the addresses of mail companies, a client for
 * pictures on other servers.
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
