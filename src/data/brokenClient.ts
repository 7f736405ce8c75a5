import { createFlag } from './flag';

/** Whether the database client in this page has crashed. */
export const isClientBroken = createFlag(false);

/** The Firestore client's last message before it stops permanently; only a restart helps (firebase-js-sdk #10310). */
const DEATH_NOTE = 'INTERNAL ASSERTION FAILED';

function look(value: unknown): void {
  if (value instanceof Error && value.message.includes(DEATH_NOTE)) isClientBroken.set(true);
}

/** Starts watching for that. Called once, when the app starts: a client can crash before there is a shell to show it. */
export function watchClient(): void {
  window.addEventListener('error', ({ error }) => look(error));
  window.addEventListener('unhandledrejection', ({ reason }) => look(reason));
}
