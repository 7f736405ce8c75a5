// Idempotency keys: repeating a request has one effect and one response.
import { StripeFault } from './fault.mjs';

export function createIdempotency() {
  /** @type {Map<string, { fingerprint: string, answer?: { status: number, body: unknown }, fault?: Error }>} */
  const seen = new Map();

  return {
    clear: () => seen.clear(),
    /**
     * @param {string} key
     * @param {string} fingerprint the request's content, to detect a different request under the same key
     * @param {() => Promise<{ status: number, body: unknown }>} answer
     * @returns {Promise<{ status: number, body: unknown, isReplayed: boolean }>}
     */
    async once(key, fingerprint, answer) {
      const earlier = seen.get(key);
      if (earlier && earlier.fingerprint !== fingerprint) throw otherRequest(key);
      if (earlier && !earlier.answer && !earlier.fault) throw stillRunning(key);
      if (earlier?.fault) throw earlier.fault;
      if (earlier) return { ...earlier.answer, isReplayed: true };
      const entry = { fingerprint };
      seen.set(key, entry);
      try {
        entry.answer = await answer();
      } catch (error) {
        // A declined charge was attempted, so its response is repeated; a request rejected before it started may be corrected and resent.
        if (error.status === 402) entry.fault = error;
        else seen.delete(key);
        throw error;
      }
      return { ...entry.answer, isReplayed: false };
    },
  };
}

function otherRequest(key) {
  return new StripeFault(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function stillRunning(key) {
  return new StripeFault(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key '${key}'. Please try again later.`,
  });
}
