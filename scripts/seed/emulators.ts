import { HOST, HUB_ADDRESS, PORTS, PROJECT_ID } from './config';

/**
 * Switches the functions that follow writes off or on again. A thousand records at once would otherwise start a
 * thousand of them; the directory is rebuilt in one go instead.
 */
export async function setTriggers(isOn: boolean): Promise<void> {
  const action = isOn ? 'enableBackgroundTriggers' : 'disableBackgroundTriggers';
  const response = await fetch(`${HUB_ADDRESS}/functions/${action}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`${action} answered ${response.status}: ${await response.text()}`);
}

type OobCodes = { oobCodes: { email: string; requestType: string; oobLink: string }[] };

/** Opens the links in the mails that the Auth emulator only pretends to send, as the people themselves would. */
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
