// Types of webhookEvents.mjs, for the tests.
export const WEBHOOK_EVENTS: readonly string[];
