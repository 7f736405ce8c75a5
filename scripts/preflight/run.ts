// npm run preflight [-- --project ID]: reports what would keep a deployment from working, one line per check.
import { loadEnv } from 'vite';
import { ROOT } from '../bench/paths';
import { readIndexes } from '../indexes/known';
import { lineOf, open, wrong, type Finding } from './finding';
import { configurationFindings } from './local/configuration';
import { deployedFunctions, functionFindings } from './local/functions';
import { hostingFindings } from './local/hosting';
import { indexFindings } from './local/indexes';
import { compiledFinding, rulesFindings } from './local/rules';
import { projectApi, type ProjectApi } from './project/api';
import { askProject } from './project/askProject';
import { accessToken } from './project/token';

function print(findings: readonly Finding[]): Finding[] {
  for (const finding of findings) console.log(lineOf(finding));
  return [...findings];
}

/** @throws Error for `--project` without a name */
function projectIn(args: readonly string[]): string {
  const at = args.indexOf('--project');
  if (at < 0) return '';
  const name = args[at + 1];
  if (!name || !/^[a-z][a-z0-9-]+$/.test(name)) throw new Error('Name the project: npm run preflight -- --project ID');
  return name;
}

async function askSignedIn(project: string): Promise<Finding[]> {
  const token = await accessToken();
  if (token === '') return print([wrong('Nobody is signed in, so the project was not asked', 'npx firebase login')]);
  const api: ProjectApi = projectApi(project, token);
  const env = loadEnv('production', ROOT, 'VITE_');
  return print(await askProject(api, { env, indexes: readIndexes(), functions: deployedFunctions() }));
}

const project = projectIn(process.argv.slice(2));
const findings = [
  ...print([...rulesFindings(), compiledFinding()]),
  ...print(indexFindings()),
  ...print(functionFindings()),
  ...print(hostingFindings()),
  ...print(configurationFindings(project)),
  ...(project === ''
    ? print([open('The project was not asked', 'npm run preflight -- --project ID')])
    : await askSignedIn(project)),
];
const count = (state: Finding['state']): number => findings.filter((finding) => finding.state === state).length;
console.log(`\n${String(count('good'))} good, ${String(count('wrong'))} wrong, ${String(count('open'))} open`);
if (count('wrong') > 0) process.exitCode = 1;
