// npm start: runs the emulators with the demo company, the web app, and prints one block that says where to go. npm run production: the
// same with the finished build, with production's headers.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorEnvironment } from './emulators/environment.mjs';
import { HOST, assertPortsFree, portOffset } from './emulators/ports.mjs';
import { ownMailServer } from './emulators/mailbox.mjs';
import { ownAiKey } from './emulators/ai.mjs';
import { ownGoogleProject } from './emulators/google.mjs';
import { ownQuickbooksApp } from './emulators/quickbooks.mjs';
import { ownTextAccount } from './emulators/phones.mjs';
import { ownStripeKey } from './emulators/stripe.mjs';
import { TEST_EMULATORS, startEmulators } from './emulators/suite.mjs';
import { onceAskedToEnd } from './processes.mjs';
import { ROOT } from './project.mjs';
import { Mendable, printFailure, say } from './report.mjs';
import { DEV_SERVER_PORT, startDevServer } from './start/devServer.mjs';
import { accountMailOf } from './start/accountMails.mjs';
import { openBrowser } from './start/openBrowser.mjs';
import { keepBilling } from './start/bills.mjs';
import { STRIPE_STATE, keepSaving, savedState } from './start/savedState.mjs';
import { demoSignIns, seedDemoCompanies } from './start/seed.mjs';
import { watchFunctions } from './start/watchFunctions.mjs';

const ADDRESS = `http://localhost:${DEV_SERVER_PORT}`;

const isBuilt = process.argv.includes('--built');

/** The emulators, once they respond. */
let running;

/** Steps to undo, in order, however far startup has come. */
const endings = [];

async function start() {
  if (portOffset() !== 0)
    throw new Mendable('The web app finds the emulators on their usual ports only.', 'unset FIELDWRIGHT_PORT_OFFSET');
  await assertPortsFree({ 'web app': DEV_SERVER_PORT });
  const state = savedState();
  say(
    'Starting',
    state ? "emulators with the demo company's saved state, and the web app ..." : 'emulators and the web app ...',
  );
  if (isBuilt) say('Building', 'the web app, as for a deployment: some minutes ...');
  const devServer = startDevServer({ isBuilt });
  endings.push(devServer.stop);
  const functions = watchFunctions();
  endings.push(functions.stop);
  const starting = functions.isBuilt.then(() =>
    startEmulators({
      only: emulators(),
      importFrom: state,
      mayUseOwnStripe: true,
      mayUseOwnMail: true,
      mayUseOwnTexts: true,
      mayUseOwnGoogle: true,
      mayUseOwnQuickbooks: true,
      mayUseOwnAi: true,
      stripeState: STRIPE_STATE,
      canShowUi: true,
      areFunctionsBuilt: true,
      onLine: (line) => {
        showFunctionsLine(line);
        const mail = accountMailOf(line);
        if (mail) running?.mailbox?.put(mail);
      },
    }),
  );
  endings.unshift(async () => (await starting.catch(() => undefined))?.stop());
  void starting.then(
    (suite) => (running = suite),
    () => undefined,
  );
  const [suite] = await Promise.all([starting, devServer.isReady]);
  const env = emulatorEnvironment(suite.ports);

  const seed = state === undefined ? seedDemoCompanies(env) : undefined;
  const isFilling = await seed?.canSignIn;
  if (ending) return;
  console.log(`\n${welcome(suite, seed ? (isFilling ? 'filling' : 'empty') : 'kept')}\n`);
  openBrowser(ADDRESS);
  void rememberOnce(seed?.isComplete ?? true, suite);
  await Promise.race([suite.ended, devServer.ended]);
  throw new Mendable(
    'The emulators or the web app ended by themselves; the log of the emulators:',
    `tail -50 ${suite.logFile}`,
  );
}

function emulators() {
  if (existsSync(join(ROOT, 'dist'))) return [...TEST_EMULATORS, 'hosting'];
  say('Hosting', 'skipped: there is no build in dist/ (npm run build)');
  return TEST_EMULATORS;
}

/** A half-finished demo company isn't worth keeping: the next start should try again. */
async function rememberOnce(isComplete, suite) {
  const isWorthKeeping = await isComplete;
  if (ending) return;
  if (isWorthKeeping) {
    rememberState(suite);
    endings.unshift(keepBilling(suite.ports.functions));
  } else
    console.error(
      '\nThe demo companies could not be filled in; what the seed says is above. Nothing of this run is saved.',
    );
}

function rememberState(suite) {
  const saving = keepSaving(suite.ports.hub, suite.stripe);
  endings.unshift(async () => {
    saving.stop();
    await saving.saveNow();
    say('Saved', "the demo company's state; npm run reset starts afresh");
  });
}

/** Shows the functions' warnings and errors, and emulator problems; everything else is in the log file. */
function showFunctionsLine(line) {
  if (/^>.*"severity":"(?:DEBUG|INFO|NOTICE)"/.test(line)) return;
  if (/^>|^⚠ {2}functions: (?!.*(emulator|Application Default|authenticated))/.test(line)) console.log(line);
}

/** @param {'filling' | 'empty' | 'kept'} companies the demo companies' state: `empty` means the seed failed */
function welcome(suite, companies) {
  const { ports } = suite;
  const lines = [
    `Fieldwright    ${ADDRESS}`,
    ...(existsSync(join(ROOT, 'dist')) ? [`Built app      http://${HOST}:${ports.hosting}`] : []),
    ...(ports.ui ? [`Emulator UI    http://${HOST}:${ports.ui}`] : []),
    `Stripe         ${describeStripe(suite)}`,
    `E-mail         ${describeMail(suite)}`,
    `Text messages  ${describeTexts(suite)}`,
    `Google         ${describeGoogle(suite)}`,
    `QuickBooks     ${describeQuickbooks(suite)}`,
    `AI             ${describeAi(suite)}`,
    `Emulator log   ${suite.logFile}`,
    ...demoSignIns().split('\n'),
    ...{
      filling: [
        'Sign in now: the first company is filled while you look, the others within a few minutes.',
        'What the server does by itself (history, totals, bills, answers to leads) begins once all are complete;',
        'from then on Ctrl-C ends everything and keeps what was entered.',
      ],
      empty: ['Ctrl-C ends everything.'],
      kept: ['Ctrl-C ends everything and keeps what was entered.'],
    }[companies],
  ];
  const rule = '─'.repeat(Math.max(...lines.map((line) => line.length)));
  return [rule, ...lines, rule].join('\n');
}

function describeMail({ mailbox }) {
  return mailbox
    ? `${mailbox.url}  (a local mailbox: nothing leaves this machine)`
    : `your own mail server, named in ${ownMailServer()}`;
}

function describeTexts({ phones }) {
  return phones
    ? `${phones.url}  (local phones: nothing leaves this machine)`
    : `your own account, named in ${ownTextAccount()}`;
}

function describeQuickbooks({ quickbooks }) {
  return quickbooks
    ? `${quickbooks.url}  (a local stand-in: nobody's books are touched)`
    : `your own app, named in ${ownQuickbooksApp()}`;
}

function describeGoogle({ google }) {
  return google
    ? `${google.url}  (a local stand-in: no real profile is touched)`
    : `your own project, named in ${ownGoogleProject()}`;
}

function describeAi({ ai }) {
  return ai
    ? `${ai.url}  (a local assistant that answers by rules: no AI model is asked)`
    : `your own account, by the key in ${ownAiKey()}`;
}

function describeStripe({ stripe }) {
  return stripe
    ? `${stripe.url}  (a local stand-in: no money moves)`
    : `your own account, by the key in ${ownStripeKey()}`;
}

/** Runs every cleanup, even if one of them fails. */
async function end() {
  for (const undo of endings.splice(0)) {
    try {
      await undo();
    } catch (error) {
      printFailure(error);
      process.exitCode = 1;
    }
  }
}

let ending;
onceAskedToEnd(() => {
  console.log('\nEnding ...');
  ending = end().then(() => process.exit());
});
try {
  await start();
} catch (error) {
  // During shutdown, programs that exit aren't a failure.
  if (!ending) {
    printFailure(error);
    process.exitCode = 1;
    await end();
  }
}
await ending;
