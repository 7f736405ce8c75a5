/** Google's APIs for one project, as a signed-in user. */
export type ProjectApi = {
  project: string;
  /** @throws ApiError for any response but 2xx */
  get: (service: Service, path: string) => Promise<unknown>;
  post: (service: Service, path: string, body: unknown) => Promise<unknown>;
  remove: (service: Service, path: string) => Promise<void>;
};

/** The services' origins; tests replace them with a local server. */
export const ORIGINS = {
  billing: 'https://cloudbilling.googleapis.com',
  rules: 'https://firebaserules.googleapis.com',
  firestore: 'https://firestore.googleapis.com',
  secrets: 'https://secretmanager.googleapis.com',
  accounts: 'https://identitytoolkit.googleapis.com',
  functions: 'https://cloudfunctions.googleapis.com',
  storage: 'https://storage.googleapis.com',
};
export type Service = keyof typeof ORIGINS;

export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const TIMEOUT_MS = 30_000;

/** Extracts the message of a Google API error: `{ error: { message } }`. */
function messageIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: string } };
    return error?.message ?? text;
  } catch {
    return text;
  }
}

/**
 * @param project its id
 * @param token an OAuth access token
 * @param origins by service
 */
export function projectApi(project: string, token: string, origins: Record<Service, string> = ORIGINS): ProjectApi {
  const send = async (method: string, service: Service, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${origins[service]}${path}`, {
      method,
      // Bills the request to the project being checked, whatever gcloud's default is.
      headers: {
        authorization: `Bearer ${token}`,
        'x-goog-user-project': project,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, messageIn(text).trim());
    return text === '' ? {} : JSON.parse(text);
  };
  return {
    project,
    get: (service, path) => send('GET', service, path),
    post: (service, path, body) => send('POST', service, path, body),
    remove: async (service, path) => void (await send('DELETE', service, path)),
  };
}

/** Reads all pages of a list. @param name of the field that holds the entries */
export async function everyPage(api: ProjectApi, service: Service, path: string, name: string): Promise<unknown[]> {
  const found: unknown[] = [];
  let next = '';
  do {
    const page = (await api.get(
      service,
      next === '' ? path : `${path}${path.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(next)}`,
    )) as Record<string, unknown>;
    const entries = page[name];
    if (Array.isArray(entries)) found.push(...(entries as unknown[]));
    next = typeof page['nextPageToken'] === 'string' ? page['nextPageToken'] : '';
  } while (next !== '');
  return found;
}
