import { HOST, HUB_ADDRESS, PORTS, PROJECT_ID } from './config';

/** Disables the functions that respond to writes. A thousand records at once would start a thousand of them. */
export async function stopTriggers(): Promise<void> {
  await tellHub('disableBackgroundTriggers');
  await muteFirestore();
}

/** Re-enables them: the functions emulator registers each of them again. */
export const startTriggers = (): Promise<void> => tellHub('enableBackgroundTriggers');

async function tellHub(action: string): Promise<void> {
  const response = await fetch(`${HUB_ADDRESS}/functions/${action}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`${action} answered ${response.status}: ${await response.text()}`);
}

type Trigger = { id: string; eventTrigger?: { eventType: string } };
type Backends = { backends: { functionTriggers: Trigger[] }[] };

/** The functions emulator counts its registrations; this is the one it makes on startup. */
const FIRST_REGISTRATION = 0;

/**
 * Points the registered triggers at documents no one writes. If disabled, they would only be rejected one by one: the Firestore emulator
 * would still report each write, which takes as long as the writing. Harmless if the emulator counts differently; re-enabling registers
 * the true paths.
 */
async function muteFirestore(): Promise<void> {
  const response = await fetch(`http://${HOST}:${PORTS.functions}/backends`);
  const { backends } = (await response.json()) as Backends;
  const triggers = backends.flatMap(({ functionTriggers }) => functionTriggers);
  for (const { id, eventTrigger } of triggers) {
    if (!eventTrigger?.eventType.startsWith('google.cloud.firestore')) continue;
    await fetch(
      `http://${HOST}:${PORTS.firestore}/emulator/v1/projects/${PROJECT_ID}/eventarcTrigger?eventarcTriggerId=${id}-${FIRST_REGISTRATION}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          eventType: eventTrigger.eventType,
          database: '(default)',
          namespace: '(default)',
          document: { value: 'nobody/{id}', matchType: 'PATH_PATTERN' },
        }),
      },
    );
  }
}

type OobCodes = { oobCodes: { email: string; requestType: string; oobLink: string }[] };

/** Opens the links in the e-mails that the Auth emulator only pretends to send, as the recipients would. */
export async function openVerificationLinks(emails: readonly string[]): Promise<void> {
  const response = await fetch(`http://${HOST}:${PORTS.auth}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
  const { oobCodes } = (await response.json()) as OobCodes;
  await Promise.all(
    emails.map(async (email) => {
      const mail = oobCodes.findLast((code) => code.email === email && code.requestType === 'VERIFY_EMAIL');
      if (!mail) throw new Error(`No verification mail for ${email}`);
      const opened = await fetch(mail.oobLink);
      if (!opened.ok) throw new Error(`The verification link of ${email} answered ${opened.status}`);
    }),
  );
}
