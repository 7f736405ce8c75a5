// Writes the firebase.json that the emulators run on: the project's, plus what only this run can know.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CACHE, ROOT } from '../project.mjs';
import { HOST, emulatorPorts } from './ports.mjs';

/**
 * Writes one run's configuration into its own folder, where firebase-tools also puts its logs, so runs on different
 * ports do not touch each other's files.
 * @param {{ isUiOn: boolean, offset?: number }} options
 * @returns {{ folder: string, file: string }}
 */
export function writeRunConfig({ isUiOn, offset }) {
  const ports = emulatorPorts(offset);
  const folder = join(CACHE, 'emulators', `run-${ports.hub}`);
  mkdirSync(folder, { recursive: true });
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  for (const [name, settings] of Object.entries(config.emulators)) {
    if (settings.port) settings.port = ports[name];
  }
  config.emulators.firestore.websocketPort = ports['firestore.websocket'];
  config.emulators.ui.enabled = isUiOn;
  // Tests of the rules and of stores use their own projects; otherwise each of their requests triggers a warning.
  config.emulators.singleProjectMode = false;
  config.firestore.rules = join(ROOT, config.firestore.rules);
  config.firestore.indexes = join(ROOT, config.firestore.indexes);
  config.storage.rules = join(ROOT, config.storage.rules);
  // Unlike the rules, these two are always resolved against the configuration's folder.
  for (const functions of config.functions) functions.source = relative(folder, join(ROOT, functions.source));
  config.hosting.public = relative(folder, join(ROOT, config.hosting.public));
  allowEmulators(config.hosting);
  const file = join(folder, 'firebase.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  return { folder, file };
}

/** @returns {string[]} rules files that firebase.json names and that do not exist */
export function missingRules() {
  const { firestore, storage } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  return [firestore.rules, storage.rules].filter((file) => !existsSync(join(ROOT, file)));
}

/** The production policy would block a build that talks to the emulators. */
function allowEmulators(hosting) {
  for (const { headers } of hosting.headers) {
    for (const header of headers) {
      if (header.key !== 'Content-Security-Policy') continue;
      header.value = header.value
        .replace('; upgrade-insecure-requests', '')
        .replace(/(connect-src|img-src|media-src|frame-src|script-src) /g, `$1 http://${HOST}:* http://localhost:* `)
        .replace(/(connect-src) /, `$1 ws://${HOST}:* ws://localhost:* `);
    }
  }
}
