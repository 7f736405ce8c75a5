// Preloaded into what firebase-tools starts for the tests and for `npm start`: all functions run in one process instead of one each,
// which would cost two seconds of processor time seventy times over. firebase-tools has such a mode for debugging only, which runs one
// call at a time. Here calls run concurrently, as Cloud Run runs them in one container, and a header on each says which function it is
// for.
import { changeTools, replaced } from './changedTools.mjs';
import { isQuiet } from './quietTools.mjs';

const HEADER = 'x-fieldwright-function';
/**
 * Functions that run alone in production run alone here (`ALONE` in scripts/functions/areas.mjs); and numbers must have no gaps even when
 * several instances issue them, so issuing gets a process for each concurrent call.
 */
const APART = ['stripeWebhook', 'stripeConnectWebhook', 'issueInvoices'];

/** The maximum for any function. */
const LONGEST_SECONDS = 540;

/** A pool whose functions share one worker: it accepts calls while it is handling others. */
const SHARED_POOL = `
{
  const pool = exports.RuntimeWorkerPool.prototype;
  const nameOf = (triggerId) => (triggerId ?? '').replace(/^[a-z]+-[a-z]+\\d+-/, '').replace(/-\\d+$/, '');
  const isApart = (triggerId) => ${JSON.stringify(APART)}.includes(nameOf(triggerId));
  const { addWorker, submitRequest } = pool;
  pool.getKey = (triggerId) => (isApart(triggerId) ? triggerId : '~shared~');
  pool.getIdleWorker = function (triggerId, runtime) {
    this.cleanUpWorkers();
    const open = isApart(triggerId) ? ['IDLE'] : ['IDLE', 'BUSY'];
    return this.getTriggerWorkers(triggerId, runtime).find(({ state }) => open.includes(state));
  };
  pool.addWorker = function (trigger, ...rest) {
    const worker = addWorker.call(this, trigger, ...rest);
    // The limit of the function that happened to come first is not the others'; without any, Node's own five seconds count.
    if (!isApart(trigger?.id)) worker.timeoutSeconds = ${LONGEST_SECONDS};
    return worker;
  };
  pool.submitRequest = function (triggerId, req, ...rest) {
    const { method, path, headers } = req;
    return submitRequest.call(this, triggerId, { method, path, headers: { ...headers, '${HEADER}': nameOf(triggerId) } }, ...rest);
  };
}
`;

/** [firebase-tools' text, our text]: if an update words it differently, the emulator stops with a message. */
const IN_FUNCTION_PROCESS = [
  ['FUNCTION_TARGET_NAME.split(".")', `(req.headers['${HEADER}'] || FUNCTION_TARGET_NAME).split(".")`],
  ['switch (FUNCTION_SIGNATURE) {', 'switch (trigger.__endpoint?.eventTrigger ? "cloudevent" : "http") {'],
  ['reqBody, FUNCTION_SIGNATURE)', 'reqBody, "cloudevent")'],
  // A fatal message ends the process, along with anything running next to the failed function.
  ['EmulatorLog("FATAL", "runtime-error", (0, error_1', 'EmulatorLog("ERROR", "runtime-error", (0, error_1'],
  ...(isQuiet ? [['function logDebug(msg, data) {', 'function logDebug(msg, data) { return;']] : []),
];

/** A client that disconnects mid-response is reported to the function, as on Cloud Run, so costly work stops too. */
const IN_WORKER = [
  [
    'const piped = _resp.pipe(resp);',
    'const piped = _resp.pipe(resp); resp.on("close", () => { if (!resp.writableFinished) _resp.destroy(); });',
  ],
];

changeTools({
  'emulator/functionsRuntimeWorker.js': (source, url) => replaced(IN_WORKER)(source, url) + SHARED_POOL,
  'emulator/functionsEmulatorRuntime.js': replaced(IN_FUNCTION_PROCESS),
});
