import { vi } from 'vitest';

/** As long as a machine running five other things may stall. */
const PATIENCE_MS = 30_000;

type WaitFor = typeof vi.waitFor;

// Vitest's `vi.waitFor` times out after a second, with no setting to change it: then the machine's speed decides whether a test passes.
const patient = (waitFor: WaitFor): WaitFor =>
  function patientWaitFor(check, options) {
    return waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  };

// Files of one process share imported modules, and each starts with this one.
if (vi.waitFor.name !== 'patientWaitFor') vi.waitFor = patient(vi.waitFor);
