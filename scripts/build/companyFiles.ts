import type { Plugin } from 'vite';
import { feedFile } from './atomFeed.ts';
import { builtFiles } from './builtFiles.ts';
import { contactFile } from './contactFile.ts';
import { licenseFile } from './licenseList.ts';

/** Builds the feed, contact file and licenses. */
export const companyFiles = (): Plugin => builtFiles([feedFile, contactFile, licenseFile]);
