import { expect, it } from 'vitest';
import { sourcesIn } from './sources';

/** In em of the window: what ShellFrame.module.css reckons with when it puts the assistant beside a page. */
const WIDEST_STEP = 75;
const SUMS = 'src/app/shell/ShellFrame.module.css';
/** These are about the frame, not about a page in it. */
const OF_THE_FRAME = [SUMS, 'src/app/shell/useMenuGivesWay.ts'];

it('no page is laid out in wider steps than the assistant leaves room for', () => {
  const told = sourcesIn('src', /\.(?:css|tsx?)$/)
    .filter(({ path }) => !OF_THE_FRAME.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\((?:min|max)-width: ([\d.]+)em\)/g)]
        .filter(([, em]) => Number(em) > WIDEST_STEP)
        .map(
          ([query]) =>
            `${path} has a step at ${query}, which is not there beside the assistant. Use one up to ${WIDEST_STEP}em, or change the sums in ${SUMS}.`,
        ),
    );
  expect(told).toEqual([]);
});
