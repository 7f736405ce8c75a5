// Preloaded into the processes firebase-tools starts: omits its debug log (firebase-debug.log), which holds every event as a list of
// numbers, several times, and every line that the databases print. `DEBUG=1` turns it back on.
import { changeTools, replaced } from './changedTools.mjs';

export const isQuiet = !process.env.DEBUG;

if (isQuiet)
  changeTools({
    'logger.js': replaced([
      ['logger.debug = newDebug;', 'logger.debug = () => logger;'],
      ['winston.transports.File({\n        level: "debug"', 'winston.transports.File({\n        level: "warn"'],
    ]),
    'emulator/emulatorLogger.js': replaced([
      ['log(type, text, data) {', 'log(type, text, data) {\n        if (type === "DEBUG") return;'],
    ]),
  });
