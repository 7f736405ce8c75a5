// Types of webhookEvents.mjs, for the tests.
export const WEBHOOK_EVENTS: readonly string[];
export const CONNECT_WEBHOOK_EVENTS: readonly string[];
