import { EMULATOR_HOST, EMULATOR_PORTS, FUNCTIONS_REGION, projectId, usesEmulators } from './firebase/env';

/** Returns the URL of a function that browsers call directly: for snippets a company pastes into its own website. */
export const functionAddress = (name: string): string =>
  usesEmulators
    ? `http://${EMULATOR_HOST}:${String(EMULATOR_PORTS.functions)}/${projectId()}/${FUNCTIONS_REGION}/${name}`
    : `https://${FUNCTIONS_REGION}-${projectId()}.cloudfunctions.net/${name}`;
