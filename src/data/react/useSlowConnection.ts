import { useSyncExternalStore } from 'react';
import { connection } from '../connection';

/** Whether the server is silent although the browser believes itself online: what is shown comes from this device. */
export const useSlowConnection = (): boolean => useSyncExternalStore(connection.subscribe, connection.isSlow);
