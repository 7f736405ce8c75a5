import '@/lib/schemasWithoutEval';
import type { ToPlanner } from './messages';
import { servePlanner } from './servePlanner';

/** Plans off the main thread, so the page stays responsive. */
const receive = servePlanner((message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToPlanner>) => receive(data));
