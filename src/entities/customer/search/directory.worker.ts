import { createDirectoryIndex } from './directoryIndex';
import type { FromWorker, ToWorker } from './messages';

/** Searches beside the page, so that typing and scrolling never wait for 50,000 customers. */
const index = createDirectoryIndex();

const answer = (message: FromWorker): void => {
  postMessage(message);
};

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    switch (data.kind) {
      case 'shards':
        index.putShards(data.shards);
        break;
      case 'local':
        index.putLocal(data.rows);
        break;
      case 'clear':
        index.clear();
        break;
      case 'search':
        answer({ kind: 'search', id: data.id, result: index.search(data.query, data.options) });
        break;
      case 'tags':
        answer({ kind: 'tags', id: data.id, tags: index.tags() });
        break;
      case 'duplicates':
        answer({ kind: 'duplicates', id: data.id, rows: index.findDuplicates(data.query) });
        break;
      case 'import':
        answer({ kind: 'import', id: data.id, matches: index.matchImport(data.queries) });
        break;
    }
  } catch (error) {
    answer({ kind: 'failure', id: 'id' in data ? data.id : 0, message: String(error) });
  }
});
