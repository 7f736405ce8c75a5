import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { STORAGE_OPERATION_RETRY_MS, STORAGE_UPLOAD_RETRY_MS } from '../limits';
import { firebaseApp } from './app';
import { startAppCheck } from './appCheck';
import { EMULATOR_HOST, EMULATOR_PORTS, usesEmulators } from './env';

function createStorage(): FirebaseStorage {
  const storage = getStorage(firebaseApp);
  storage.maxOperationRetryTime = STORAGE_OPERATION_RETRY_MS;
  storage.maxUploadRetryTime = STORAGE_UPLOAD_RETRY_MS;
  if (usesEmulators) connectStorageEmulator(storage, EMULATOR_HOST, EMULATOR_PORTS.storage);
  return storage;
}

await startAppCheck();
export const firebaseStorage = createStorage();
