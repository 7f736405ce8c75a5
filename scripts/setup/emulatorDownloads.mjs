// Lets firebase-tools download the emulators' programs if there is internet access.
import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { BIN, CACHE } from '../project.mjs';
import { areDownloaded } from '../emulators/binaries.mjs';
import { pathWith } from './node.mjs';

const DOWNLOAD_HOST = 'storage.googleapis.com';
const PROBE_TIMEOUT_MS = 2000;
const DOWNLOAD_TIMEOUT_MS = 300_000;

/**
 * Downloads what is missing of the Firestore and Storage emulators and the emulator UI. A download
 * that fails is no error here: there may be another way to run the emulators.
 * @param {string} node
 * @param {{ home: string }} jdk
 */
export async function downloadEmulators(node, jdk) {
  if (!(await canReachDownloads())) return;
  for (const name of ['firestore', 'storage', 'ui']) {
    if (areDownloaded(name)) continue;
    try {
      execFileSync(node, [BIN.firebase, `setup:emulators:${name}`], {
        cwd: CACHE,
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: DOWNLOAD_TIMEOUT_MS,
        env: { ...process.env, PATH: pathWith(`${jdk.home}/bin/java`) },
      });
    } catch {
      return;
    }
  }
}

function canReachDownloads() {
  return new Promise((resolve) => {
    const socket = connect({ host: DOWNLOAD_HOST, port: 443, timeout: PROBE_TIMEOUT_MS });
    const settle = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}
