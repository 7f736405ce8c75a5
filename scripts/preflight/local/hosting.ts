import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../bench/paths';
import { withAppAreas } from '../../hosting';
import { good, open, within, wrong, type Finding } from '../finding';
import { HOSTING_LIMITS } from '../limits';

/** Checks the routes, the files and the build's origin. */
export function hostingFindings(): Finding[] {
  const config = readFileSync(join(ROOT, 'firebase.json'), 'utf8');
  const addresses =
    withAppAreas(config) === config
      ? good('Addresses: firebase.json leads all of them to the app')
      : wrong('Addresses: firebase.json lacks some of the app', 'npm run hosting');
  const dist = join(ROOT, 'dist');
  if (!existsSync(join(dist, 'app.html'))) return [addresses, open('The web app is not built', 'npm run build')];
  const sizes = globSync('**/*', { cwd: dist })
    .map((file) => statSync(join(dist, file)))
    .filter((stats) => stats.isFile())
    .map(({ size }) => size);
  const page = readFileSync(join(dist, 'app.html'), 'utf8');
  return [
    addresses,
    page.includes('http-equiv="Content-Security-Policy"')
      ? good('The web app is built for production: its page names its own project')
      : open('The web app was built for the emulators', 'npm run build   (a deployment builds it again)'),
    within('Files of the web app', sizes.length, HOSTING_LIMITS.files, 'See dist/.'),
    within('Bytes of its largest file', Math.max(...sizes), HOSTING_LIMITS.fileBytes, 'See dist/.'),
  ];
}
