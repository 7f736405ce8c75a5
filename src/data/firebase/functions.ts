import { connectFunctionsEmulator, getFunctions, type Functions } from 'firebase/functions';
import { firebaseApp } from './app';
import { startAppCheck } from './appCheck';
import { EMULATOR_HOST, EMULATOR_PORTS, usesEmulators } from './env';

function createFunctions(): Functions {
  const functions = getFunctions(firebaseApp);
  if (usesEmulators) connectFunctionsEmulator(functions, EMULATOR_HOST, EMULATOR_PORTS.functions);
  return functions;
}

await startAppCheck();
export const firebaseFunctions = createFunctions();
