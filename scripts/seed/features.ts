import { INCLUDED_FEATURES, RELEASED_FEATURES } from '@/domain/access/features';
import type { Team } from './accounts';
import { HOST, PORTS, PROJECT_ID } from './config';
import { despiteLocks } from './despiteLocks';

const DOCUMENTS = `http://${HOST}:${PORTS.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;

/** The status of a write that the emulator aborted. */
const CONFLICT = 409;

/**
 * Enables purchased features for the company and each of its people. Bypasses the rules, which allow no one to do this: the emulator
 * treats the token `owner` as a server.
 */
export async function grantFeatures({ companyId, members }: Team): Promise<void> {
  const bought = RELEASED_FEATURES.filter((feature) => !INCLUDED_FEATURES.includes(feature));
  const mask = bought.map((feature) => `updateMask.fieldPaths=features.${feature}`).join('&');
  const fields = {
    features: { mapValue: { fields: Object.fromEntries(bought.map((feature) => [feature, { booleanValue: true }])) } },
  };
  await Promise.all(
    [`companies/${companyId}`, ...members.map(({ uid }) => `users/${uid}`)].map((path) =>
      despiteLocks(async () => {
        const response = await fetch(`${DOCUMENTS}/${path}?${mask}&currentDocument.exists=true`, {
          method: 'PATCH',
          headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
          body: JSON.stringify({ fields }),
        });
        if (response.ok) return;
        const refused = new Error(`The features of ${path} were refused: ${response.status} ${await response.text()}`);
        throw Object.assign(refused, { code: response.status === CONFLICT ? 'aborted' : '' });
      }),
    ),
  );
}
