import '../deploymentEnvironment';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as functions from '../../../functions/src/index';
import { ROOT } from '../../bench/paths';
import { good, open, within, wrong, type Finding } from '../finding';
import { FUNCTION_LIMITS } from '../limits';

/** A function's deployment settings, as firebase-tools reads them from the code. */
export type DeployedFunction = {
  name: string;
  kind: 'event' | 'schedule' | 'callable' | 'https';
  timeoutSeconds: number;
  memoryMb: number;
  secrets: string[];
};

type Endpoint = {
  eventTrigger?: object;
  scheduleTrigger?: object;
  callableTrigger?: object;
  /** Not a number if the code leaves it to the service. */
  timeoutSeconds?: unknown;
  availableMemoryMb?: unknown;
  secretEnvironmentVariables?: { key: string }[];
};

/** The service's default if the code sets none. */
const DEFAULT_SECONDS = 60;
const DEFAULT_MEMORY_MB = 256;

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

const kindOf = ({ eventTrigger, scheduleTrigger, callableTrigger }: Endpoint): DeployedFunction['kind'] =>
  eventTrigger ? 'event' : scheduleTrigger ? 'schedule' : callableTrigger ? 'callable' : 'https';

/** Returns every function that functions/src/index.ts exports. */
export const deployedFunctions = (): DeployedFunction[] =>
  Object.entries(functions as Record<string, unknown>).flatMap(([name, exported]) => {
    const { __endpoint: endpoint } = exported as { __endpoint?: Endpoint };
    if (!endpoint) return [];
    return {
      name,
      kind: kindOf(endpoint),
      timeoutSeconds: numberOr(endpoint.timeoutSeconds, DEFAULT_SECONDS),
      memoryMb: numberOr(endpoint.availableMemoryMb, DEFAULT_MEMORY_MB),
      secrets: (endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key),
    };
  });

const LONGEST: Record<DeployedFunction['kind'], number> = {
  event: FUNCTION_LIMITS.eventSeconds,
  schedule: FUNCTION_LIMITS.scheduleSeconds,
  callable: FUNCTION_LIMITS.httpSeconds,
  https: FUNCTION_LIMITS.httpSeconds,
};

/** Returns what is wrong with the functions' names or limits: one sentence each. */
export function refusedFunctions(all: readonly DeployedFunction[]): string[] {
  const names = all.map(({ name }) => name.toLowerCase());
  return all.flatMap(({ name, kind, timeoutSeconds, memoryMb }) => [
    ...(name.length > FUNCTION_LIMITS.nameLength ? [`${name} has a name of ${String(name.length)} characters`] : []),
    ...(/^[a-zA-Z]\w*$/.test(name) && !name.includes('_') ? [] : [`${name} is no name for a service`]),
    ...(names.filter((other) => other === name.toLowerCase()).length > 1
      ? [`${name} differs from another function only in capitals, and services have none`]
      : []),
    ...(timeoutSeconds > LONGEST[kind]
      ? [`${name} may take ${String(timeoutSeconds)} s, and ${kind} ends sooner`]
      : []),
    ...(memoryMb > FUNCTION_LIMITS.memoryMb ? [`${name} asks for ${String(memoryMb)} MB`] : []),
  ]);
}

const FEWER = 'Let one function serve several: docs/architecture.md.';

function buildFinding(): Finding {
  const folder = join(ROOT, 'functions/lib');
  if (!existsSync(join(folder, 'index.js'))) return open('Functions are not built', 'npm run build:functions');
  const bytes = globSync('**/*', { cwd: folder }).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  const limit = FUNCTION_LIMITS.sourceBytes;
  return within('Bytes of the built functions', bytes, limit, 'See what functions/build.mjs prints.');
}

/** Checks the functions' names, number and limits. */
export function functionFindings(): Finding[] {
  const all = deployedFunctions();
  const count = (kind: DeployedFunction['kind']): number => all.filter((one) => one.kind === kind).length;
  const refused = refusedFunctions(all);
  const slowest = Math.max(...all.map(({ timeoutSeconds }) => timeoutSeconds));
  const largest = Math.max(...all.map(({ memoryMb }) => memoryMb));
  return [
    refused.length > 0
      ? wrong('Functions that cannot be deployed', `${refused.join('; ')}.`)
      : good(`Functions: names and limits are taken (at most ${String(slowest)} s and ${String(largest)} MB)`),
    within('Functions', all.length, FUNCTION_LIMITS.services, FEWER),
    within('Functions that follow records', count('event'), FUNCTION_LIMITS.eventTriggers, FEWER),
    within('Functions with a schedule', count('schedule'), FUNCTION_LIMITS.schedules, FEWER),
    buildFinding(),
  ];
}
