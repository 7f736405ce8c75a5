import { getApps, initializeApp } from 'firebase-admin/app';
import {
  AggregateField,
  FieldPath,
  FieldValue,
  getFirestore,
  Timestamp,
  type Firestore,
} from 'firebase-admin/firestore';
import { createMemoryDocuments } from '@/data/records/memoryDocuments';
import * as memory from '@/demo/server/shims/firebaseAdminFirestore';
import { describeAdminQueries } from './adminQueries.contract';
import { describeAdminWrites, type Sdk } from './adminWrites.contract';

const app = getApps()[0] ?? initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-fieldwright' });
const real: Sdk = { AggregateField, FieldPath, FieldValue, Timestamp };
describeAdminWrites('Firestore', getFirestore(app), real);
describeAdminQueries('Firestore', getFirestore(app), real);

// As much of it as the functions use.
const inMemory = new memory.MemoryFirestore(createMemoryDocuments()) as unknown as Firestore;
const sdk = memory as unknown as Sdk;
describeAdminWrites('in memory', inMemory, sdk);
describeAdminQueries('in memory', inMemory, sdk);
