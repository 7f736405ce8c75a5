import type { IndexConfig } from '../../indexes/coverage';
import { open, wrong, type Finding } from '../finding';
import type { DeployedFunction } from '../local/functions';
import { accountFindings } from './accounts';
import { ApiError, type ProjectApi } from './api';
import { databaseFindings, indexFindings } from './database';
import { billingFinding, bucketFindings, deployedFinding, rulesFinding, secretFindings } from './services';

type Ours = {
  /** The build's variables. */
  env: Readonly<Record<string, string>>;
  indexes: IndexConfig;
  functions: readonly DeployedFunction[];
};

/** A rejected request is a finding like any other: the remaining checks still run. */
async function asked(what: string, ask: () => Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    return [await ask()].flat();
  } catch (error) {
    if (error instanceof ApiError)
      return [wrong(`${what}: ${String(error.status)} ${error.message}`, 'See docs/deploy.md.')];
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return [wrong(`${what}: the service cannot be reached`, 'Check the connection, and ask again.')];
    throw error;
  }
}

/** Runs all checks against a project, one after the other, without changing anything. */
export async function askProject(api: ProjectApi, { env, indexes, functions }: Ours): Promise<Finding[]> {
  const { project } = api;
  const site = env['VITE_SITE_URL'] ? [new URL(env['VITE_SITE_URL']).hostname] : [];
  const bucket = env['VITE_FIREBASE_STORAGE_BUCKET'] ?? '';
  return [
    ...(await asked('Billing', () => billingFinding(api))),
    ...(await asked('Rules', () => rulesFinding(api, 'firestore.rules'))),
    ...(await asked('Rules', () => rulesFinding(api, 'storage.rules'))),
    ...(await asked('Indexes in the project', () => indexFindings(api, indexes))),
    ...(await asked('Database', () => databaseFindings(api))),
    ...(await asked('Secrets', () => secretFindings(api))),
    ...(await asked('Accounts', () =>
      accountFindings(api, {
        domains: [...site, `${project}.web.app`, `${project}.firebaseapp.com`],
        hasGoogleSignIn: env['VITE_GOOGLE_SIGN_IN'] === 'true',
      }),
    )),
    ...(bucket === ''
      ? [open('Files: the build names no bucket', 'VITE_FIREBASE_STORAGE_BUCKET in .env.production.local')]
      : await asked('Files', () => bucketFindings(api, bucket))),
    ...(await asked('Functions in the project', () => deployedFinding(api, functions))),
  ];
}
