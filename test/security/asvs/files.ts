import { by, type Requirement, requirement } from './requirement.js';

const HOSTILE = 'test/hostile-input/cv-uploads.spec.ts';
const API = 'test/e2e/cvs/cvs-api.spec.ts';

/** V5 File Handling. */
export const FILES: Requirement[] = [
  requirement('5.1.1', 2, 'It is written which files are taken, how large, and what is done against harmful ones.', {
    written: [
      { file: 'libs/cvs/README.md', words: 'ten CVs of 10 MB and 200 pages are the most' },
      { file: 'libs/cvs/README.md', words: 'type by content, names, sizes and programs in ZIP files' },
    ],
  }),
  requirement('5.2.1', 1, 'No file is taken that would slow the product down.', {
    shown: by(
      HOSTILE,
      'of several people at once are never held in memory',
      'of more than ten megabytes are refused, whether or not they say so before',
    ),
  }),
  requirement('5.2.2', 1, 'What is in a file counts, not its name.', {
    shown: [
      ...by(API, 'knows a %s by what is in it, whatever its name says'),
      ...by(HOSTILE, 'is refused with words of its own: $what'),
    ],
  }),
  requirement('5.2.3', 2, 'Packed files are held to a size and a number before they are unpacked.', {
    shown: by(HOSTILE, 'is refused with words of its own: $what'),
  }),
  requirement('5.3.1', 1, 'No uploaded file is ever run.', {
    shown: by(API, 'gives the file to be saved, never to be shown, at %p'),
    note: 'Files lie under random names outside of what is served, and are only ever sent as attachments.',
  }),
  requirement('5.3.2', 1, 'No path is made of what somebody sent.', {
    shown: by('libs/cvs/src/domain/cv-name.spec.ts', 'makes of %p with %s inside %p'),
    note: 'The name of a file is a text to be shown; in the storage it is a random one.',
  }),
  requirement('5.4.1', 2, 'The name of a download is ours to say.', {
    shown: by(API, 'gives the file to be saved, never to be shown, at %p'),
  }),
  requirement('5.4.2', 2, 'Names of files are encoded where they are sent.', {
    shown: by(API, 'gives the file to be saved, never to be shown, at %p'),
  }),
  requirement('5.4.3', 2, 'A scanner looks at files of strangers.', {
    shown: by(
      'test/e2e/cvs/scanning.suite.ts',
      'is its owner’s alone until it is called clean',
      'goes when it is infected, with all that was read in it; its owner sees why',
    ),
    note: 'Where `CLAMD_URL` names one; the log of every start says when none is set.',
  }),
];
