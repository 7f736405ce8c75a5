// Starts the emulator suite as one child process, and stops it without leaving anything behind.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BIN, CACHE, PROJECT_ID, ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';
import { findJdk } from '../setup/jdk.mjs';
import { pathWith, projectNode } from '../setup/node.mjs';
import { areDownloaded, emulatorBinaries } from './binaries.mjs';
import { missingRules, writeRunConfig } from './config.mjs';
import { assertFunctionsLoaded, buildFunctions } from './functions.mjs';
import { assertNoAiKeyFile, ownAiKey, startAiBeside } from './ai.mjs';
import { assertNoProjectFile, ownGoogleProject, startGoogleBeside } from './google.mjs';
import { runningPids } from './hub.mjs';
import { followProcess, stopProcess, withTimeout } from './lifetime.mjs';
import { assertNoServerFile, ownMailServer, startMailboxBeside } from './mailbox.mjs';
import { assertNoAccountFile, ownTextAccount, startPhonesBeside } from './phones.mjs';
import { HOST, assertPortsFree, emulatorPorts } from './ports.mjs';
import { assertNoAppFile, ownQuickbooksApp, startQuickbooksBeside } from './quickbooks.mjs';
import { startWisetack } from '../wisetack/startWisetack.mjs';
import { assertNoKeyFile, ownStripeKey, startStandIn } from './stripe.mjs';

const START_TIMEOUT_MS = 300_000; // a few seconds on a quiet machine, minutes on one that is also building
const PRELOADS = ['endWithParent', 'lateValidators', 'authenticatorCodes'].map(
  (name) => pathToFileURL(join(ROOT, `scripts/emulators/${name}.mjs`)).href,
);
const PRELOADS_OF_ALL = ['lightFunctionProcess', 'quietTools', 'oneFunctionProcess', 'recordQueries'].map(
  (name) => `--import=${pathToFileURL(join(ROOT, `scripts/emulators/${name}.mjs`)).href}`,
);

/** What tests need; hosting serves a finished build and is only for `npm start`. */
export const TEST_EMULATORS = ['auth', 'firestore', 'storage', 'functions'];

/**
 * @typedef {object} Suite
 * @property {Record<string, number>} ports by emulator
 * @property {import('../mailbox/startMailbox.mjs').Mailbox} [mailbox] where the functions' mail goes
 * @property {import('../phones/startPhones.mjs').Phones} [phones] where the functions' text messages go
 * @property {import('../google/startGoogle.mjs').LocalGoogle} [google] the stand-in for Google, next to the functions
 * @property {import('../ai/startAi.mjs').LocalAi} [ai] the local model server, next to the functions
 * @property {import('../quickbooks/startQuickbooks.mjs').LocalQuickbooks} [quickbooks] the stand-in for QuickBooks, next to the functions
 * @property {import('../stripe/startStripe.mjs').LocalStripe} [stripe] the stand-in for Stripe, next to the functions
 * @property {string} logFile all output of firebase-tools and the functions
 * @property {Promise<void>} ended settles when the suite is gone, requested or not
 * @property {() => Promise<void>} stop
 */

/**
 * Starts emulators and resolves when all of them answer.
 * @param {object} [options]
 * @param {string[]} [options.only] which emulators
 * @param {number} [options.offset] what is added to their usual ports
 * @param {number} [options.niceness] how far all of it steps back for other programs, 0 to 19
 * @param {string} [options.importFrom] folder of an earlier export; a fresh state without one
 * @param {boolean} [options.canShowUi] whether to start the emulator UI where it is downloaded
 * @param {boolean} [options.mayUseOwnStripe] whether a developer's own Stripe key is used where there is one
 * @param {boolean} [options.mayUseOwnMail] whether a developer's own mail server is used where there is one
 * @param {boolean} [options.mayUseOwnTexts] whether a developer's own account for text messages is used where there is one
 * @param {boolean} [options.mayUseOwnGoogle] whether a developer's own project at Google is used where there is one
 * @param {boolean} [options.mayUseOwnAi] whether a developer's own key of an AI provider is used where there is one
 * @param {boolean} [options.mayUseOwnQuickbooks] whether a developer's own app at Intuit is used where there is one
 * @param {string} [options.stripeState] file of what the stand-in for Stripe held earlier
 * @param {boolean} [options.areFunctionsBuilt] whether somebody else has built them just now
 * @param {Record<string, string>} [options.env] added to what the emulators and the functions see
 * @param {(line: string) => void} [options.onLine] sees each line that goes to the log
 * @returns {Promise<Suite>}
 */
export async function startEmulators({
  only = TEST_EMULATORS,
  offset,
  niceness = 0,
  importFrom,
  canShowUi = false,
  areFunctionsBuilt = false,
  mayUseOwnStripe = false,
  mayUseOwnMail = false,
  mayUseOwnTexts = false,
  mayUseOwnGoogle = false,
  mayUseOwnAi = false,
  mayUseOwnQuickbooks = false,
  stripeState,
  env = {},
  onLine,
} = {}) {
  const node = projectNode();
  if (!existsSync(BIN.firebase)) throw new Mendable('The dependencies are not installed.', 'node scripts/setup.mjs');
  const jdk = findJdk();
  const isUiOn = canShowUi && areDownloaded('ui');
  const isStripeLocal = only.includes('functions') && !(mayUseOwnStripe && ownStripeKey());
  if (isStripeLocal) assertNoKeyFile();
  const isMailLocal = only.includes('functions') && !(mayUseOwnMail && ownMailServer());
  if (isMailLocal) assertNoServerFile();
  const areTextsLocal = only.includes('functions') && !(mayUseOwnTexts && ownTextAccount());
  if (areTextsLocal) assertNoAccountFile();
  const isGoogleLocal = only.includes('functions') && !(mayUseOwnGoogle && ownGoogleProject());
  if (isGoogleLocal) assertNoProjectFile();
  const isAiLocal = only.includes('functions') && !(mayUseOwnAi && ownAiKey());
  if (isAiLocal) assertNoAiKeyFile();
  const isQuickbooksLocal = only.includes('functions') && !(mayUseOwnQuickbooks && ownQuickbooksApp());
  if (isQuickbooksLocal) assertNoAppFile();
  const ports = portsOf(
    [
      ...only,
      ...(isStripeLocal ? ['stripe'] : []),
      ...(isMailLocal ? ['smtp', 'mailbox'] : []),
      ...(areTextsLocal ? ['phones'] : []),
      ...(isGoogleLocal ? ['google'] : []),
      ...(isAiLocal ? ['ai'] : []),
      ...(isQuickbooksLocal ? ['quickbooks'] : []),
      ...(only.includes('functions') ? ['wisetack'] : []),
    ],
    isUiOn,
    offset,
  );
  await assertPortsFree(ports);
  const missing = missingRules();
  if (missing.length > 0) console.warn(`Warning: ${missing.join(' and ')} missing; the emulators may let everyone in.`);
  const binaries = emulatorBinaries(jdk);
  if (only.includes('functions') && !areFunctionsBuilt) buildFunctions(node);

  const run = writeRunConfig({ isUiOn, offset });
  // The Storage emulator empties "firebase/storage" under the temporary folder when it stops, and the hub writes its address there:
  // suites that share one would end each other.
  const temp = mkdtempSync(join(tmpdir(), 'fieldwright-'));
  const logFile = join(run.folder, 'emulators.log');
  const log = createWriteStream(logFile);
  const args = [
    ...PRELOADS.flatMap((preload) => ['--import', preload]),
    BIN.firebase,
    'emulators:start',
    '--config',
    run.file,
    '--project',
    PROJECT_ID,
    '--only',
    only.join(','),
  ];
  if (importFrom) args.push('--import', importFrom);
  const stripe = isStripeLocal ? await startStandIn(ports, { stateFile: stripeState }) : undefined;
  const functionsUrl = `http://${HOST}:${ports.functions}/${PROJECT_ID}/us-central1`;
  // Tests only check the reply address; at `npm start`, people try out replies.
  const mailbox = isMailLocal
    ? await startMailboxBeside(ports, mayUseOwnMail ? `${functionsUrl}/mailWebhook` : '')
    : undefined;
  const phones = areTextsLocal ? await startPhonesBeside(ports, functionsUrl) : undefined;
  const google = isGoogleLocal ? await startGoogleBeside(ports) : undefined;
  const ai = isAiLocal ? await startAiBeside(ports) : undefined;
  const quickbooks = isQuickbooksLocal ? await startQuickbooksBeside(ports, functionsUrl) : undefined;
  // No developer has a Wisetack account to develop with: the stand-in always answers.
  const wisetack = only.includes('functions')
    ? await startWisetack({ port: ports.wisetack, webhookUrl: `${functionsUrl}/wisetackWebhook` })
    : undefined;
  const child = spawn(node, args, {
    cwd: run.folder,
    // Its own process group: Ctrl-C in the terminal reaches only us, and we stop it in order.
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      // Each concurrent event gets its own process, by default up to 50: more than a laptop can handle.
      FUNCTIONS_EMULATOR_PARALLEL: '4',
      // Seconds for loading the functions, by default 10: a busy machine needs longer, and otherwise nothing would start.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      ...process.env,
      ...stripe?.env,
      ...mailbox?.env,
      ...phones?.env,
      ...google?.env,
      ...ai?.env,
      ...quickbooks?.env,
      ...wisetack?.env,
      FUNCTIONS_URL: functionsUrl,
      ...env,
      ...binaries.env,
      FORCE_COLOR: undefined, // firebase-tools treats any value, even 0, as a request for color
      NO_COLOR: '1',
      npm_config_offline: 'true', // firebase-tools asks for a newer SDK, and waits ten seconds where nothing answers
      NODE_OPTIONS: [process.env.NODE_OPTIONS, ...PRELOADS_OF_ALL].filter(Boolean).join(' '),
      NODE_COMPILE_CACHE: join(CACHE, 'node-compile-cache'), // firebase-tools is a lot of code to load
      JAVA_HOME: jdk.home,
      // A suite lives for minutes: tiered compilation and concurrent garbage collection take longer than they save.
      JAVA_TOOL_OPTIONS: `${process.env.JAVA_TOOL_OPTIONS ?? ''} -XX:TieredStopAtLevel=1 -XX:+UseSerialGC`.trim(),
      PATH: pathWith(node, pathWith(join(jdk.home, 'bin', 'java'))),
      FIELDWRIGHT_TEMP: temp,
      TMPDIR: temp,
      TMP: temp,
      TEMP: temp,
    },
  });
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  const { isReady, ended } = followProcess(child, log, onLine);
  const removeTemp = () => rmSync(temp, { recursive: true, force: true });
  const pids = new Set();
  const suite = {
    ports,
    stripe,
    mailbox,
    phones,
    google,
    ai,
    quickbooks,
    logFile,
    ended: ended.then(removeTemp),
    stop: async () => {
      await stripe?.stop();
      await mailbox?.stop();
      await phones?.stop();
      await google?.stop();
      await ai?.stop();
      await quickbooks?.stop();
      await wisetack?.stop();
      await stopProcess(child, ended, pids);
      removeTemp();
    },
  };
  try {
    await withTimeout(isReady, START_TIMEOUT_MS, logFile);
    for (const pid of await runningPids(ports.hub)) pids.add(pid);
    if (only.includes('functions')) await assertFunctionsLoaded(ports.functions, logFile);
  } catch (error) {
    await suite.stop();
    throw error;
  }
  return suite;
}

function portsOf(only, isUiOn, offset) {
  const isNeeded = (name) =>
    only.includes(name) ||
    ['hub', 'logging'].includes(name) ||
    (name === 'firestore.websocket' && only.includes('firestore')) ||
    (['eventarc', 'tasks'].includes(name) && only.includes('functions')) ||
    (name === 'ui' && isUiOn);
  return Object.fromEntries(Object.entries(emulatorPorts(offset)).filter(([name]) => isNeeded(name)));
}
