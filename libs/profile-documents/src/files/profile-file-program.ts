import type { ProfileDocument } from '../domain/profile-document.js';
import { type FileOptions, makeProfileFile, type ProfileFile } from './make-profile-file.js';

/** What the program is asked. */
export interface FileOrder {
  document: ProfileDocument;
  options: FileOptions;
}

/** What it says: that it is there, and then for each order the file, or null where it failed. Why may hold words of the profile. */
export type FileAnswer = 'ready' | ProfileFile | null;

/** Makes files of profiles in a process of its own, one after the other: to set a long one takes the processor for seconds. */
const answer = (said: FileAnswer) => process.send?.(said);

process.on('message', ({ document, options }: FileOrder) => {
  makeProfileFile(document, options).then(answer, () => answer(null));
});
// Whoever asked is gone.
process.on('disconnect', () => process.exit(0));
answer('ready');
