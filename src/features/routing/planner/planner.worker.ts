import type { ToPlanner } from './messages';
import { servePlanner } from './servePlanner';

/** Plans beside the page, so that it stays open to whoever works with it. */
const receive = servePlanner((message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToPlanner>) => receive(data));
