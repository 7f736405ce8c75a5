import { vi } from 'vitest';

/** As long as a machine that does five other things may stand still. */
const PATIENCE_MS = 30_000;

type WaitFor = typeof vi.waitFor;

// Vitest gives up on `vi.waitFor` after a second, and knows no setting for it: then the machine decides whether a test passes.
const patient = (waitFor: WaitFor): WaitFor =>
  function patientWaitFor(check, options) {
    return waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  };

// Files of one process share what they import, and each begins with this one.
if (vi.waitFor.name !== 'patientWaitFor') vi.waitFor = patient(vi.waitFor);
