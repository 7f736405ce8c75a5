// Preloaded into the processes firebase-tools starts. In the emulator each function has its own process, and each would load most of
// firebase-tools for one helper in a file that imports it all: 0.8 s of processor time per function.
import { registerHooks } from 'node:module';

const IS_FUNCTION_PROCESS = /functionsEmulatorRuntime(?:\.js)?$/.test(process.argv[1] ?? '');
/** All of firebase-tools except what runs a function. */
const NEVER_CALLED = /\/firebase-tools\/lib\/(?!emulator\/(?!extensions\/)|functions\/events\/|error\.js)/;
/** From here on it is our code, which loads faster without a hook. */
const OURS = /\/functions\/lib\/index\.js$/;

if (IS_FUNCTION_PROCESS) {
  const hooks = registerHooks({
    load: (url, context, nextLoad) => {
      if (OURS.test(url)) hooks.deregister();
      return NEVER_CALLED.test(url)
        ? { format: 'commonjs', source: 'module.exports = {};', shortCircuit: true }
        : nextLoad(url, context);
    },
  });
}
