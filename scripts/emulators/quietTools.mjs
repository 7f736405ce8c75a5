// Preloaded into what firebase-tools starts: turns off its debug log (firebase-debug.log), which contains every event as a list of
// numbers, several times, and every line the databases print. `DEBUG=1` brings it back.
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
