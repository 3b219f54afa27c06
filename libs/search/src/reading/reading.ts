import type { RemoteWord } from './cue-words.js';

/** One filter that was read, and from which letters of the text. */
export type ReadPart = { from: number; to: number; certainty: number } & (
  | { kind: 'city' | 'country' | 'language'; id: number }
  | { kind: 'remote'; value: RemoteWord }
  | { kind: 'employmentType' | 'experience' | 'salary'; value: number }
  | { kind: 'noLocalLanguage' }
);

export interface Reading {
  parts: ReadPart[];
  /** What is left to be searched for as words. */
  rest: string;
  /** Of its least certain part. */
  certainty: number;
}
